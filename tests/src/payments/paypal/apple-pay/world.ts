import type { WalletLocation } from '../../../../../src/domain/payment/wallet-location';
import { parseApplePayButton } from '../../../../../src/payments/paypal/apple-pay/config';
import { createApplePurchase } from '../../../../../src/payments/paypal/apple-pay/purchase';
import { createExpressSession } from '../../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../../src/state/express/express-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop as config } from '../../../state/support/shop';
import { appleOptions, buttonsInit, pageWith, productInit } from '../page';
import { FakeApple, sheet } from './apple';

/** What the page of a place says about the shopper's cart. */
export const guestCart = { quoteData: { entity_id: 'm4sk' }, isCustomerLoggedIn: false };

/** A page with the button of one place; `cart` is its `checkoutConfig`, null where it has none. */
export function open(
  location: WalletLocation = 'cart',
  changes: object = {},
  cart: Readonly<Record<string, unknown>> | null = guestCart,
) {
  const more = { ...appleOptions, ...changes };
  const source =
    location === 'product'
      ? pageWith([['product', productInit(more)]], {}, 'apple-pay')
      : pageWith(
          [['cart', buttonsInit(location === 'cart' ? 'CART' : 'MINICART', more)]],
          {},
          'apple-pay',
        );
  const page = { ...source, checkoutConfig: cart };
  const block = parseApplePayButton(page, location);
  if (block === null) throw new Error('No button.');
  const store = createTillStore({ shop: config, checkout: null });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const session = createExpressSession(store, { now: () => 0, page: () => page }, () =>
    Promise.resolve(),
  );
  const fields = location === 'product' ? { product: '12', qty: '2' } : null;
  const form = { isValid: true };
  const removal = new AbortController();
  const apple = new FakeApple();
  const purchase = createApplePurchase(
    {
      location,
      page,
      shop: config,
      product: () => null,
      isCartEmpty: () => false,
      isPartlyPaid: () => false,
      press: (own) => (form.isValid ? session.press({ location, sheet: own, fields }) : null),
      onAvailable: () => undefined,
      signal: removal.signal,
    },
    block,
  );
  return {
    apple,
    form,
    removal,
    store,
    refresh: purchase.refresh,
    state: () => selectExpress(store.getState()),
    press: () => {
      purchase.press(apple.ready);
    },
    /** Presses, and chooses where the goods go. */
    sheet: () => {
      purchase.press(apple.ready);
      const opened = sheet();
      opened.validate();
      opened.ship();
      return opened;
    },
  };
}
