// The shop of a live example: responses that were recorded when the site was built, and a cart that can be changed.
(() => {
  const PLACE = 'http://shop.invalid/';
  const base = new URL('files/', location.href).href;
  const here = (text) => text.replaceAll(PLACE, base);

  const kinds = ['application/json', 'text/x-magento-init'].map((type) => `script[type="${type}"]`);
  for (const script of document.querySelectorAll(kinds.join())) {
    script.textContent = here(script.textContent);
  }
  for (const element of document.querySelectorAll('[data-mage-init]')) {
    element.dataset.mageInit = here(element.dataset.mageInit);
  }

  const { sections, responses } = JSON.parse(document.getElementById('live-shop').textContent);
  const { cart } = sections;
  let version = Math.round(Date.now() / 1000);

  const asPrice = (amount) => `<span class="price">$${amount.toFixed(2)}</span>`;
  function sumUp() {
    const total = cart.items.reduce((sum, line) => sum + line.qty * line.product_price_value, 0);
    cart.summary_count = cart.items.reduce((sum, { qty }) => sum + qty, 0);
    cart.subtotalAmount = total.toFixed(4);
    cart.subtotal = cart.subtotal_incl_tax = cart.subtotal_excl_tax = asPrice(total);
  }

  function load(names) {
    version += 1;
    const known = names.filter((name) => name in sections);
    return Object.fromEntries(known.map((name) => [name, { ...sections[name], data_id: version }]));
  }

  function responseTo(method, address, body) {
    const { pathname, searchParams } = new URL(address);
    const path = pathname.slice(new URL(base).pathname.length);
    if (path.startsWith('customer/section/load')) {
      return load((searchParams.get('sections') ?? '').split(','));
    }
    if (path.startsWith('checkout/sidebar/')) {
      const form = new URLSearchParams(body ?? '');
      const line = cart.items.find(({ item_id }) => item_id === form.get('item_id'));
      if (path.includes('removeItem')) cart.items = cart.items.filter((other) => other !== line);
      else if (line) line.qty = Number(form.get('item_qty'));
      sumUp();
      return { success: true };
    }
    // Totals differ once a shipping method is chosen.
    const chosen = /"shipping_method_code":/.test(String(body)) ? ' with a method' : '';
    return responses[`${method} ${path.replace(/guest-carts\/\w+/, 'guest-carts/:id')}${chosen}`];
  }

  // Only the address changes: the browser's own request then reads the response from memory.
  const { open, send, setRequestHeader } = XMLHttpRequest.prototype;
  const requests = new WeakMap();
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    const address = new URL(url, location.href).href;
    if (!address.startsWith(base)) return open.call(this, method, url, ...rest);
    requests.set(this, { method: method.toUpperCase(), address });
  };
  XMLHttpRequest.prototype.setRequestHeader = function (...header) {
    if (!requests.has(this)) setRequestHeader.apply(this, header);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const request = requests.get(this);
    if (request === undefined) return send.call(this, body);
    const response = responseTo(request.method, request.address, body);
    // Unknown calls fail as in a shop that is down, with their names in the network panel.
    const missing = `${base}not-recorded?${request.method}=${request.address.slice(base.length)}`;
    const json = new Blob([JSON.stringify(response)], { type: 'application/json' });
    open.call(this, 'GET', response === undefined ? missing : URL.createObjectURL(json));
    send.call(this);
  };

  // The height of the content; null while an open dialog fills the frame.
  const postHeight = () => {
    const isOpen = document.querySelector('dialog[open]') !== null;
    const height = isOpen ? null : document.body.scrollHeight;
    window.parent.postMessage({ kind: 'live-height', height }, location.origin);
  };
  new ResizeObserver(postHeight).observe(document.body);
  new MutationObserver(postHeight).observe(document.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ['open'],
  });

  // Pages of the shop do not exist here.
  for (const kind of ['click', 'submit']) {
    window.addEventListener(kind, (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (kind === 'submit' || (link && !link.getAttribute('href').startsWith('#'))) {
        event.preventDefault();
      }
    });
  }
})();
