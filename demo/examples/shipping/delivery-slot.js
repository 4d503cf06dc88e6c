// A delivery slot: a custom element as the view. Its property `shipping` has what it may read and do. The
// slot is sent with the shipping information.
const SLOTS = { morning: '8:00 to 12:00', afternoon: '12:00 to 17:00', evening: '17:00 to 21:00' };

customElements.define(
  'demo-delivery-slot',
  class extends HTMLElement {
    #stop = () => undefined;

    connectedCallback() {
      const group = document.createElement('fieldset');
      const legend = document.createElement('legend');
      legend.textContent = 'Time of delivery';
      group.append(
        legend,
        ...Object.entries(SLOTS).map(([slot, text]) => this.#choice(slot, text)),
      );
      this.append(group);
      const context = this.shipping.context();
      if (context !== null) this.#show(context);
      this.#stop = this.shipping.subscribe((next) => this.#show(next));
    }

    disconnectedCallback() {
      this.#stop();
      this.replaceChildren();
    }

    #choice(slot, text) {
      const label = document.createElement('label');
      const input = document.createElement('input');
      input.type = 'radio';
      input.name = 'demo-delivery-slot';
      input.value = slot;
      input.onchange = () => this.shipping.setFields({ slot });
      label.append(input, ` ${text} `);
      return label;
    }

    #show({ fields }) {
      for (const input of this.querySelectorAll('input')) {
        input.checked = input.value === fields.slot;
      }
    }
  },
);

(window.till ||= []).push((till) => {
  till.registerShippingMethod({
    code: 'delivery_slot',
    rates: ['flatrate_flatrate'],
    form: {
      view: 'demo-delivery-slot',
      check: ({ fields }) =>
        fields.slot in SLOTS
          ? { status: 'ready', extensionAttributes: { delivery_slot: fields.slot } }
          : { status: 'incomplete', message: 'Please choose a time of delivery.', field: 'slot' },
    },
  });
});
