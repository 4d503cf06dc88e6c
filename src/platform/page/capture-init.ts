const ATTRIBUTE = 'data-mage-init';
const SELECTOR = `script[type="text/x-magento-init"],[${ATTRIBUTE}]`;

/**
 * What the page configures its widgets with: each element that has a `data-mage-init` with the attribute's text, and each
 * `text/x-magento-init` script with null. A script's own text is read late: while the page is being parsed it may be seen
 * before its text is complete, and it stays readable after the page has removed the script.
 */
const captured = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.init')] ??=
  new Map()) as Map<Element, string | null>;

/**
 * Starts to keep the page's `text/x-magento-init` scripts and `data-mage-init` attributes, which the page removes once it
 * has run them (decisions C55). Run by the loader as early as it can; ends with the page's `load` event.
 */
export function captureInit(): void {
  collect(document);
  if (document.readyState === 'complete') return;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, target, oldValue } of changes) {
      if (oldValue !== null)
        captured.set(target as Element, attributeOf(target as Element) ?? oldValue);
      for (const node of [...addedNodes, ...removedNodes]) {
        if (node instanceof Element) collect(node);
      }
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [ATTRIBUTE],
    attributeOldValue: true,
  });
  window.addEventListener(
    'load',
    () => {
      collect(document);
      observer.disconnect();
    },
    { once: true },
  );
}

const attributeOf = (element: Element): string | null => element.getAttribute(ATTRIBUTE);

function collect(root: Document | Element): void {
  const found = [...root.querySelectorAll(SELECTOR)];
  if (root instanceof Element && root.matches(SELECTOR)) found.push(root);
  for (const element of found) captured.set(element, attributeOf(element));
}

/** Takes the place of all that was seen so far by what a whole `page` holds; answers false when it holds nothing. */
export function adoptInit(page: Document): boolean {
  if (page.querySelector(SELECTOR) === null) return false;
  captured.clear();
  collect(page);
  return true;
}

/** All elements seen so far, those still in the page included: an attribute's text, or null for a script. */
export function initElements(): ReadonlyMap<Element, string | null> {
  collect(document);
  return captured;
}
