import { addBook, applyCoupon, changeQuantity, isCartEmpty } from './cart-calls';
import {
  isOfPaypal,
  isOfStripe,
  MOMENT_FAULTS,
  PROVIDER_CALLS,
  PROVIDER_FAULTS,
  SHOP_FAULTS,
} from './faults';
import { choose, giveUpOrder, openSheet, press } from './paying';
import { controlUrl } from './provider-records';
import { changeInTab } from './second-tab';
import type { Shopper } from './shopper';
import type { CartChange, Step } from './steps.types';
import { until, wait } from './wait';
import { wayOf } from './ways';
import { actIn, ALL_WINDOWS, openWindow, payHosted } from './windows';

const OFF_MS = 500;
/** How long to wait while calls are in progress, in milliseconds. */
const CALM_LIMIT_MS = 6000;
const CALM_LOOKS = 10;
const MOVE = { waitUntil: 'commit', timeout: 4000 } as const;

type Run<Name extends Step['do']> = (
  shopper: Shopper,
  step: Extract<Step, { readonly do: Name }>,
  /** The card to choose in a wallet's sheet. */
  card: string,
) => Promise<void>;

/** Waits until no call has been in progress for some looks at the browser, or until `isOver`. */
async function untilCalm(
  shopper: Shopper,
  isOver: () => Promise<boolean> | boolean,
): Promise<void> {
  let calmLooks = 0;
  await until(CALM_LIMIT_MS, async () => {
    calmLooks = shopper.calmFor() > 0 ? calmLooks + 1 : 0;
    return (await isOver()) || calmLooks > CALM_LOOKS;
  });
}

/** Whether nothing is left to buy: the cart is empty, and nothing is on its way that may give it back. */
async function isPurchaseOver(shopper: Shopper): Promise<boolean> {
  await untilCalm(shopper, async () => !(await isCartEmpty(shopper)));
  return isCartEmpty(shopper);
}

async function changeByCall(shopper: Shopper, change: CartChange): Promise<void> {
  shopper.witness.hasDirectCall = true;
  if (change === 'add') await addBook(shopper, 'lamplighters', 1);
  else if (change === 'quantity') await changeQuantity(shopper, 3);
  else await applyCoupon(shopper);
}

/** Runs a move of the shopper's own: a success page that it opens is no claim of the shop's. */
async function ownMove(
  shopper: Shopper,
  index: 0 | 1,
  move: () => Promise<unknown>,
): Promise<void> {
  const page = await shopper.tab(index);
  shopper.witness.moving.add(page);
  try {
    await move();
  } finally {
    shopper.witness.moving.delete(page);
  }
}

