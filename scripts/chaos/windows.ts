import type { Page } from '@playwright/test';

import type { Shopper } from './shopper';
import { WINDOW_ACTS } from './steps.types';
import { until } from './wait';
import { approveButton, PAYPAL_ACTS, reviewButton } from './paypal-windows';
import { CLICK, frameOf, inFrame, type Acts } from './window-parts';
import type { PaymentWindow } from './ways';

/** How long a window may take to open while calls are in progress, in milliseconds. */
const OPEN_LIMIT_MS = 15_000;
/** After so many looks at the pages without a call nothing opens any more; on a busy machine a look takes longer. */
const IDLE_LOOKS = 12;

/** Whether a tab shows this window; one that closes meanwhile shows none. */
async function isIn(page: Page, window: PaymentWindow): Promise<boolean> {
  if (page.isClosed()) return false;
  try {
    return await shows(page, window);
  } catch (error) {
    if (page.isClosed()) return false;
    throw error;
  }
}

async function shows(page: Page, window: PaymentWindow): Promise<boolean> {
  const url = page.url();
  switch (window) {
    case 'challenge':
      return (await frameOf(page, '3D Secure authentication').count()) > 0;
    case 'sheet':
      return (await frameOf(page, 'Sandbox wallet').count()) > 0;
    case 'hosted page':
      return /\/c\/pay\/cs_/.test(url);
    case 'bank page':
      return url.includes('/examples/bank');
    case 'popup':
      return (await page.getByRole('button', { name: 'Approve' }).count()) > 0;
    case 'approval':
      return url.includes('/checkoutnow') && (await approveButton(page).count()) > 0;
    case 'card bank':
      return (await frameOf(page, '3D Secure').count()) > 0;
    case 'google sheet':
      return (await frameOf(page, 'Sandbox Google Pay').count()) > 0;
    case 'payer action':
      return (await frameOf(page, 'Sandbox bank').count()) > 0;
    case 'apple sheet':
      return (await frameOf(page, 'Sandbox Apple Pay').count()) > 0;
    case 'review':
      return url.includes('/smartbuttons/review') && (await reviewButton(page).count()) > 0;
  }
}

/** The page that shows this window now; null without one. */
async function find(shopper: Shopper, window: PaymentWindow): Promise<Page | null> {
  const isApart = window === 'popup' || window === 'approval';
  for (const page of isApart ? shopper.popups : shopper.tabs) {
    if (await isIn(page, window)) return page;
  }
  return null;
}

/** The page that shows one of these windows, waiting while it may still open; null when none does. */
export async function openWindow(
  shopper: Shopper,
  windows: readonly PaymentWindow[],
): Promise<{ readonly page: Page; readonly window: PaymentWindow } | null> {
  let found: { page: Page; window: PaymentWindow } | null = null;
  let idleLooks = 0;
  await until(OPEN_LIMIT_MS, async () => {
    for (const window of windows) {
      const page = await find(shopper, window);
      if (page !== null) found = { page, window };
    }
    idleLooks = shopper.calmFor() > 0 ? idleLooks + 1 : 0;
    return found !== null || idleLooks > IDLE_LOOKS;
  });
  return found;
}

/** Every window of a payment. */
export const ALL_WINDOWS = Object.keys(WINDOW_ACTS) as readonly PaymentWindow[];

/** Whether any window of a payment is open now. */
export async function isAnyOpen(shopper: Shopper): Promise<boolean> {
  for (const window of ALL_WINDOWS) if ((await find(shopper, window)) !== null) return true;
  return false;
}

const GOOD = '4242424242424242';

/** Fills in the form of a hosted page and pays. */
export async function payHosted(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill(GOOD, CLICK);
  await page.getByLabel('Expiration date').fill('12 / 34', CLICK);
  await page.getByLabel('Security code').fill('123', CLICK);
  await page.getByRole('button', { name: /^Pay/ }).click(CLICK);
}

const button = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click(CLICK);

async function payInSheet(page: Page, card: string): Promise<void> {
  const sheet = frameOf(page, 'Sandbox wallet').contentFrame();
  if (card !== GOOD) await sheet.getByLabel('Card').selectOption(card, CLICK);
  await sheet.getByRole('button', { name: /^Pay/ }).click(CLICK);
}

const leave = async (page: Page): Promise<void> => {
  await page.goto('/the-salt-road.html', { waitUntil: 'commit' });
};
const goBack = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit', timeout: 8000 });
};

/** What each act does in its window. */
const ACTS: Readonly<Record<PaymentWindow, Acts>> = {
  challenge: {
    complete: (page) => inFrame(page, '3D Secure authentication', 'Complete'),
    fail: (page) => inFrame(page, '3D Secure authentication', 'Fail'),
    close: (page) => inFrame(page, '3D Secure authentication', 'Close'),
  },
  'hosted page': {
    pay: payHosted,
    cancel: (page) => page.getByRole('link', { name: '← Back' }).click(CLICK),
    'go back': goBack,
    leave,
  },
  'bank page': { pay: (page) => button(page, 'Pay'), 'go back': goBack, leave },
  popup: {
    approve: (page) => button(page, 'Approve'),
    cancel: (page) => button(page, 'Cancel'),
    close: (page) => page.close(),
  },
  sheet: { pay: payInSheet, cancel: (page) => inFrame(page, 'Sandbox wallet', 'Cancel') },
  ...PAYPAL_ACTS,
};

/** Acts in an open window; rejects where it cannot be done. `card` is the one to choose in a sheet. */
export async function actIn(
  window: PaymentWindow,
  act: string,
  page: Page,
  card: string,
): Promise<void> {
  const run = ACTS[window][act];
  if (run === undefined) throw new Error(`there is no "${act}" in a ${window}`);
  try {
    await run(page, card);
  } catch (error) {
    // A window that closes at the click has been answered.
    if (!page.isClosed()) throw error;
  }
}
