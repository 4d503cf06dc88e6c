// The window of the example wallet: shows the amount and reports the pressed button to the checkout.
const { opener } = window;
const send = (message) => opener?.postMessage(message, location.origin);

window.addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || typeof data?.amount !== 'number') return;
  document.querySelector('[data-amount]').textContent = data.amount.toFixed(2);
});
document.querySelector('[data-pay]').onclick = () => send({ token: `wallet-${Date.now()}` });
document.querySelector('[data-cancel]').onclick = () => send('cancel');
send('ready');
