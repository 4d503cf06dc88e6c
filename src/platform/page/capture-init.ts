/** An attribute's text by its element; null for a script. */
export type InitElements = ReadonlyMap<Element, string | null>;

const ATTRIBUTE = 'data-mage-init';
const SELECTOR = `script[type="text/x-magento-init"],[${ATTRIBUTE}]`;

/**
 * The elements that configure the page's widgets: each with a `data-mage-init` attribute mapped to the attribute's
 * text, each `text/x-magento-init` script mapped to null. A script's text is read later: while the page is being parsed
 * it may not be complete yet, and it stays readable after the page has removed the script.
 */
const captured = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.init')] ??=
  new Map()) as Map<Element, string | null>;

/**
 * Starts to collect the page's `text/x-magento-init` scripts and `data-mage-init` attributes, which the page removes
 * once it has run them (decisions C55). The loader calls it as early as possible; it ends with the page's `load` event.
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
  addEventListener('load', () => {
    collect(document);
    observer.disconnect();
  });
}

const attributeOf = (element: Element): string | null => element.getAttribute(ATTRIBUTE);

function collect(root: Document | Element, into = captured): void {
  const found = [...root.querySelectorAll(SELECTOR)];
  if (root instanceof Element && root.matches(SELECTOR)) found.push(root);
  for (const element of found) into.set(element, attributeOf(element));
}

/** Replaces all collected elements by those of a whole `page`; returns false when it has none. */
export function adoptInit(page: Document): boolean {
  if (page.querySelector(SELECTOR) === null) return false;
  captured.clear();
  collect(page);
  return true;
}

/** The elements of a page that was fetched. */
export function initElementsOf(page: Document): InitElements {
  const found = new Map<Element, string | null>();
  collect(page, found);
  return found;
}

/** All collected elements, including those still in the page. */
export function initElements(): InitElements {
  collect(document);
  return captured;
}
