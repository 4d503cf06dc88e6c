import type { BenchShop } from '../bench/shop';
import { LONGEST_DELAY_MS } from './faults';
import { paymentsOf } from './provider-records';
import type { Shopper } from './shopper';
import { ordersOf } from './shop-records';
import { breachesOf } from './truth';
import { until } from './wait';
import { shownBy } from './witness';
import type { World } from './world.types';

/** The time after which the shop can no longer be processing a press, in milliseconds. */
const AFTER_PRESS_MS = LONGEST_DELAY_MS + 400;
/** How long the pages may take to agree with the databases before the shopper goes on, in milliseconds. */
const SOON_MS = 2500;
/** How long they may take once the shopper goes on: the checks after a lost response take up to 30 s. */
const LIMIT_MS = 36_000;

async function worldOf(shopper: Shopper, shop: BenchShop): Promise<World> {
  const [first, second] = await Promise.all([
    paymentsOf(shopper.accounts.stripe),
    paymentsOf(shopper.accounts.paypal),
  ]);
  const intents = [...first.intents, ...second.intents];
  const charges = [...first.charges, ...second.charges];
  await shopper.look();
  const orders = ordersOf(shop.dbFile, shopper.email, [...first.ids, ...second.ids]);
  return { orders, intents, charges, shown: shownBy(shopper.witness) };
}

/** What a batch counts of a run's end. */
function resultsOf({ orders, charges }: World): readonly string[] {
  return [
    ...orders.map(({ state }) =>
      state === 'unpaid' ? 'result: an unpaid order' : 'result: an order',
    ),
    ...charges.map(({ isVoided }) =>
      isVoided ? 'result: a charge given back' : 'result: a charge',
    ),
  ];
}

/**
 * Compares databases and screen until they agree. While they do not, the shopper goes on to some page of the shop: an
 * order or a charge may be reported there as well. Returns what they never agreed in.
 */
export async function settled(
  shopper: Shopper,
  shop: BenchShop,
): Promise<{ readonly breaches: readonly string[]; readonly results: readonly string[] }> {
  const last = shopper.witness.presses.at(-1)?.at ?? 0;
  const rest = last + AFTER_PRESS_MS - Date.now();
  // A press whose response is there is over.
  await until(Math.max(0, rest), () => shopper.calmFor() > 500);
  let world = await worldOf(shopper, shop);
  const isSo = async (): Promise<boolean> => {
    world = await worldOf(shopper, shop);
    return breachesOf(world).length === 0;
  };
  if (!(await until(SOON_MS, isSo))) {
    const page = await shopper.tab(0);
    await page.goto('/the-salt-road.html').catch(() => null);
    await until(LIMIT_MS, isSo);
  }
  const breaches = breachesOf(world).map(({ rule, text }) => `${rule}: ${text}`);
  return { breaches, results: resultsOf(world) };
}
