import { vi, expect } from 'vitest';
import type { WalletLocation } from '../../../../../src/domain/payment/wallet-location';
import { parseGooglePayButton } from '../../../../../src/payments/paypal/google-pay/config';
import { createGooglePurchase } from '../../../../../src/payments/paypal/google-pay/purchase';
import { createExpressSession } from '../../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../../src/state/express/express-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop as config } from '../../../state/support/shop';
import { buttonsInit, googleOptions, pageWith, productInit } from '../page';
import { data, FakeGoogle } from './google';

/** A page with the button of one place. */
export function open(location: WalletLocation = 'product', changes: object = {}) {
  const more = { ...googleOptions, ...changes };
  const page =
    location === 'product'
      ? pageWith([['product', productInit(more)]], {}, 'google-pay')
      : pageWith(
          [['cart', buttonsInit(location === 'cart' ? 'CART' : 'MINICART', more)]],
          {},
          'google-pay',
        );
  const block = parseGooglePayButton(page, location);
  if (block === null) throw new Error('No button.');
  const store = createTillStore({ shop: config, checkout: null });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const session = createExpressSession(store, { now: () => 0, page: () => page }, () =>
    Promise.resolve(),
  );
  const fields = location === 'product' ? { product: '12', qty: '2' } : null;
  const form = { isValid: true };
  const removal = new AbortController();
  const google = new FakeGoogle();
  const host = document.body.appendChild(document.createElement('div'));
  const purchase = createGooglePurchase(
    host,
    {
      location,
      page,
      shop: config,
      product: () => null,
      isCartEmpty: () => false,
      isPartlyPaid: () => false,
      press: (sheet) => (form.isValid ? session.press({ location, sheet, fields }) : null),
      onAvailable: () => undefined,
      signal: removal.signal,
    },
    block,
  );
  return {
    form,
    google,
    removal,
    state: () => selectExpress(store.getState()),
    press: () => purchase.press(google.ready),
    /** Presses, and waits for the sheet. */
    sheet: async () => {
      const pressed = purchase.press(google.ready);
      await vi.waitFor(() => {
        expect(google.sheets).not.toEqual([]);
      });
      return { pressed, end: (error: unknown) => google.sheets.at(-1)?.end(error) };
    },
    authorize: () => purchase.authorize(google.ready, data),
  };
}
