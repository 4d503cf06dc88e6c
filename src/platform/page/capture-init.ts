const SELECTOR = 'script[type="text/x-magento-init"]';

/**
 * The elements themselves are kept, not their text: while the page is being parsed a script may be seen before its
 * text is complete, and the text stays readable after the page has removed the element.
 */
const captured = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.init')] ??=
  new Set<Element>()) as Set<Element>;

/**
 * Starts to keep the page's `text/x-magento-init` scripts, which the page removes once it has run them
 * (decisions C55). Run by the loader as early as it can; ends with the page's `load` event.
 */
export function captureInit(): void {
  collect(document);
  if (document.readyState === 'complete') return;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of [...addedNodes, ...removedNodes]) {
        if (node instanceof Element) collect(node);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  window.addEventListener(
    'load',
    () => {
      collect(document);
      observer.disconnect();
    },
    { once: true },
  );
}

function collect(root: Document | Element): void {
  if (root instanceof Element && root.matches(SELECTOR)) captured.add(root);
  for (const script of root.querySelectorAll(SELECTOR)) captured.add(script);
}

/** The texts of all init scripts seen so far, those still in the page included. */
export function initTexts(): readonly string[] {
  collect(document);
  return [...captured].map((script) => script.textContent);
}
