import { reportFailedLoad } from './failed-load';
import { whenDue } from './triggers';

/**
 * Watches the page for `tags` and loads the code of each tag once. A tag whose code cannot be loaded keeps its fallback,
 * fires `till-element-failed` and is retried when the browser is back online.
 */
export function autoload(tags: readonly string[], load: (tag: string) => Promise<void>): void {
  const selector = tags.join();
  const seen = new WeakSet<Element>();
  const requested = new Set<string>();
  const failed = new Set<string>();

  const tryToLoad = async (tag: string): Promise<void> => {
    try {
      await load(tag);
    } catch (error) {
      failed.add(tag);
      reportFailedLoad(tag, document.querySelectorAll(tag), error);
    }
  };

  const discover = (element: Element): void => {
    if (seen.has(element)) return;
    seen.add(element);
    const tag = element.localName;
    if (requested.has(tag) || customElements.get(tag) !== undefined) return;
    whenDue(element, () => {
      if (requested.has(tag)) return;
      requested.add(tag);
      void tryToLoad(tag);
    });
  };

  /** Finds Till's tags in `root`, including `root` itself. */
  const scan = (root: Element | Document): void => {
    if (root instanceof Element && root.matches(selector)) discover(root);
    root.querySelectorAll(selector).forEach(discover);
  };

  scan(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) scan(node);
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener('pageshow', (event) => {
    if (event.persisted) scan(document);
  });
  addEventListener('online', () => {
    const again = [...failed];
    failed.clear();
    for (const tag of again) void tryToLoad(tag);
  });
}
