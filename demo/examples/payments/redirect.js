// A redirect: the order is placed first and paid on the bank's page. A shopper who returns without paying gets
// the cart back, with the checkout unchanged.
(window.till ||= []).push((till) => {
  till.registerPaymentMethod({
    code: 'town_bank',
    confirm: async () => ({
      status: 'ready',
      payment: { method: 'town_bank', po_number: null, additional_data: null },
    }),
    afterPlace: ({ orderId }) => ({
      redirectUrl: `/examples/bank/?order=${orderId}`,
      awaitsPayment: true,
    }),
    resume: async () => {
      const response = await fetch('/examples/bank/return/', {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      return (await response.json()).restored;
    },
  });
});
