import { recordOf } from '../record';
import { hold, PAYING_MS } from './cart-hold';

/** How often the entry is renewed, in milliseconds. */
const RENEWED_MS = 5000;

/** The longest payment that others are held back for, in milliseconds; banks give up earlier. */
const PAYMENT_LIMIT_MS = 900_000;

/**
 * The shopper's bank is asked to confirm: refuses the writes of every tab until the returned function is called, or the
 * page is left. Replaces this tab's hold on the cart.
 */
export function holdForPayment(): () => void {
  const id = crypto.getRandomValues(new Uint32Array(1))[0];
  const end = performance.now() + PAYMENT_LIMIT_MS;
  const renew = (): void => {
    if (performance.now() < end) hold.write({ id, until: Date.now() + PAYING_MS, isPaying: true });
  };
  const timer = setInterval(renew, RENEWED_MS);
  renew();
  // A page that is reloaded must not refuse its own writes.
  window.addEventListener('pagehide', stop);
  return stop;

  function stop(): void {
    clearInterval(timer);
    window.removeEventListener('pagehide', stop);
    if (recordOf(hold.read()).id === id) hold.remove();
  }
}
