import type { Cart } from '../domain/carts/cart-store';
import { creditLeft, usesCredit } from '../domain/credit/store-credit';
import type { Customer } from '../domain/customers/customers';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { amount } from '../domain/totals/money';
import { computeTotals } from '../domain/totals/totals';

/** `payment.customerBalance` of a shop with store credit; empty in a stock shop. */
export function creditConfig(
  shop: Shop,
  cart: Cart,
  customer: Customer | null,
  baseUrl: string,
): object {
  if (currentSettings().storeCredit === 0) return {};
  const left = creditLeft(shop.db, customer?.id ?? null);
  return {
    customerBalance: {
      isAvailable: left > 0,
      amountSubstracted: usesCredit(shop.db, cart.id),
      usedAmount: amount(computeTotals(shop.db, cart).credit),
      balance: amount(left),
      balanceRemoveUrl: `${baseUrl}storecredit/cart/remove/`,
    },
  };
}
