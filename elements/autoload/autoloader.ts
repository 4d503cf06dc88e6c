import { loadTag, type Source } from './load-tag';
import { whenDue } from './triggers';

/**
 * Watches the page for tags and loads the code of each tag once. A tag whose code cannot be loaded keeps its fallback,
 * fires `till-element-failed` and is retried when the browser is back online.
 */
export class Autoloader {
  readonly #selector: string;
  readonly #seen = new WeakSet<Element>();
  readonly #requested = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(readonly source: Source) {
    this.#selector = Object.keys(source.chunks).join(',');
  }

  start(): void {
    if (this.#selector === '') return;
    this.scan(document);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof Element) this.scan(node);
      }
    }).observe(document, { childList: true, subtree: true });
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.scan(document);
    });
    addEventListener('online', () => {
      const again = [...this.#failed];
      this.#failed.clear();
      for (const tag of again) void this.#load(tag);
    });
  }

  /** Finds our tags in `root`, including `root` itself. */
  scan(root: Element | Document): void {
    if (root instanceof Element && root.matches(this.#selector)) this.#discover(root);
    for (const element of root.querySelectorAll(this.#selector)) this.#discover(element);
  }

  #discover(element: Element): void {
    if (this.#seen.has(element)) return;
    this.#seen.add(element);
    const tag = element.localName;
    if (this.#requested.has(tag) || customElements.get(tag) !== undefined) return;
    whenDue(element, () => {
      if (this.#requested.has(tag)) return;
      this.#requested.add(tag);
      void this.#load(tag);
    });
  }

  async #load(tag: string): Promise<void> {
    try {
      await loadTag(tag, this.source);
    } catch (error) {
      this.#failed.add(tag);
      const message = `The code of <${tag}> could not be loaded.`;
      console.error(`[till] ${message}`, error);
      for (const element of document.querySelectorAll(tag)) {
        element.dispatchEvent(
          new CustomEvent('till-element-failed', {
            bubbles: true,
            composed: true,
            detail: { tag, message },
          }),
        );
      }
    }
  }
}