async function post(shopper: Shopper, url: string, data: object): Promise<void> {
  const answer = await shopper.request.post(url, { data, maxRetries: 2 });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** How each step is carried out. One that finds nothing to act on rejects. */
const RUNS: { readonly [Name in Step['do']]: Run<Name> } = {
  choose: async (shopper, { tab, way }) => {
    const page = await shopper.tab(tab);
    if (await isPurchaseOver(shopper)) await shopper.fillAgain(page);
    await choose(page, way);
  },
  press: async (shopper, { tab, way, isDouble }) => press(await shopper.tab(tab), way, isDouble),
  'press both': async (shopper, { way }) => {
    const tabs = [await shopper.tab(0), await shopper.tab(1)];
    const ends = await Promise.allSettled(tabs.map((page) => press(page, way, false)));
    if (ends.every(({ status }) => status === 'rejected')) throw new Error('in neither tab');
  },
  'open sheet': async (shopper, { tab, way }) => {
    const page = await shopper.tab(tab);
    const { wallet, opens = [] } = wayOf(way);
    const isProduct = wallet === 'product';
    const first = opens.slice(0, 1);
    // Pages that show an order are read before the shopper goes on to another purchase.
    if (opens.includes('review')) {
      await untilCalm(shopper, () => false);
      await shopper.look();
    }
    if (!isProduct && (await isPurchaseOver(shopper))) await shopper.fillAgain(page);
    // The provider gives a press up that is not answered within a second, as on a busy machine.
    for (let tries = 0; tries < 3; tries += 1) {
      await openSheet(page, way);
      if ((await openWindow(shopper, first)) !== null) return;
    }
    throw new Error('no sheet');
  },
  answer: async (shopper, { window, act }, card) => {
    const found = await openWindow(shopper, [window]);
    if (found === null) throw new Error(`no ${window}`);
    await actIn(window, act, found.page, card);
  },
  'order again instead': async (shopper) => {
    const page = await shopper.tab(0);
    await untilCalm(shopper, () => false);
    await giveUpOrder(page);
  },
  'pay the older session': async (shopper, { isOnly }) => {
    const [older] = shopper.sessions;
    if (older === undefined || (isOnly !== true && shopper.sessions.length < 2)) {
      throw new Error('no older session');
    }
    const page = await shopper.tab(1);
    await page.goto(older, MOVE);
    await payHosted(page);
    // The next page is to be opened after the payment; a session that has ended stays where it is.
    await page.waitForURL((url) => url.href !== older, MOVE).catch(() => null);
  },
  'change the cart': async (shopper, { by, change, isWithin }) => {
    if (isWithin && (await openWindow(shopper, ALL_WINDOWS)) === null)
      throw new Error('none is open');
    if (change === 'add') shopper.witness.additions.push(Date.now());
    if (by === 'call') await changeByCall(shopper, change);
    else await changeInTab(await shopper.tab(1), change);
  },
  'fail shop': (shopper, { call, fault }) =>
    post(shopper, '/demo/faults', {
      target: { call },
      fault: SHOP_FAULTS[fault]?.fault,
      times: 1,
    }),
  'fail provider': (shopper, { call, fault }) =>
    post(shopper, controlUrl(shopper.accounts[isOfStripe(call) ? 'stripe' : 'paypal'], 'faults'), {
      call,
      ...(isOfStripe(call) ? { side: PROVIDER_CALLS[call] } : {}),
      fault: PROVIDER_FAULTS[fault]?.fault,
    }),
  'fail moment': (shopper, { fault: index }) => {
    const { call, fault } = MOMENT_FAULTS[index] ?? MOMENT_FAULTS[0];
    const account = shopper.accounts[isOfPaypal(call) ? 'paypal' : 'stripe'];
    return post(shopper, controlUrl(account, 'faults'), { call, fault });
  },
  'repeat the request': async ({ context, repeated }) => {
    const ORDERS = /\/(?:payment-information|stripe\/payments\/place_order)$/;
    await context.route(
      ORDERS,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        try {
          await route.fetch();
          repeated.count += 1;
          await route.fulfill({ response: await route.fetch() });
        } catch {
          // The page was left meanwhile: nobody waits for the response.
          await route.abort().catch(() => null);
        }
      },
      { times: 1 },
    );
  },
  reload: (shopper, { tab }) =>
    ownMove(shopper, tab, async () => (await shopper.tab(tab)).reload(MOVE)),
  'go to': async (shopper, { tab, path }) => {
    await (await shopper.tab(tab)).goto(path, MOVE);
  },
  'go back': (shopper, { tab }) =>
    ownMove(shopper, tab, async () => {
      if ((await (await shopper.tab(tab)).goBack(MOVE)) === null) throw new Error('no page before');
    }),
  'lose the network': async ({ context }) => {
    await context.setOffline(true);
    await wait(OFF_MS);
    await context.setOffline(false);
  },
  wait: (_shopper, { ms }) => wait(ms),
  'outlast the hold': async (shopper) => {
    const page = await shopper.tab(0);
    // Twenty seconds are too long to wait in every run.
    await page.evaluate(() => {
      localStorage.removeItem('till-cart-hold');
    });
  },
  'wait for the answer': async (shopper) => {
    await untilCalm(shopper, () => false);
  },
};

/** Carries out a step; returns whether it was possible. */
export async function perform(shopper: Shopper, step: Step, card: string): Promise<boolean> {
  const run = RUNS[step.do] as Run<Step['do']>;
  return run(shopper, step, card).then(
    () => true,
    () => false,
  );
}

/** The card that a plan's wallet chooses in its sheet. */
export const sheetCard = (way: Parameters<typeof wayOf>[0]): string => wayOf(way).card ?? '';
