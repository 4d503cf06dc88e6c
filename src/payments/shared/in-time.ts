/** Milliseconds that the provider gets to make a card's payment method or a token; nothing is charged by either. */
const LIMIT_MS = 20_000;

/** Rejects when a call times out: the shopper can then retry or pay in another way. */
export function inTime<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('timeout'));
    }, LIMIT_MS);
    void call.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
