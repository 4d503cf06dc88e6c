// A form: the method has its own field, whose value is sent with the order. This file is all that is needed.
(window.till ||= []).push((till) => {
  till.registerPaymentMethod({
    code: 'house_account',
    group: { alias: 'later', title: 'Pay later', sortOrder: 200 },
    view: (host, payment) => {
      const field = document.createElement('div');
      const label = document.createElement('label');
      const input = document.createElement('input');
      const error = document.createElement('p');
      field.className = 'till-field';
      label.className = 'till-field__label';
      input.className = 'till-field__control';
      error.className = 'till-field__error';
      label.htmlFor = input.id = 'house-account';
      label.textContent = 'Account number';
      input.autocomplete = 'off';
      error.id = 'house-account-error';
      error.role = 'alert';
      input.setAttribute('aria-describedby', error.id);
      field.append(label, input, error);
      host.append(field);
      input.oninput = () => payment.setField('account', input.value);
      const show = ({ fields, fieldErrors }) => {
        if (input.value !== (fields.account ?? '')) input.value = fields.account ?? '';
        error.textContent = fieldErrors.account ?? '';
        input.ariaInvalid = String('account' in fieldErrors);
      };
      const context = payment.context();
      if (context !== null) show(context);
      const stop = payment.subscribe(show);
      return () => {
        stop();
        host.replaceChildren();
      };
    },
    confirm: async ({ fields }) =>
      /^\d{6}$/.test(fields.account ?? '')
        ? {
            status: 'ready',
            payment: {
              method: 'house_account',
              po_number: null,
              additional_data: { account: fields.account },
            },
          }
        : {
            status: 'refused',
            field: 'account',
            message: 'Please enter the six digits of your account.',
          },
  });
});
