import type { Totals } from '../../src/domain/quote.types';
import type { CartSection } from '../../src/domain/section.types';
import type { CartSnapshot, CustomerSnapshot, TotalsSnapshot } from './snapshot.types';

/** Freezes a plain value recursively. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Memoizes `build` by its source object, so that unchanged snapshots are the same object. */
function oncePerSource<Source extends object, Snapshot>(
  build: (source: Source) => Snapshot,
): (source: Source | null) => Snapshot | null {
  const known = new WeakMap<Source, Snapshot>();
  return (source) => {
    if (source === null) return null;
    const snapshot = known.get(source) ?? frozen(build(source));
    known.set(source, snapshot);
    return snapshot;
  };
}

/** The cart for page scripts. */
export const cartSnapshot: (cart: CartSection | null) => CartSnapshot | null = oncePerSource(
  (cart: CartSection) => ({
    count: cart.count,
    subtotal: cart.subtotal,
    subtotalExclTax: cart.subtotalExclTax,
    subtotalInclTax: cart.subtotalInclTax,
    items: cart.lines.map((line) => ({
      itemId: line.itemId,
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      qty: line.qty,
      price: line.price,
      priceExclTax: line.priceExclTax,
      url: line.url,
      imageUrl: line.image?.src ?? null,
      options: line.options.map(({ label, value }) => ({ label, value })),
    })),
  }),
);

/** The totals for page scripts. */
export const totalsSnapshot: (totals: Totals | null) => TotalsSnapshot | null = oncePerSource(
  (totals: Totals) => ({
    currency: totals.quoteCurrencyCode,
    grandTotal: totals.grandTotal,
    subtotal: totals.subtotal,
    subtotalInclTax: totals.subtotalInclTax,
    discount: totals.discountAmount,
    shipping: totals.shippingAmount,
    shippingInclTax: totals.shippingInclTax,
    tax: totals.taxAmount,
    coupon: totals.couponCode === '' ? null : totals.couponCode,
    segments: totals.segments.map(({ code, title, value }) => ({ code, title, value })),
  }),
);

const GUEST: CustomerSnapshot = Object.freeze({ isLoggedIn: false, firstname: null });

/** The customer for page scripts; returns `before` itself if nothing has changed. */
export function customerSnapshot(
  isLoggedIn: boolean,
  firstname: string | null,
  before: CustomerSnapshot = GUEST,
): CustomerSnapshot {
  const isSame = before.isLoggedIn === isLoggedIn && before.firstname === firstname;
  return isSame ? before : Object.freeze({ isLoggedIn, firstname });
}
