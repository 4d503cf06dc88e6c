import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold } from '../../../../src/platform/http/cart-hold';
import { replaceNavigator } from '../../../../src/platform/navigate';
import {
  ordersDecided,
  ordersSubmitted,
  selectMultishipping,
  settlingWanted,
  type MultishippingState,
} from '../../../../src/state/multishipping/multishipping-slice';
import { multishippingState } from '../../../../src/state/multishipping/multishipping-state';
import { provideOrderProviders } from '../../../../src/state/multishipping/order-providers';
import { storedAttempt } from '../../../../src/state/order/order-attempt';
import { openOrder } from '../../../../src/state/order/order-notes';
import { forgetPress } from '../../../../src/state/order/pressed-orders';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { mockShop } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
import { OrdersWorld, type BankFate, type CallFate } from './support/orders-world';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/multishipping/pay-orders';
import '../../../../src/state/multishipping/settle-orders';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The page with everything once more, in two windows, whatever shopper, shop, module and bank do: presses, reloads, decisions,
   lost responses. There is never a second set of orders beside one that stands; nothing is charged without orders unless the
   shopper was told that it may be and decided it; once everything works again, orders that stand were shown. */

const PLACE = `${window.location.origin}/multishipping/checkout/overviewPost/`;
const page = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};

type Step = 'press' | 'press twice' | 'reload' | 'retry' | 'keep' | 'cancel' | 'wait';
const STEPS: readonly Step[] = [
  'press',
  'press twice',
  'reload',
  'retry',
  'keep',
  'cancel',
  'wait',
];
const CALLS: readonly CallFate[] = [
  'works',
  'lost before',
  'lost after',
  'error before',
  'error after',
];
const BANKS: readonly BankFate[] = [
  'paid at once',
  'declined',
  'confirms',
  'refuses',
  'confirms unheard',
  'silent',
];

const left: string[] = [];
let restore = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  restore = replaceNavigator({ assign: (url) => left.push(url) });
});
afterEach(() => {
  restore();
  vi.useRealTimers();
  provideOrderProviders(() => Promise.resolve([]));
});

/** A window with the page. */
class Tab {
  store: TillStore = this.open();

  private open(): TillStore {
    const store = createTillStore(
      { shop, checkout: null, sections: sectionSettings },
      { now: () => Date.now(), page: () => page },
    );
    store.inject(multishippingState);
    if (storedAttempt(openOrder, Date.now())?.paid !== undefined) store.dispatch(settlingWanted());
    return store;
  }

  get status(): MultishippingState['status'] {
    return selectMultishipping(this.store.getState()).status;
  }

  reload(): void {
    this.store = this.open();
  }

  act(step: Step): void {
    const { store } = this;
    if (step.startsWith('press')) store.dispatch(ordersSubmitted({ url: PLACE }));
    if (step === 'press twice') store.dispatch(ordersSubmitted({ url: PLACE }));
    if (step === 'retry' && this.status === 'unsettled') store.dispatch(settlingWanted());
    if (step === 'keep' || step === 'cancel') store.dispatch(ordersDecided(step));
    if (step === 'reload') this.reload();
  }
}

/** What was seen in a run. */
class Run {
  readonly seen = new Set<string>();
  presses = 0;
  cancelledPaid = 0;
  readonly tabs = [new Tab(), new Tab()] as const;

  constructor(readonly world: OrdersWorld) {}

  async step(which: 0 | 1, step: Step, ms: number): Promise<void> {
    const tab = this.tabs[which];
    if (step.startsWith('press')) this.presses += 1;
    const isDecided = step === 'cancel' && tab.status === 'undecided';
    const mayCancel = isDecided ? this.world.live.filter(({ isPaid }) => isPaid).length : 0;
    tab.act(step);
    await vi.advanceTimersByTimeAsync(ms);
    this.cancelledPaid += mayCancel;
    for (const { status } of this.tabs) this.seen.add(status);
    this.openNext();
    expect(this.world.live.length, 'sets of orders that stand').toBeLessThanOrEqual(1);
    expect(this.world.places, 'one call for each press').toBeLessThanOrEqual(this.presses);
    const lost = this.world.sets.filter(({ isPaid, isCancelled }) => isPaid && isCancelled).length;
    expect(lost, 'charges without orders, decided by the shopper').toBeLessThanOrEqual(
      this.cancelledPaid,
    );
  }

  /** The page that the shop has named opens; the shopper comes back from it. */
  private openNext(): void {
    for (const url of left.splice(0)) {
      this.seen.add(url.split('/').at(-2) ?? '');
      if (/\/(?:success|results)\/$/.test(url)) forgetPress();
    }
    for (const tab of this.tabs) if (tab.status === 'redirected') tab.reload();
  }
}

async function run(
  calls: readonly CallFate[],
  banks: readonly BankFate[],
  steps: readonly (readonly [0 | 1, Step, number])[],
): Promise<Run> {
  localStorage.clear();
  sessionStorage.clear();
  hold.remove();
  left.length = 0;
  const world = new OrdersWorld();
  world.calls = [...calls];
  world.banks = [...banks];
  mockShop((request, path) => world.respond(request, path));
  provideOrderProviders(() =>
    Promise.resolve([
      {
        code: 'bank',
        severalAddresses: () => Promise.resolve(world.provider),
      },
    ]),
  );
  const one = new Run(world);
  for (const [which, step, ms] of steps) await one.step(which, step, ms);
  // Everything works again, and the shopper keeps what is undecided.
  world.calls = [];
  for (const step of ['wait', 'retry', 'keep', 'retry', 'keep'] as const) {
    for (const which of [0, 1] as const) await one.step(which, step, 120_000);
  }
  return one;
}

it('places one set of orders and charges it once, in any order of events [MULTI-04] [MULTI-06] [MULTI-07]', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...CALLS), { maxLength: 5 }),
      fc.array(fc.constantFrom(...BANKS), { minLength: 1, maxLength: 4 }),
      fc.array(
        fc.tuple(
          fc.constantFrom(0 as const, 1 as const),
          fc.constantFrom(...STEPS),
          fc.constantFrom(0, 500, 40_000),
        ),
        { minLength: 1, maxLength: 10 },
      ),
      async (calls, banks, steps) => {
        const { world, seen } = await run(calls, banks, steps);
        for (const one of seen) reached.add(one);
        expect(openOrder.read(), 'nothing is left open').toBeNull();
        if (world.live.length > 0) {
          expect(world.isCartOpen, 'orders that stand have left the cart').toBe(false);
          expect([...seen], 'and were shown').toContain('success');
        }
        const paid = world.live.filter(({ isPaid }) => isPaid).length;
        expect(world.charges - paid, 'lost charges').toBeLessThanOrEqual(
          seen.has('undecided') ? world.charges : 0,
        );
      },
    ),
    { numRuns: 200, seed: 62 },
  );
  expect([...reached].sort()).toEqual(
    expect.arrayContaining(['results', 'success', 'undecided', 'unsettled']),
  );
});
