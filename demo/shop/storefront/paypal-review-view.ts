import { getAddress, type Cart } from '../domain/carts/cart-store';
import { deliveryRates } from '../domain/shipping/rates';
import type { Shop } from '../domain/shop';
import { price } from '../domain/totals/money';
import { computeTotals } from '../domain/totals/totals';
import type { PaypalReviewData, RateGroup } from '../pages/paypal-review.types';
import { currentSettings } from '../domain/settings/visitor';
import { addressLines, cartView } from './views';
import { agreementsView } from '../views/agreements-view';

function rateGroups({ db }: Shop, cart: Cart): readonly RateGroup[] {
  const totals = computeTotals(db, cart);
  const lines = totals.lines.map(({ line }) => line);
  const groups = new Map<string, RateGroup['rates'][number][]>();
  const isIncluding = currentSettings().taxDisplayShipping !== 'excluding';
  for (const rate of deliveryRates(lines, getAddress(db, cart.id, 'shipping'), totals.rules)) {
    const code = `${rate.carrier}_${rate.method}`;
    const label = `${rate.methodTitle} - ${price(isIncluding ? rate.amountInclTax : rate.amount)}`;
    const group = groups.get(rate.carrierTitle) ?? [];
    group.push({ code, label, isChosen: code === cart.shipping_method });
    groups.set(rate.carrierTitle, group);
  }
  return [...groups].map(([carrier, rates]) => ({ carrier, rates }));
}

/** The order review page of a cart (WREV-01). */
export function paypalReviewView(shop: Shop, cart: Cart): Omit<PaypalReviewData, 'method'> {
  const { isVirtual } = computeTotals(shop.db, cart);
  return {
    cart: cartView(shop.db, cart),
    shipping: isVirtual
      ? null
      : {
          address: addressLines(getAddress(shop.db, cart.id, 'shipping')),
          groups: rateGroups(shop, cart),
        },
    email: getAddress(shop.db, cart.id, 'billing').email ?? cart.email ?? '',
    agreements: agreementsView(),
  };
}
