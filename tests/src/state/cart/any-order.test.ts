import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import type { Result } from '../../../../src/platform/result';
import {
  cartUpdated,
  lineQuantityChanged,
  lineQuantityTyped,
  lineRemoved,
  selectLine,
} from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/state/cart/buy-again';
import {
  estimateEdited,
  estimateMethodChosen,
  estimateRetried,
  selectEstimate,
} from '../../../../src/state/estimate/estimate-slice';
import { estimateState } from '../../../../src/state/estimate/estimate-state';
import { messagesState } from '../../../../src/state/messages/messages-state';
import {
  couponCancelled,
  couponSubmitted,
  selectCoupon,
  selectTotals,
  selectTotalsStatus,
  totalsWanted,
} from '../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../src/state/quote/quote-state';
import { selectCart } from '../../../../src/state/sections/section-selectors';
import { sectionsInvalidated, sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import {
  amountFrom,
  flakyShop,
  pauseAfter,
  someOutcomes,
  someWaits,
  type Outcome,
} from '../support/any-order';
import { json, mockShop } from '../support/fake-http';
import { checkoutConfig, shop, wireRate } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The cart page with its estimate, whatever shopper and shop do: responses that are late, fail or are lost, and another tab
   that changes the cart. Whenever the page has settled, nothing is pending and it shows the shop's own cart and
   totals that are correct or marked as failed. */

const IDS = ['77', '78'] as const;
type Id = (typeof IDS)[number];

const STEPS = [
  'press plus',
  'type a quantity',
  'update',
  'remove',
  'another postcode',
  'no postcode',
  'choose a method',
  'apply a coupon',
  'cancel the coupon',
  'other tab changes the cart',
  'try again',
  'wait a moment',
  'wait',
  'wait long',
] as const;
type Step = (typeof STEPS)[number];

interface World {
  readonly lines: Map<Id, number>;
  version: number;
  coupon: string;
}

const subtotal = ({ lines }: World): number =>
  [...lines.values()].reduce((sum, qty) => sum + qty * 10, 0);

const amountOf = (world: World, place: string, carrier: string): number =>
  amountFrom(`${place}|${carrier}|${JSON.stringify([...world.lines])}|${world.coupon}`);

const wireTotals = (world: World, place: string, carrier: string): unknown => ({
  grand_total: amountOf(world, place, carrier),
  subtotal: subtotal(world),
  subtotal_incl_tax: subtotal(world),
  coupon_code: world.coupon,
  items: [...world.lines].map(([id, qty]) => ({ item_id: id, name: id, qty, options: '[]' })),
  total_segments: [],
});

const wireCart = (world: World): { data_id: number; [name: string]: unknown } => ({
  data_id: world.version,
  summary_count: 1,
  subtotalAmount: String(subtotal(world)),
  items: [...world.lines].map(([item_id, qty]) => ({ item_id, qty })),
});

/** Two carriers for every place: its own, and one that all share. */
const carriersTo = (place: string): readonly string[] => [`to${place}`, 'any'];

interface Body {
  readonly address?: { readonly postcode: string };
  readonly addressInformation?: {
    readonly address: { readonly postcode: string };
    readonly shipping_carrier_code?: string;
  };
}

const isId = (text: string): text is Id => IDS.some((id) => id === text);

function change(world: World, id: string, qty: number): void {
  if (!isId(id) || !world.lines.has(id)) return;
  if (qty === 0) world.lines.delete(id);
  else world.lines.set(id, qty);
  world.version += 1;
}

/** Executes a request and returns the shop's response. */
function work(world: World, path: string, method: string, body: unknown): Result<HttpResponse> {
  if (path.startsWith('customer/section')) return json({ cart: wireCart(world) });
  const form = body instanceof URLSearchParams ? body : null;
  if (path.endsWith('updatePost/') && form !== null) {
    for (const [name, value] of form) {
      const id = /^cart\[(\d+)\]/.exec(name)?.[1];
      if (id !== undefined) change(world, id, Number(value));
    }
  }
  if (path.startsWith('checkout/sidebar/update') && form !== null) {
    change(world, form.get('item_id') ?? '', Number(form.get('item_qty')));
  }
  if (path.startsWith('checkout/sidebar/remove') && form !== null) {
    change(world, form.get('item_id') ?? '', 0);
  }
  if (path.startsWith('checkout/')) return json({ success: true });
  if (path.startsWith('coupons')) {
    world.coupon = method === 'PUT' ? 'TEN' : '';
    return json(true);
  }
  if (path === 'totals') return json(wireTotals(world, '', ''));
  const { address, addressInformation: information } = (body ?? {}) as Body;
  if (path === 'estimate-shipping-methods') {
    return json(carriersTo(address?.postcode ?? '').map((code) => wireRate(code)));
  }
  const carrier = information?.shipping_carrier_code ?? '';
  return json(wireTotals(world, information?.address.postcode ?? '', carrier));
}

function openShop(
  world: World,
  store: () => TillStore,
  outcomes: readonly Outcome[],
  waits: readonly number[],
): () => void {
  const { end, recover } = flakyShop(outcomes, waits);
  mockShop(async ({ method = 'GET', body }, path) => {
    const response = await end(() => work(world, path, method, body));
    // As after every write, the cart is reloaded.
    if (path.startsWith('checkout/') && !path.startsWith('checkout/cart/updateItemQty')) {
      store().dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
    }
    return response;
  });
  return recover;
}

interface Run {
  readonly store: TillStore;
  readonly world: World;
}

const POSTCODES = ['90210', '60601', '10001'];

function perform(step: Step, index: number, { store, world }: Run): void {
  const itemId = IDS[index % 2] ?? '77';
  const state = store.getState();
  const line = selectCart(state)?.lines.find((one) => one.itemId === itemId);
  const { qty, status } = selectLine(itemId)(state);
  const isFree = line !== undefined && status !== 'removing';
  const edit = (name: string, value: string) => store.dispatch(estimateEdited({ name, value }));
  if (step === 'press plus' && isFree) {
    store.dispatch(lineQuantityChanged({ itemId, qty: (qty ?? line.qty) + 1 }));
  }
  if (step === 'type a quantity' && isFree) {
    store.dispatch(lineQuantityTyped({ itemId, typed: index + 5 }));
  }
  if (step === 'update') store.dispatch(cartUpdated());
  if (step === 'remove' && isFree) store.dispatch(lineRemoved({ itemId }));
  if (step === 'another postcode') {
    edit('region_id', '12');
    edit('postcode', POSTCODES[index % POSTCODES.length] ?? '');
  }
  if (step === 'no postcode') edit('postcode', '');
  if (step === 'choose a method') {
    const { rates } = selectEstimate(state);
    const { carrierCode, methodCode } = rates[index % Math.max(1, rates.length)] ?? {};
    if (carrierCode !== undefined && typeof methodCode === 'string') {
      store.dispatch(estimateMethodChosen({ carrierCode, methodCode }));
    }
  }
  if (step === 'apply a coupon') store.dispatch(couponSubmitted('TEN'));
  if (step === 'cancel the coupon') store.dispatch(couponCancelled());
  if (step === 'other tab changes the cart') {
    world.lines.set('77', (world.lines.get('77') ?? 0) + 1);
    world.version += 1;
    store.dispatch(sectionsRead({ cart: wireCart(world) }));
  }
  if (step === 'try again') {
    store.dispatch(estimateRetried());
    store.dispatch(totalsWanted());
    store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  }
}

/** What must hold once nothing is pending; `allSucceeded`: every request was successful. */
function expectSettled({ store, world }: Run, allSucceeded: boolean): void {
  const state = store.getState();
  const { status, rates, method, draft } = selectEstimate(state);
  expect(['typing', 'loading']).not.toContain(status);
  expect(selectTotalsStatus(state)).not.toBe('loading');
  expect(selectCoupon(state).status).toBe('idle');
  for (const { itemId } of selectCart(state)?.lines ?? []) {
    const line = selectLine(itemId)(state);
    expect(line.status).not.toBe('saving');
    // A typed quantity is shown only until it is sent.
    expect(line.qty === null || line.status === 'typed').toBe(true);
  }
  const chosen = method?.carrierCode ?? '';
  const place = String(draft.postcode ?? '');
  if (status === 'ready') {
    expect(rates.map(({ carrierCode }) => carrierCode)).toEqual(carriersTo(place));
    expect(method === null || carriersTo(place).includes(chosen)).toBe(true);
  } else expect(method).toBeNull();
  const shown = selectCart(state)?.lines.map(({ itemId, qty }) => [itemId, qty]);
  if (allSucceeded) {
    expect(shown).toEqual([...world.lines]);
    expect(selectTotalsStatus(state)).toBe('ready');
    expect(status).not.toBe('failed');
  }
  // The page may not know about a change whose response was lost; its totals include the known ones.
  const isKnown =
    JSON.stringify(shown) === JSON.stringify([...world.lines]) &&
    (selectCoupon(state).applied ?? '') === world.coupon;
  if (!isKnown || selectTotalsStatus(state) !== 'ready') return;
  const isEstimated = status === 'ready' || status === 'failed';
  expect(selectTotals(state)?.grandTotal).toBe(
    amountOf(world, isEstimated ? place : '', isEstimated ? chosen : ''),
  );
}

let restoreNavigator: () => void;
/** The form was submitted as on a page without scripts, which leaves this page (CART-14). */
const leave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  restoreNavigator = replaceNavigator({ assign: vi.fn(), reload: vi.fn(), submit: leave });
});
afterEach(() => {
  restoreNavigator();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows the shop’s cart and correct totals whenever it has settled, whatever shopper and shop do [CART-01, MINI-11, EST-03, RATE-17, DISC-02, MINI-21]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 12 }),
      fc.oneof(fc.constant<Outcome[]>(['well']), someOutcomes),
      someWaits,
      async (steps, outcomes, waits) => {
        localStorage.clear();
        leave.mockClear();
        const world: World = {
          lines: new Map<Id, number>([
            ['77', 1],
            ['78', 2],
          ]),
          version: 1,
          coupon: '',
        };
        const store = createTillStore({ shop, checkout: checkoutConfig() });
        for (const module of [messagesState, quoteState, cartState, estimateState]) {
          store.inject(module);
        }
        const run: Run = { store, world };
        openShop(world, () => store, ['well'], [2]);
        store.dispatch(sectionsRead({ cart: wireCart(world) }));
        store.dispatch(totalsWanted());
        await vi.advanceTimersByTimeAsync(1000);
        const recover = openShop(world, () => store, outcomes, waits);
        for (const [index, step] of steps.entries()) {
          perform(step, index, run);
          await vi.advanceTimersByTimeAsync(pauseAfter(step));
        }
        await vi.advanceTimersByTimeAsync(400_000);
        if (leave.mock.calls.length > 0) return;
        expectSettled(
          run,
          outcomes.every((outcome) => outcome === 'well'),
        );
        recover();
        perform('try again', 0, run);
        await vi.advanceTimersByTimeAsync(60_000);
        expectSettled(run, true);
      },
    ),
    { numRuns: 60 },
  );
}, 30_000);
