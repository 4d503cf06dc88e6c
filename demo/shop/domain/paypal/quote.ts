import { findActiveCart, type Cart } from '../carts/cart-store';
import { cartLines } from '../carts/cart-lines';
import type { Session } from '../session/session';
import { sessionCart } from '../session/session-cart';
import { currentSettings } from '../settings/visitor';
import type { Shop } from '../shop';
import { currentCurrency, inCurrency } from '../totals/currencies';
import { computeTotals } from '../totals/totals';
import type { PaypalAmount } from './client';
import { keepPaypalVisit, paypalVisit } from './paypal-store';

/** The module's name of the product page. */
export const PRODUCT_PAGE = 'PRODUCT_DETAIL';

/** A refusal of the module, with its message for the shopper. */
export class NotPayable extends Error {}

/** The cart that the buttons pay: that of a product page, or the shopper's own. Null without one. */
export function paypalCart(shop: Shop, session: Session): Cart | null {
  const { cartId } = paypalVisit(shop.db, session.id);
  return cartId === null ? sessionCart(shop, session) : findActiveCart(shop.db, cartId);
}

/** Notes where the button was pressed; everywhere but on a product page the shopper's own cart is paid. */
export function settleLocation({ db }: Shop, session: Session, location: string): void {
  const { cartId } = paypalVisit(db, session.id);
  keepPaypalVisit(db, session.id, {
    cartId: location === PRODUCT_PAGE ? cartId : null,
    location,
  });
}

/** The cart that the buttons pay; throws `NotPayable` with the module's message if it cannot be ordered. */
export function payableCart(shop: Shop, session: Session): Cart {
  const cart = paypalCart(shop, session);
  const lines = cart ? cartLines(shop.db, cart.id) : [];
  if (!cart || lines.length === 0 || lines.some(({ message }) => message !== '')) {
    throw new NotPayable("Can't initialize checkout. Please try again.");
  }
  if (session.customerId === null && !currentSettings().guestCheckout) {
    throw new NotPayable('To check out, please sign in with your email address.');
  }
  if (computeTotals(shop.db, cart).grandTotal === 0) {
    throw new NotPayable(
      "Payment Services can't process orders with a zero balance due. To finish your purchase, please go through the standard checkout process.",
    );
  }
  return cart;
}

/** A cart's total in the provider's form. */
export function paypalAmount({ db }: Shop, cart: Cart): PaypalAmount {
  const currency = currentCurrency();
  const total = inCurrency(computeTotals(db, cart).grandTotal, currency);
  return { currency_code: currency.code, value: total.toFixed(currency.precision) };
}
