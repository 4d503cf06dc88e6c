import type { Browser, Page } from '@playwright/test';

import type { BenchShop } from '../bench/shop';
import { chanceOf } from './random';
import { AFTER_PRESS_MS, stepsOf } from './steps';
import { ordersOf, piecesOf } from './truth';
import { visit, type Visit } from './visit';

/** The result of a run: its steps in order, and the violations. */
export interface RunResult {
  readonly seed: number;
  readonly steps: readonly string[];
  readonly breaches: readonly string[];
}

/** The longest that a run may take before it counts as failed, in milliseconds. */
const RUN_LIMIT_MS = 120_000;
/** How long an order's number may take to appear once the shopper continues, in milliseconds. */
const NUMBER_LIMIT_MS = 25_000;
/** How long a difference may take to be shown: two calls on a busy machine, in milliseconds. */
const SAID_LIMIT_MS = 15_000;
/** How long the cart in the header may take, including one load of the private data, in milliseconds. */
const CART_LIMIT_MS = 6_000;
/** How long to wait before that for calls in progress, in milliseconds. */
const CALM_LIMIT_MS = 5_000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Polls a condition; returns whether it became true in time. */
async function until(limitMs: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() > end) return false;
    await wait(150);
  }
}

/** Opens a shopper at the payment step; a visit that fails to get there, as on a busy machine, is retried once. */
async function begin(browser: Browser, shop: BenchShop, seed: number): Promise<Visit> {
  const attempt = async (): Promise<Visit> => {
    const shopper = await visit(browser, shop.origin, `chaos-${String(seed)}@example.com`);
    try {
      await shopper.tabs[0]
        .getByRole('button', { name: /^Place Order/ })
        .waitFor({ timeout: 20_000 });
      return shopper;
    } catch (error) {
      await shopper.context.close();
      throw error;
    }
  };
  return attempt().catch(attempt);
}

/** Runs the steps of a seed for a new shopper and compares what was shown with the shop's database. */
export async function runOnce(browser: Browser, shop: BenchShop, seed: number): Promise<RunResult> {
  const done: string[] = [];
  const aborted = (why: string): RunResult => ({
    seed,
    steps: done,
    breaches: [`the run broke off: ${why}`],
  });
  let close = (): Promise<void> => Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<RunResult>((resolve) => {
    timer = setTimeout(() => {
      resolve(aborted(`it took longer than ${String(RUN_LIMIT_MS / 1000)} s`));
    }, RUN_LIMIT_MS);
  });
  const whole = async (): Promise<RunResult> => {
    const shopper = await begin(browser, shop, seed);
    close = () => shopper.context.close();
    for (const { name, run } of stepsOf(chanceOf(seed))) {
      const isDone = await run(shopper).then(
        () => true,
        () => false,
      );
      done.push(isDone ? name : `${name} (not possible)`);
      await shopper.look();
    }
    return { seed, steps: done, breaches: await breachesOf(shopper, shop) };
  };
  try {
    return await Promise.race([whole().catch((error: unknown) => aborted(String(error))), tooLong]);
  } finally {
    clearTimeout(timer);
    await close().catch(() => undefined);
  }
}

async function breachesOf(shopper: Visit, shop: BenchShop): Promise<readonly string[]> {
  const { context, tabs, email, witness } = shopper;
  await context.setOffline(false);
  await context.request.delete('/demo/faults', { maxRetries: 2 });
  const rest = witness.lastPress + AFTER_PRESS_MS - Date.now();
  if (witness.pressed.length > 0 && rest > 0) await wait(rest);
  const orders = ordersOf(shop.dbFile, email);
  const breaches: string[] = [];

  const carts = new Set(orders.map(({ cartId }) => cartId));
  if (orders.length > witness.pressed.length || carts.size < orders.length) {
    breaches.push(`${String(orders.length)} orders for ${String(witness.pressed.length)} presses`);
  }

  const isSeen = async (): Promise<boolean> => {
    await shopper.look();
    return orders.every(({ number }) => witness.numbers.has(number));
  };
  if (orders.length > 0 && !(await until(3000, isSeen))) {
    // The shopper continues to some page of the shop.
    await tabs[0].goto('/the-salt-road.html').catch(() => null);
    if (!(await until(NUMBER_LIMIT_MS, isSeen))) {
      const unseen = orders.filter(({ number }) => !witness.numbers.has(number));
      breaches.push(`never shown: ${unseen.map(({ number }) => number).join(', ')}`);
    }
  }

  for (const { number, total } of orders) {
    const isAsPressed = (): boolean => witness.pressed.includes(total);
    if (isAsPressed()) continue;
    const isSaid = await until(SAID_LIMIT_MS, async () => {
      await shopper.look();
      return witness.hasSaidDifference;
    });
    if (!isSaid) {
      breaches.push(`${number} costs ${total}; pressed at ${witness.pressed.join(', ')}`);
    }
  }

  await until(CALM_LIMIT_MS, () => Promise.resolve(shopper.isCalm()));
  const wrong = await wrongCart(shopper, tabs[1], shop);
  return wrong === null ? breaches : [...breaches, wrong];
}

/**
 * The fault in the cart that the header shows on the next page; null when it matched the shop's by the end of that
 * page's first load of the private data. Loads of the page before, and later ones that change nothing, do not count.
 */
async function wrongCart({ context }: Visit, page: Page, shop: BenchShop): Promise<string | null> {
  const path = '/?chaos=end';
  let loads = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    const names = url.searchParams.get('sections') ?? 'cart';
    const isHere = request.headers().referer?.endsWith(path) === true;
    if (!isHere || !url.pathname.startsWith('/customer/section/load')) return;
    if (names.includes('cart')) loads += 1;
  });
  await page.goto(path).catch(() => null);
  const session = (await context.cookies()).find(({ name }) => name === 'PHPSESSID')?.value ?? '';
  const bag = page.locator('till-mini-cart').getByRole('button', { name: /^My Cart/ });
  let shown = '';
  let held = 0;
  let loadsSoFar = 0;
  const isRight = await until(CART_LIMIT_MS, async () => {
    loadsSoFar = loads;
    shown = (await bag.getAttribute('aria-label', { timeout: 1000 }).catch(() => null)) ?? '';
    if (shown === '') shown = await bag.innerText({ timeout: 1000 }).catch(() => '');
    held = piecesOf(shop.dbFile, session);
    return Number(/(\d+)/.exec(shown)?.[1] ?? 0) === held;
  });
  if (!isRight) return `the cart shows "${shown}", the shop holds ${String(held)}`;
  return loadsSoFar > 1 ? `the cart took ${String(loadsSoFar)} loads of the private data` : null;
}
