/**
 * Resolves when the parser has read the whole page. Only then are all children of an element (fallback, configuration)
 * there, and the scripts with the page's configuration. Does not wait for deferred scripts, images or style sheets.
 */
export function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(
      'readystatechange',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
