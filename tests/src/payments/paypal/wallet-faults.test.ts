import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, type Fault, type Row } from '../../../../e2e/faults/cells';
import { paypalRows } from '../../../../e2e/faults/paypal-rows';
import type { WalletLocation } from '../../../../src/domain/payment/wallet-location';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { API_ERRORS, ERRORS } from '../../state/support/fault-errors';
import { FakeApplePayError } from './apple-pay/apple';
import { WALLET_PAGES } from './wallet-presses';
import { ModuleShop, REVIEW } from './wallets/world';
// Loaded on demand; preloaded here, since an import takes real time, which fake timers do not advance.
import '../../../../src/state/express/express-order';
import '../../../../src/state/express/express-totals';
import '../../../../src/state/express/refuse-press';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about the module's wallets outside the checkout. */

const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  vi.stubGlobal('ApplePayError', FakeApplePayError);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  restoreNavigator = replaceNavigator({
    assign: (url) => void left.push(url),
    reload: () => undefined,
  });
});
afterEach(() => {
  restoreNavigator();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Wallet = keyof typeof WALLET_PAGES;
const ALL: readonly Wallet[] = ['PayPal', 'Google Pay', 'Apple Pay'];
const APPLE: readonly Wallet[] = ['Apple Pay'];
const PRODUCT: readonly WalletLocation[] = ['product'];
const BOTH: readonly WalletLocation[] = ['product', 'cart'];

/** Each row with the end of its call's path, and the wallets and places that make it. */
const ROWS: readonly (readonly [
  name: keyof typeof paypalRows,
  call: string,
  wallets: readonly Wallet[],
  places: readonly WalletLocation[],
])[] = [
  ['paypal-product', 'addtocart', ALL, PRODUCT],
  ['paypal-wallet-order', 'createpaypalorder', ALL, BOTH],
  ['paypal-hand-over', 'updatequote', ALL, BOTH],
  ['paypal-give-up', 'setquoteasinactive', ALL, PRODUCT],
  ['apple-rates', 'estimate-shipping-methods', APPLE, BOTH],
  ['apple-shipping', 'shipping-information', APPLE, BOTH],
  ['apple-amount', 'updatepaypalorder', APPLE, PRODUCT],
  ['apple-totals', 'totals', APPLE, BOTH],
  ['apple-region', 'countries', APPLE, BOTH],
];
const REST = ['estimate-shipping-methods', 'shipping-information', 'totals', 'countries'];

/** A shop in which the next call of this name goes wrong, for a shopper who knows nothing yet. */
function shopWith(call: string, fault: Fault): ModuleShop {
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  const shop = new ModuleShop();
  if (fault === 'lost') shop.fates[call] = ['lost'];
  else if (fault === 'never') shop.held[call] = [new Promise(() => undefined)];
  else {
    const error = (REST.includes(call) ? API_ERRORS : ERRORS)[fault];
    shop.errors[call] = error === undefined ? [] : [error];
  }
  return shop;
}

describe.each(ROWS)('%s [WALL-38]', (name, call, wallets, places) => {
  const { cells }: Row = paypalRows[name];
  const pages = wallets.flatMap((wallet) =>
    places.map((place) => [`${wallet} (${place})`, () => WALLET_PAGES[wallet](place)] as const),
  );
  // What gives a purchase up, or leaves a region out, stops nobody.
  const isHarmless = name === 'paypal-give-up' || name === 'apple-region';
  const failures = FAULTS.flatMap((fault) => {
    const cell = cells[fault];
    const isHere = fault !== 'late' && fault !== 'out of order';
    const isOwn = !(name === 'apple-region' && fault === 'never');
    return cell === undefined || !isHere || !isOwn
      ? []
      : [[fault, cell.then, cell.message] as const];
  });

  it.each(failures)('shows the message in the table: %s, %s', async (fault, _then, message) => {
    for (const [where, open] of pages) {
      const shop = shopWith(call, fault);
      const before = JSON.stringify(shop.lines);
      const page = open();
      await (name === 'paypal-give-up' ? page.giveUp() : page.pay());
      expect(page.told(), where).toBe(message);
      if (!isHarmless) expect(left, where).toEqual([]);
      await page.pay();
      // One purchase has reached the review page, which alone charges it; the shopper's own cart is as before.
      expect(left, where).toEqual([REVIEW]);
      expect(new Set(shop.approved).size, where).toBe(shop.approved.length);
      expect(JSON.stringify(shop.lines), where).toBe(before);
    }
  });

  it.each([['late', cells.late.then]])('shows the message in the table: %s, %s', async () => {
    for (const [where, open] of pages) {
      const shop = shopWith(call, 'late');
      shop.held[call] = [new Promise((resolve) => setTimeout(resolve, 2000))];
      const page = open();
      if (name === 'paypal-give-up') await page.giveUp();
      await page.pay();
      expect(page.told(), where).toBeNull();
      expect(left, where).toEqual([REVIEW]);
    }
  });
});
