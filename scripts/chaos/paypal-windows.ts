import type { Locator, Page } from '@playwright/test';

import type { PaymentWindow } from './ways';
import { CLICK, frameOf, inFrame, type Acts } from './window-parts';

/** How long a sheet may take to say that a card was refused, in milliseconds. */
const REFUSAL = { timeout: 4000 };

/** The button with which the payer approves in PayPal's window. */
export const approveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Pay Now|Continue to Review Order)$/ });

const review = (page: Page): Locator => page.locator('till-wallet-review');

/** The button of the review page. */
export const reviewButton = (page: Page): Locator =>
  review(page).getByRole('button', { name: 'Place Order' });

/** Chooses a shipping method where the review page has none yet; the click on its button waits until the shop has it. */
async function ship(page: Page): Promise<void> {
  const methods = review(page).getByLabel('Shipping Method');
  if ((await methods.count()) > 0 && (await methods.inputValue(CLICK)) === '') {
    const first = methods.locator('option:not([value=""])').first();
    await methods.selectOption(await first.getAttribute('value', CLICK), CLICK);
  }
}

async function place(page: Page, isDouble = false): Promise<void> {
  await ship(page);
  const press = { ...CLICK, noWaitAfter: true };
  await (isDouble ? reviewButton(page).dblclick(press) : reviewButton(page).click(press));
}

const GOOGLE = 'Sandbox Google Pay';
const APPLE = 'Sandbox Apple Pay';
const BANK = 'Sandbox bank';
const SECURE = '3D Secure';

/** Pays in a sheet with a card of the sandbox. */
async function payWith(page: Page, title: string, card: string): Promise<void> {
  await frameOf(page, title).contentFrame().getByLabel('Card').selectOption(card, CLICK);
  await inFrame(page, title, 'Pay');
}

/** Google's sheet stays open after a refusal; Apple's closes. */
const isRefused = (page: Page): Promise<unknown> =>
  frameOf(page, GOOGLE).contentFrame().getByRole('alert').filter({ hasText: /./ }).waitFor(REFUSAL);

const cardOf = (card: string): string => (card === 'challenge' ? card : 'approved');

/** Another shipping method, where the sheet offers several. */
async function shipOtherwise(page: Page): Promise<void> {
  const methods = frameOf(page, APPLE).contentFrame().getByLabel('Shipping method');
  await frameOf(page, APPLE)
    .contentFrame()
    .getByRole('dialog')
    .and(page.locator('[aria-busy="false"]'))
    .waitFor(REFUSAL)
    .catch(() => null);
  if (await methods.isVisible()) await methods.selectOption({ index: 1 }, CLICK);
}

const leave = async (page: Page): Promise<void> => {
  await page.goto('/the-salt-road.html', { waitUntil: 'commit' });
};

/** What each act does in a window of the second provider. */
export const PAYPAL_ACTS = {
  approval: {
    approve: (page) => approveButton(page).click(CLICK),
    cancel: (page) =>
      page.getByRole('button', { name: 'Cancel and return to the shop' }).click(CLICK),
    close: (page) => page.close(),
  },
  'card bank': {
    confirm: (page) => inFrame(page, SECURE, 'Confirm'),
    refuse: (page) => inFrame(page, SECURE, 'Refuse'),
    close: (page) => inFrame(page, SECURE, 'Close'),
  },
  'google sheet': {
    pay: (page, card) => payWith(page, GOOGLE, cardOf(card)),
    'pay with another card': async (page, card) => {
      await payWith(page, GOOGLE, 'declined');
      await isRefused(page);
      await payWith(page, GOOGLE, cardOf(card));
    },
    decline: async (page) => {
      await payWith(page, GOOGLE, 'declined');
      await isRefused(page);
      await inFrame(page, GOOGLE, 'Cancel');
    },
    cancel: (page) => inFrame(page, GOOGLE, 'Cancel'),
  },
  'payer action': {
    confirm: (page) => inFrame(page, BANK, 'Confirm'),
    refuse: (page) => inFrame(page, BANK, 'Refuse'),
  },
  'apple sheet': {
    pay: (page) => inFrame(page, APPLE, 'Pay'),
    'pay by another method': async (page) => {
      await shipOtherwise(page);
      await inFrame(page, APPLE, 'Pay');
    },
    decline: (page) => payWith(page, APPLE, 'declined'),
    cancel: (page) => inFrame(page, APPLE, 'Cancel'),
  },
  review: {
    place: (page) => place(page),
    'place twice': (page) => place(page, true),
    'reload and place': async (page) => {
      await page.reload({ waitUntil: 'commit' });
      await place(page);
    },
    leave,
  },
} as const satisfies Readonly<Partial<Record<PaymentWindow, Acts>>>;
