import { vi } from 'vitest';
import type { WalletLocation } from '../../../../src/domain/payment/wallet-location';
import { sheet } from './apple-pay/apple';
import { open as openApple } from './apple-pay/world';
import { open as openGoogle } from './google-pay/world';
import { open as openPaypal } from './wallets/world';

/** A page with the button of one wallet outside the checkout, on which the shopper pays or gives up. */
export interface WalletPage {
  /** One purchase, up to the review page unless something goes wrong. */
  readonly pay: () => Promise<void>;
  /** One purchase that the shopper gives up in the wallet's own window. */
  readonly giveUp: () => Promise<void>;
  /** What the page says about the purchase; null for nothing. */
  readonly told: () => string | null;
}

/** Lets everything happen that takes less than this, in milliseconds. */
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Longer than the shop may take for anything that an open sheet asks, in milliseconds. */
const LIMIT_MS = 26_000;

function paypalPage(place: WalletLocation): WalletPage {
  const page = openPaypal(place);
  const pay = async (): Promise<void> => {
    page.press();
    void page.createOrder().then(page.approve, () => undefined);
    await pass(LIMIT_MS);
    await pass(LIMIT_MS);
  };
  const giveUp = async (): Promise<void> => {
    page.press();
    await page.createOrder();
    page.cancel();
    await pass(LIMIT_MS);
  };
  return { pay, giveUp, told: () => page.state().error };
}

function googlePage(place: WalletLocation): WalletPage {
  const page = openGoogle(place);
  const opened = async (): Promise<boolean> => {
    const before = page.google.sheets.length;
    void page.press();
    await pass(LIMIT_MS);
    return page.google.sheets.length > before;
  };
  const close = (): void => page.google.sheets.at(-1)?.end({ statusCode: 'CANCELED' });
  const pay = async (): Promise<void> => {
    if (!(await opened())) return;
    const answer = page.authorize();
    await pass(LIMIT_MS);
    // The sheet of a failed payment stays open until the shopper closes it.
    if ((await answer).transactionState === 'ERROR') close();
    await pass(0);
  };
  const giveUp = async (): Promise<void> => {
    await opened();
    close();
    await pass(LIMIT_MS);
  };
  return { pay, giveUp, told: () => page.state().error };
}

function applePage(place: WalletLocation): WalletPage {
  const page = openApple(place);
  const pay = async (): Promise<void> => {
    page.sheet();
    await pass(LIMIT_MS);
    sheet().pay();
    await pass(LIMIT_MS);
  };
  const giveUp = async (): Promise<void> => {
    page.sheet();
    await pass(0);
    sheet().close();
    await pass(LIMIT_MS);
  };
  return { pay, giveUp, told: () => page.state().error };
}

/** A page of each wallet. */
export const WALLET_PAGES = {
  PayPal: paypalPage,
  'Google Pay': googlePage,
  'Apple Pay': applePage,
} as const satisfies Readonly<Record<string, (place: WalletLocation) => WalletPage>>;
