// A delivery date: a custom element as the view of a region. What it may read is in its property `region`.
class DeliveryDate extends HTMLElement {
  connectedCallback() {
    if (this.firstChild !== null) return;
    const label = document.createElement('label');
    const input = document.createElement('input');
    this.className = 'till-field';
    label.className = 'till-field__label';
    input.className = 'till-field__control';
    label.htmlFor = input.id = 'delivery-date';
    label.textContent = 'Deliver on (optional)';
    input.type = 'date';
    input.min = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    input.value = sessionStorage.getItem('delivery-date') ?? '';
    input.oninput = () => sessionStorage.setItem('delivery-date', input.value);
    this.append(label, input);
  }
}
customElements.define('delivery-date', DeliveryDate);

(window.till ||= []).push((till) => {
  till.region('checkout-after-shipping-methods', 'delivery-date');

  till.addPlaceOrderHook(async () => {
    const date = sessionStorage.getItem('delivery-date') ?? '';
    if (date === '') return undefined;
    const [, form_key] = /form_key=(\w+)/.exec(document.cookie) ?? [];
    const body = new URLSearchParams({ form_key, date });
    const sent = await fetch('/examples/order-notes', { method: 'POST', body }).catch(() => null);
    return sent?.ok ? undefined : 'Your delivery date could not be saved. Please try again.';
  });
});
