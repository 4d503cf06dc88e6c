import { findArticle } from '../domain/catalogue/catalogue';
import { productPath } from '../domain/catalogue/paths';
import type { CouponHint, KindHint } from '../pages/demo/demo.types';
import { price } from '../domain/totals/money';
import type { CartRule } from '../data/cart-rules';
import { coupons } from '../domain/totals/rules';

function noteOf({ expired, minSubtotal, forCustomers, onShipping }: CartRule): string {
  if (expired) return 'expired: the shop refuses it';
  if (minSubtotal > 0) return 'from a subtotal of';
  if (forCustomers) return 'for customers who are signed in';
  return onShipping ? 'shipping too, so that there is nothing to pay' : '';
}

/** Every coupon of the shop. */
export const couponHints: readonly CouponHint[] = coupons.flatMap((rule) =>
  rule.code === null
    ? []
    : [
        {
          code: rule.code,
          label: rule.label,
          note: noteOf(rule),
          amount: rule.minSubtotal > 0 ? price(rule.minSubtotal) : '',
        },
      ],
);

const kinds = {
  'Simple product': 'BK-SALT',
  Swatches: 'NB-DAY',
  Bundle: 'BN-EVENING',
  'Products in a group': 'GR-NORTH',
  'Gift card': 'GC-LETTER',
  'Downloadable, in parts': 'EB-MOSS',
  'Virtual, nothing to ship': 'GM-YEAR',
  'Nothing to pay': 'FR-GUIDE',
  Subscription: 'SUB-POST',
  'Subscription with a trial': 'SUB-TRIAL',
  'Custom options': 'BK-YOURS',
  'Tier prices': 'NB-SCHOOL',
  'Sold by the metre': 'CL-LINEN',
  'Sold in threes': 'CD-LINO',
  'Price after a click': 'FM-DUNE',
  'With a fee': 'LT-CLIP',
  'With a film': 'FM-NORTHLINE',
  'With a recording': 'LP-LANTERN',
  'Few left': 'BK-CLOCK',
  'Out of stock': 'BK-NOON',
} as const;

/** A product of every type in the shop. */
export const kindHints: readonly KindHint[] = Object.entries(kinds).map(([kind, sku]) => {
  const product = findArticle(sku)?.product;
  if (!product) throw new Error(`The shop has no ${sku} to show "${kind}" on.`);
  return { kind, name: product.name, url: productPath(product) };
});
