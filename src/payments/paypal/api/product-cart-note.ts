/*
 * Which product cart is the one of the browser's session. The shop's call that ends it acts on the session, whichever tab has
 * begun a purchase last. Not by `jsonStorage`, whose stand-in for blocked storage no other tab sees.
 */

const KEY = 'till-paypal-product-cart';

function inStorage<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}

/**
 * Notes a product cart that the shop is about to make, as the session's from now on: of two tabs that make one at the same
 * time, only the last knows it as its own. Returns its name here; null where storage is blocked.
 */
export function noteProductCart(): string | null {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return inStorage((storage) => {
    storage.setItem(KEY, name);
    return name;
  });
}

/** Another purchase begins, in any tab: from now on the session's cart may be another one. */
export function forgetProductCart(): void {
  inStorage((storage) => {
    storage.removeItem(KEY);
  });
}

/** Whether a product cart is still the session's, as far as all tabs know; false where storage is blocked. */
export const isSessionProductCart = (name: string): boolean =>
  inStorage((storage) => storage.getItem(KEY)) === name;

/** Whether another purchase has begun since a product cart was noted, in any tab; false where storage is blocked, and no tab knows. */
export const isProductCartLost = (name: string): boolean =>
  inStorage((storage) => storage.getItem(KEY) !== name) === true;
