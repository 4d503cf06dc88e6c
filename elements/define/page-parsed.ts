/**
 * Resolves when the parser has read the whole page. Only then are all children of an element (fallback, configuration)
 * there, and the scripts with the page's configuration. Does not wait for deferred scripts, images or style sheets.
 */
export const pageParsed = (): Promise<unknown> =>
  document.readyState === 'loading' ? (parsed ??= untilParsed()) : Promise.resolve();

/** Shared, so that all elements start in the same task. */
let parsed: Promise<unknown> | undefined;

const untilParsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
