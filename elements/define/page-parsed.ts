/**
 * Settles when the parser has read the whole page. Only then are an element's children (fallback, configuration) all
 * there, and so are the scripts with which the page prints its configuration. Does not wait for deferred scripts,
 * pictures or style sheets.
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
