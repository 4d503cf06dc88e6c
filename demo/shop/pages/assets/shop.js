// The shop's own script. It only improves on plain links and forms;
// the elements refresh the cart after a form is submitted.

/** Shows the cover in the selected colour. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const cover = target.dataset.cover;
  const main = document.querySelector('[data-main-cover]');
  if (cover && main) main.setAttribute('src', cover);
});

/** Shows a thumbnail's picture in place of the large one; without scripts the thumbnail is a link to it. */
/** @type {NodeListOf<HTMLAnchorElement>} */
const thumbs = document.querySelectorAll('a[data-thumb]');
for (const thumb of thumbs) {
  thumb.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.querySelector('[data-main-cover]')?.setAttribute('src', thumb.href);
    for (const other of thumbs) {
      if (other === thumb) other.setAttribute('aria-current', 'true');
      else other.removeAttribute('aria-current');
    }
  });
}

/** Disables values that no variant in stock combines with the current choice. */
document.addEventListener('change', ({ target }) => {
  const form = target instanceof HTMLInputElement ? target.closest('[data-add-to-cart]') : null;
  if (!form) return;
  /** @type {NodeListOf<HTMLInputElement>} */
  const list = form.querySelectorAll('input[data-products]');
  const radios = [...list].map((input) => ({
    input,
    products: (input.dataset.products ?? '').split(' ').filter(Boolean),
  }));
  for (const { input, products } of radios) {
    const others = radios.filter((other) => other.input.checked && other.input.name !== input.name);
    input.disabled = !products.some((id) => others.every((other) => other.products.includes(id)));
    input.closest('label')?.classList.toggle('swatch-gone', input.disabled);
  }
});

/** Prevents double submission: the button shows a pending state until the next page loads. */
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-add-to-cart')) return;
  const button = form.querySelector('button[type=submit]');
  const label = form.querySelector('[data-busy]');
  if (!button || !label) return;
  if (button.getAttribute('aria-disabled') === 'true') {
    event.preventDefault();
    return;
  }
  button.setAttribute('aria-disabled', 'true');
  label.setAttribute('data-idle', label.textContent ?? '');
  label.textContent = label.getAttribute('data-busy');
});

/** Resets a page restored from the back-forward cache, whose form key may be outdated. */
window.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('[data-add-to-cart] [aria-disabled]')) {
    button.removeAttribute('aria-disabled');
  }
  for (const label of document.querySelectorAll('[data-idle]')) {
    label.textContent = label.getAttribute('data-idle');
    label.removeAttribute('data-idle');
  }
  const key = /(?:^|; )form_key=([^;]+)/.exec(document.cookie)?.[1];
  if (!key) return;
  for (const input of document.querySelectorAll('input[name=form_key]')) {
    input.setAttribute('value', decodeURIComponent(key));
  }
});
