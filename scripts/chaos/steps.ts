import type { Page } from '@playwright/test';

import type { Chance } from './random';
import type { Visit } from './visit';

/** A step of a run. One that finds nothing to press does nothing. */
export interface Step {
  readonly name: string;
  readonly run: (visit: Visit) => Promise<void>;
}

/** How long to wait for a control, in milliseconds. */
const PATIENCE = { timeout: 1500 };

const LONGEST_DELAY_MS = 2500;
const TABS = [0, 1] as const;

/** What can happen to the response of an order. */
const FAULTS: Readonly<Record<string, object>> = {
  late: { kind: 'delay', ms: LONGEST_DELAY_MS },
  'a little late': { kind: 'delay', ms: 700 },
  'lost before the work': { kind: 'drop-before' },
  'lost after the work': { kind: 'drop-after' },
  'cut off': { kind: 'half-json' },
  empty: { kind: 'empty' },
  'a page': { kind: 'html' },
  '429': { kind: 'status', status: 429 },
  '429 though the order was made': { kind: 'status', status: 429, afterWork: true },
  '401 though the order was made': { kind: 'status', status: 401, afterWork: true },
  '500': { kind: 'status', status: 500 },
  '503 though the order was made': { kind: 'status', status: 503, afterWork: true },
};

/** Other calls that are delayed, so that they coincide with the order. */
const LATE_CALLS = ['update-cart', 'coupon', 'totals', 'sections', 'update-quantity'];

async function place({ tabs }: Visit, tab: 0 | 1, isDouble: boolean): Promise<void> {
  const button = tabs[tab].locator('till-checkout').getByRole('button', { name: /^Place Order/ });
  await (isDouble ? button.dblclick(PATIENCE) : button.click(PATIENCE));
}

async function addBook(page: Page, book: string): Promise<void> {
  await page.goto(`/${book}.html`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click(PATIENCE);
}

async function changeQuantity(page: Page, chance: number): Promise<void> {
  const cart = page.locator('till-cart');
  const field = cart.getByRole('textbox', { name: 'Qty' }).first();
  await field.fill(String(1 + chance), PATIENCE);
  await field.press('Enter', PATIENCE);
  const update = cart.getByRole('button', { name: 'Update Shopping Cart' });
  if (await update.isVisible()) await update.click(PATIENCE);
}

async function applyCoupon(page: Page): Promise<void> {
  const place = page.locator('till-cart, till-checkout').first();
  const field = place.getByLabel('Enter discount code');
  if (!(await field.isVisible())) await place.getByText('Apply Discount Code').click(PATIENCE);
  await field.fill('TENOFF', PATIENCE);
  await place.getByRole('button', { name: 'Apply Discount', exact: true }).click(PATIENCE);
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Two presses at once, one in each tab, on the same cart. */
async function placeInBoth(visit: Visit): Promise<void> {
  await visit.tabs[1].goto('/checkout/#payment');
  await visit.tabs[1].getByRole('button', { name: /^Place Order/ }).waitFor({ timeout: 5000 });
  await Promise.allSettled([place(visit, 0, false), place(visit, 1, false)]);
}

/** Makes this shopper's calls fail on the server. */
async function letFail({ context }: Visit, call: string, fault: object): Promise<void> {
  const data = { target: { call }, fault, times: 1 };
  await context.request.post('/demo/faults', { data, maxRetries: 2 });
}

const PATHS = ['/', '/the-salt-road.html', '/checkout/cart/', '/checkout/#payment', '/checkout/'];

/** The kinds of steps; one that is listed several times is chosen as often. */
const KINDS: readonly ((chance: Chance) => Step)[] = [
  ...Array.from({ length: 4 }, () => (chance: Chance): Step => {
    const isDouble = chance.below(3) === 0;
    return {
      name: `tab 1 places the order${isDouble ? ' with a double press' : ''}`,
      run: (visit) => place(visit, 0, isDouble),
    };
  }),
  () => ({ name: 'tab 2 places the order', run: (visit) => place(visit, 1, false) }),
  () => ({ name: 'both tabs place the order at once', run: placeInBoth }),
  ...Array.from({ length: 3 }, () => (chance: Chance): Step => {
    const name = chance.pick(Object.keys(FAULTS));
    return {
      name: `the next answer to an order is ${name}`,
      run: (visit) => letFail(visit, 'place-order', FAULTS[name] ?? {}),
    };
  }),
  (chance) => {
    const call = chance.pick(LATE_CALLS);
    return {
      name: `the next call "${call}" comes late`,
      run: (visit) => letFail(visit, call, { kind: 'delay', ms: 900 }),
    };
  },
  (chance) => {
    const count = chance.below(5);
    return {
      name: `tab 2 changes a quantity to ${String(1 + count)}`,
      run: ({ tabs }) => changeQuantity(tabs[1], count),
    };
  },
  (chance) => {
    const tab = chance.pick(TABS);
    return {
      name: `tab ${String(tab + 1)} applies a coupon`,
      run: ({ tabs }) => applyCoupon(tabs[tab]),
    };
  },
  (chance) => {
    const tab = chance.pick(TABS);
    return {
      name: `tab ${String(tab + 1)} is loaded again`,
      run: async ({ tabs }) => {
        await tabs[tab].reload({ waitUntil: 'commit' });
      },
    };
  },
  ...TABS.map((tab) => (chance: Chance): Step => {
    const path = chance.pick(PATHS);
    return {
      name: `tab ${String(tab + 1)} goes to ${path}`,
      run: async ({ tabs }) => {
        await tabs[tab].goto(path, { waitUntil: 'commit' });
      },
    };
  }),
  (chance) => {
    const tab = chance.pick(TABS);
    return {
      name: `tab ${String(tab + 1)} goes back`,
      run: async ({ tabs }) => {
        await tabs[tab].goBack({ waitUntil: 'commit', timeout: 3000 });
      },
    };
  },
  () => ({
    name: 'tab 1 presses "Next"',
    run: ({ tabs }) => tabs[0].getByRole('button', { name: 'Next', exact: true }).click(PATIENCE),
  }),
  () => ({
    name: 'the network is off for a moment',
    run: async ({ context }) => {
      await context.setOffline(true);
      await wait(600);
      await context.setOffline(false);
    },
  }),
  (chance) => {
    const book = chance.pick(['the-salt-road', 'lamplighters']);
    return {
      name: `tab 2 puts ${book} into the cart`,
      run: ({ tabs }) => addBook(tabs[1], book),
    };
  },
  (chance) => {
    const ms = 100 + chance.below(900);
    return {
      name: `${String(ms)} ms pass`,
      run: async () => {
        await wait(ms);
      },
    };
  },
];

/** The steps of a run: possibly a faulty response first, and a press of the order button somewhere along the way. */
export function stepsOf(chance: Chance): readonly Step[] {
  return Array.from({ length: 4 + chance.below(5) }, () => chance.pick(KINDS)(chance));
}

/** The time after which the shop can no longer be processing a press, in milliseconds. */
export const AFTER_PRESS_MS = LONGEST_DELAY_MS + 500;
