// A delivery date: a custom element as the view of a region. What it may read is in its property `region`.
class DeliveryDate extends HTMLElement {
  connectedCallback() {
    if (this.firstChild !== null) return;
    const input = document.createElement('input');
    input.type = 'date';
    input.min = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    this.append(window.orderNotes.field(input, 'date', 'Deliver on (optional)'));
  }
}
customElements.define('delivery-date', DeliveryDate);

(window.till ||= []).push((till) => {
  till.region('checkout-after-shipping-methods', 'delivery-date');

  window.orderNotes.save(till, 'date', 'Your delivery date could not be saved. Please try again.');
});
