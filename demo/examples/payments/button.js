// A button: the method opens a window of its own. Browsers allow that only inside the press, so the method starts with
// its button: `confirm` is called before anything is awaited, and the order is reviewed while the window is open.
(window.till ||= []).push((till) => {
  till.registerPaymentMethod({
    code: 'pocket_wallet',
    start: 'button',
    ownButton: true,
    availability: async () => (window.open ? { status: 'available' } : { status: 'hidden' }),
    view: (host, payment) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button';
      button.textContent = 'Pay with Pocket Wallet';
      button.onclick = () => payment.placeOrder();
      host.append(button);
      return () => button.remove();
    },
    confirm: ({ totals, reviewed, signal }) => {
      const sheet = window.open(
        '/examples/payments/wallet.html',
        'wallet',
        'popup,width=420,height=520',
      );
      if (sheet === null)
        return Promise.resolve({ status: 'refused', message: 'Please allow the wallet’s window.' });
      const over = new AbortController();
      signal.addEventListener('abort', () => sheet.close());
      return new Promise((resolve) => {
        const end = (result) => {
          over.abort();
          sheet.close();
          resolve(result);
        };
        const closed = setInterval(() => sheet.closed && end({ status: 'cancelled' }), 250);
        over.signal.addEventListener('abort', () => clearInterval(closed));
        const listen = async ({ origin, source, data }) => {
          if (origin !== location.origin || source !== sheet) return;
          if (data === 'ready') sheet.postMessage({ amount: totals.grandTotal }, origin);
          if (data === 'cancel') end({ status: 'cancelled' });
          // Charge nothing before the order has been reviewed.
          if (typeof data?.token !== 'string' || !(await reviewed)) return;
          end({
            status: 'ready',
            payment: {
              method: 'pocket_wallet',
              po_number: null,
              additional_data: { token: data.token },
            },
          });
        };
        window.addEventListener('message', listen, { signal: over.signal });
      });
    },
  });
});
