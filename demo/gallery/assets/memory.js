// Runs first on a preview: replaces cookies and storage with ones that last as long as the page, so that a preview
// never changes the visitor's own cart.

(() => {
  /** @returns {Storage} */
  const memoryStorage = () => {
    /** @type {Map<string, string>} */
    const kept = new Map();
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, String(value));
      },
      removeItem: (key) => {
        kept.delete(key);
      },
      clear: () => {
        kept.clear();
      },
    };
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }

  /** @type {Map<string, string>} */
  const cookies = new Map();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (/** @type {string} */ text) => {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const [name = ''] = pair.split('=');
      const ends = attributes.find((part) => /^expires=/i.test(part))?.slice('expires='.length);
      const isOver = ends !== undefined && Date.parse(ends) <= Date.now();
      if (isOver || attributes.some((part) => /^max-age=(0|-\d+)$/i.test(part)))
        cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    },
  });
  const { formKey, messages, viewed } = JSON.parse(
    document.documentElement.dataset.preview ?? '{}',
  );
  document.cookie = `form_key=${formKey}`;
  if (messages) document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(messages))}`;

  // Stores viewed products like the platform; their names are requested from the shop.
  const seconds = Date.now() / 1000;
  const views = /** @type {string[]} */ (viewed).map((id, index) => [
    `website-1-${id}`,
    { added_at: seconds - index, product_id: id, scope_id: '1' },
  ]);
  window.localStorage.setItem('recently_viewed_product', JSON.stringify(Object.fromEntries(views)));
})();
