import type { Locator, Page } from '@playwright/test';

import { until } from './wait';
import { wayOf, type Way, type WayName } from './ways';

/** How long to wait for a control, in milliseconds. */
const TIMEOUT = { timeout: 2000 };
/** How long the frames of another origin may take, in milliseconds: no time is lost on a quick machine. */
const FORM = { timeout: 10_000 };

const checkout = (page: Page): Locator => page.locator('till-checkout');

/** Goes to the payment step of the checkout, from wherever the tab is. */
async function toPayment(page: Page): Promise<void> {
  if (
    !/\/checkout\/(?:#|$)/.test(
      new URL(page.url(), 'http://none.example').href.replace(/\?.*$/, ''),
    )
  ) {
    await page.goto('/checkout/#payment', { waitUntil: 'commit' });
  }
  const radio = checkout(page).locator('input[type="radio"][value="checkmo"]');
  const next = checkout(page).getByRole('button', { name: 'Next', exact: true });
  await until(FORM.timeout, async () => (await radio.isVisible()) || (await next.isVisible()));
  if (await next.isVisible()) await next.click(TIMEOUT);
  await radio.waitFor(FORM);
}

async function typeCard(page: Page, card: string): Promise<void> {
  const fields = checkout(page).frameLocator('.till-payment-element__form iframe');
  await fields.getByLabel('Card number').fill(card, FORM);
  await fields.getByLabel('Expiration date').fill('1234', FORM);
  await fields.getByLabel('Security code').fill('123', FORM);
}

async function typePaypalCard(page: Page, card: string): Promise<void> {
  const fields = [
    ['number', 'Card number', card],
    ['expiry', 'Expires', '1234'],
    ['cvv', 'Security code', '739'],
  ] as const;
  for (const [name, label, text] of fields) {
    const frame = checkout(page).frameLocator(`iframe[title="PayPal card ${name}"]`);
    await frame.getByLabel(label).fill(text, FORM);
  }
}

/** The wallet's own button in the checkout, or in a place of another page. */
function walletButton(place: Locator, name: NonNullable<Way['button']>): Locator {
  return name === 'PayPal'
    ? place.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: /^PayPal/ })
    : place.getByRole('button', { name: new RegExp(`${name}$`) });
}

async function fillForm(page: Page, { code, card, saved, provider, button }: Way): Promise<void> {
  const form = checkout(page);
  if (button !== undefined) {
    await walletButton(form, button).waitFor(FORM);
    return;
  }
  if (provider === 'paypal') {
    if (card !== undefined) await typePaypalCard(page, card);
    return;
  }
  if (code === 'stripe_payments' && card !== undefined && saved === undefined) {
    await typeCard(page, card);
  } else if (code === 'demo_card') {
    await form.getByLabel('Credit Card Number').fill(card ?? '', TIMEOUT);
    await form.getByLabel('Expiration Date').fill('04/34', TIMEOUT);
    await form.getByLabel('Security Code').fill('739', TIMEOUT);
  } else if (code === 'house_account') {
    await form.getByLabel('Account number').fill('123456', TIMEOUT);
  } else if (code === 'purchaseorder') {
    await form.getByLabel('Purchase Order Number').fill('PO-7', TIMEOUT);
  }
}

/** Chooses a way to pay in the checkout and fills in its form. */
export async function choose(page: Page, name: WayName): Promise<void> {
  const way = wayOf(name);
  await toPayment(page);
  const isStored = way.provider === 'paypal' && way.saved !== undefined;
  const radio = isStored
    ? checkout(page)
        .getByRole('radio', { name: /•••• 1111/ })
        .first()
    : checkout(page).locator(`input[type="radio"][value="${way.code ?? ''}"]`);
  await radio.check(TIMEOUT);
  await fillForm(page, way);
}

/** Presses the button that orders. */
export async function press(page: Page, name: WayName, isDouble: boolean): Promise<void> {
  const way = wayOf(name);
  const label = way.code === 'pocket_wallet' ? /^Pay with/ : /^Place Order/;
  const button =
    way.button === undefined
      ? checkout(page).getByRole('button', { name: label })
      : walletButton(checkout(page), way.button);
  await (isDouble ? button.dblclick(TIMEOUT) : button.click({ ...TIMEOUT, noWaitAfter: true }));
}

/** Gives up an order that waits to be paid, so that its cart can be ordered in another way. */
export const giveUpOrder = (page: Page): Promise<void> =>
  checkout(page).getByRole('button', { name: 'Order Again Instead' }).click(TIMEOUT);

const PLACES = {
  product: /\.html$/,
  cart: /\/checkout\/cart\/$/,
  minicart: /^\/$/,
  checkout: /\/checkout\/$/,
} as const;
const ADDRESSES = {
  product: '/the-salt-road.html',
  cart: '/checkout/cart/',
  minicart: '/',
  checkout: '/checkout/#payment',
} as const;

/** Opens the sheet of a wallet's button, from wherever the tab is. */
export async function openSheet(page: Page, name: WayName): Promise<void> {
  const { wallet = 'product', button } = wayOf(name);
  if (!PLACES[wallet].test(new URL(page.url()).pathname)) await page.goto(ADDRESSES[wallet]);
  const place = page.locator(`till-wallets[location="${wallet}"]`);
  if (button !== undefined) {
    // It is loaded when it comes near the window.
    await place.scrollIntoViewIfNeeded(FORM);
    await walletButton(place, button).click(FORM);
    return;
  }
  const buttons = place.frameLocator('iframe[title="Secure express checkout frame"]');
  await buttons.getByRole('button', { name: 'Google Pay (sandbox)' }).click(FORM);
}
