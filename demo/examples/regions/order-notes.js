// What both examples share. The values are kept until the order is placed.
const keyOf = (name) => `order-note-${name}`;

window.orderNotes = {
  /** A field that looks like Till's. */
  field(control, name, text) {
    const field = document.createElement('div');
    const label = document.createElement('label');
    field.className = 'till-field';
    label.className = 'till-field__label';
    control.classList.add('till-field__control');
    label.htmlFor = control.id = keyOf(name);
    label.textContent = text;
    control.value = sessionStorage.getItem(keyOf(name)) ?? '';
    control.oninput = () => sessionStorage.setItem(keyOf(name), control.value);
    field.append(label, control);
    return field;
  },

  /** Sends the value to a URL of the shop before the order is sent; `refusal` is shown when that fails. */
  save(till, name, refusal) {
    till.addPlaceOrderHook(async () => {
      const value = sessionStorage.getItem(keyOf(name)) ?? '';
      if (value === '') return undefined;
      const [, form_key] = /form_key=(\w+)/.exec(document.cookie) ?? [];
      const body = new URLSearchParams({ form_key, [name]: value });
      const sent = await fetch('/examples/order-notes', { method: 'POST', body }).catch(() => null);
      return sent?.ok ? undefined : refusal;
    });
    till.on('till-order-placed', () => sessionStorage.removeItem(keyOf(name)));
  },
};
