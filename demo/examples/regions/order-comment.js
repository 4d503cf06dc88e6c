// A comment on the order: a field above the order button, whose text is sent to a URL of the shop before the order is.
(window.till ||= []).push((till) => {
  const KEPT = 'order-comment';

  till.region('checkout-before-button', (host) => {
    const field = document.createElement('div');
    const label = document.createElement('label');
    const area = document.createElement('textarea');
    field.className = 'till-field';
    label.className = 'till-field__label';
    area.className = 'till-field__control till-field__control--area';
    label.htmlFor = area.id = 'order-comment';
    label.textContent = 'Comment on your order';
    area.rows = 3;
    area.value = sessionStorage.getItem(KEPT) ?? '';
    area.oninput = () => sessionStorage.setItem(KEPT, area.value);
    field.append(label, area);
    host.append(field);
  });

  till.addPlaceOrderHook(async () => {
    const comment = sessionStorage.getItem(KEPT) ?? '';
    if (comment === '') return undefined;
    const [, form_key] = /form_key=(\w+)/.exec(document.cookie) ?? [];
    const body = new URLSearchParams({ form_key, comment });
    const sent = await fetch('/examples/order-notes', { method: 'POST', body }).catch(() => null);
    return sent?.ok ? undefined : 'Your comment could not be saved. Please try again.';
  });

  till.on('till-order-placed', () => sessionStorage.removeItem(KEPT));
});
