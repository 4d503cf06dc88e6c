import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPrice } from '../../../../src/domain/catalog/price';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import type { Result } from '../../../../src/platform/result';
import { productSent, selectAdding } from '../../../../src/state/add-to-cart/add-to-cart-slice';
import { addToCartState } from '../../../../src/state/add-to-cart/add-to-cart-state';
import { optionChosen, selectProduct } from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/state/add-to-cart/confirm-addition';
import { messagesState } from '../../../../src/state/messages/messages-state';
import {
  sectionsInvalidated,
  sectionsWanted,
  selectCartCount,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { flakyShop, pauseAfter, someOutcomes, someWaits, type Outcome } from '../support/any-order';
import { json, mockShop } from '../support/fake-http';
import { hoodieConfig, hoodiePage } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* A product page, whatever shopper and shop do: selections, pictures that arrive late, out of order or not at all, and
   presses of the button. Nothing is posted or added twice for one press; the price is always that of the selection; once
   the page has settled, the picture is that of the newest selection or the product's own, and the count the server's. */

const ID = '19';
const COLOUR = '93';
const SIZE = '137';
/** The variants, in the order of the page: colour, size, final price. */
const VARIANTS = [
  { id: '10', [COLOUR]: '4', [SIZE]: '7', price: 40 },
  { id: '11', [COLOUR]: '4', [SIZE]: '8', price: 45 },
  { id: '13', [COLOUR]: '5', [SIZE]: '7', price: 35 },
] as const;

const STEPS = [
  'black',
  'blue',
  'no colour',
  'small',
  'medium',
  'no size',
  'press',
  'press twice',
  'another tab buys something else',
  'reload the sections',
  'wait a moment',
  'wait',
  'wait long',
] as const;
type Step = (typeof STEPS)[number];

const CHOICES: Readonly<
  Partial<Record<Step, readonly [attribute: string, option: string | null]>>
> = {
  black: [COLOUR, '4'],
  blue: [COLOUR, '5'],
  'no colour': [COLOUR, null],
  small: [SIZE, '7'],
  medium: [SIZE, '8'],
  'no size': [SIZE, null],
};

/** The data of the shop: items of this product and of others, and the posts that arrived. */
interface World {
  held: number;
  others: number;
  version: number;
  posts: number;
}

const cartOf = ({ held, others, version }: World) => ({
  data_id: version,
  summary_count: held + others,
  items: [
    ...(held === 0 ? [] : [{ item_id: '1', product_id: ID, qty: held }]),
    ...(others === 0 ? [] : [{ item_id: '2', product_id: '77', qty: others }]),
  ],
});

const picture = (variantId: string) => ({
  large: `/${variantId}-l.jpg`,
  medium: `/${variantId}-m.jpg`,
  small: `/${variantId}-s.jpg`,
  gallery: [],
});

/** Executes a request and returns the shop's response. */
function work(world: World, url: string, path: string): Result<HttpResponse> {
  if (path.startsWith('customer/section')) {
    return json({ cart: cartOf(world), messages: { data_id: world.version, messages: [] } });
  }
  if (path.startsWith('swatches')) {
    return json(picture(new URL(url).searchParams.get('product_id') ?? ''));
  }
  world.held += 1;
  world.version += 1;
  return json([]);
}

interface Run {
  readonly store: TillStore;
  readonly world: World;
  /** Presses that the button accepted. */
  presses: number;
}

const product = ({ store }: Run) => selectProduct(ID)(store.getState());
const status = ({ store }: Run) => selectAdding(ID)(store.getState());

/** The variants that match the selection. */
const matches = (run: Run) => {
  const { selection } = product(run);
  return VARIANTS.filter((variant) =>
    ([COLOUR, SIZE] as const).every(
      (attribute) =>
        selection[attribute] === undefined || selection[attribute] === variant[attribute],
    ),
  );
};

function press(run: Run): void {
  if (!['adding', 'leaving'].includes(status(run))) run.presses += 1;
  const form = new FormData();
  form.set('product', ID);
  form.set('form_key', String(run.presses));
  for (const [attribute, option] of Object.entries(product(run).selection)) {
    form.set(`super_attribute[${attribute}]`, option);
  }
  const url = `${shop.baseUrl}checkout/cart/add/product/${ID}/`;
  run.store.dispatch(productSent({ productId: ID, url, form, qty: 1 }));
}

function perform(step: Step, run: Run): void {
  const { store, world } = run;
  const [attributeId, optionId] = CHOICES[step] ?? [];
  if (attributeId !== undefined && optionId !== undefined) {
    store.dispatch(optionChosen({ productId: ID, attributeId, optionId }));
  }
  if (step === 'press' || step === 'press twice') press(run);
  if (step === 'press twice') press(run);
  if (step === 'another tab buys something else') {
    world.others += 1;
    world.version += 1;
  }
  if (step === 'reload the sections') {
    store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  }
}

/** What must hold at any time. */
function expectInvariants(run: Run): void {
  const left = matches(run);
  const shown = chosenPrice(product(run))?.final.shown;
  if (left.length > 0) expect(shown).toBe(Math.min(...left.map(({ price }) => price)));
  expect(run.world.posts, 'one post for a press').toBeLessThanOrEqual(run.presses);
}

/** What must hold once nothing is pending; `allSucceeded`: every request was successful. */
function expectSettled(run: Run, allSucceeded: boolean): void {
  expectInvariants(run);
  const { selection, images, areImagesLoading } = product(run);
  expect(['idle', 'failed']).toContain(status(run));
  expect(areImagesLoading).toBe(false);
  const pictured = selection[COLOUR] === undefined ? undefined : matches(run)[0]?.id;
  const own = pictured === undefined ? null : `/${pictured}-m.jpg`;
  const img = images?.list[0]?.img ?? null;
  if (allSucceeded) expect(img).toBe(own);
  else expect([own, null]).toContain(img);
}

/** The page of one run, whose cart an element shows. */
async function openPage(world: World): Promise<Run> {
  mockShop(({ url }, path) => work(world, url, path));
  const page = hoodiePage({ jsonConfig: { ...hoodieConfig, images: [] } });
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  for (const module of [messagesState, catalogState, addToCartState]) store.inject(module);
  store.dispatch(sectionsWanted(['cart']));
  await vi.advanceTimersByTimeAsync(1000);
  return { store, world, presses: 0 };
}

/** From now on responses have these `outcomes`; as after every write, the cart is loaded again. */
function letFail({ store, world }: Run, outcomes: readonly Outcome[], waits: readonly number[]) {
  const { end, recover } = flakyShop(outcomes, waits);
  mockShop(async ({ url }, path) => {
    const isPost = path.startsWith('checkout/cart/add');
    if (isPost) world.posts += 1;
    const response = await end(() => work(world, url, path));
    if (isPost) store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
    return response;
  });
  return recover;
}

const reload = vi.fn();
let restoreNavigator: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '');
  restoreNavigator = replaceNavigator({ assign: vi.fn(), reload });
});
afterEach(() => {
  restoreNavigator();
  vi.useRealTimers();
});

const someSteps = fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 14 });
const allSucceed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every((outcome) => outcome === 'well');

function newRun(): Promise<Run> {
  localStorage.clear();
  window.history.replaceState(null, '');
  reload.mockClear();
  return openPage({ held: 0, others: 0, version: 1, posts: 0 });
}

it('shows price and picture of the selection and the server’s count, and posts once per press, in any order [SWAT-13, SWAT-14, SWAT-19, ADDTO-01, ADDTO-05]', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, someOutcomes, someWaits, async (steps, outcomes, waits) => {
      const run = await newRun();
      const recover = letFail(run, outcomes, waits);
      for (const step of steps) {
        perform(step, run);
        await vi.advanceTimersByTimeAsync(pauseAfter(step));
        expectInvariants(run);
      }
      await vi.advanceTimersByTimeAsync(200_000);
      expectSettled(run, allSucceed(outcomes));
      recover();
      perform('no colour', run);
      perform('black', run);
      perform('reload the sections', run);
      await vi.advanceTimersByTimeAsync(20_000);
      expectSettled(run, true);
      const { held, others } = run.world;
      expect(selectCartCount(run.store.getState())).toBe(held + others);
    }),
    { numRuns: 80 },
  );
}, 60_000);

it('adds nothing twice, whichever responses are cut off, on a page that has loaded its cart before [ADDTO-03]', async () => {
  const someEnds = fc.array(fc.constantFrom<Outcome[]>('well', 'cut off', 'never', '500'), {
    minLength: 1,
    maxLength: 7,
  });
  const someTimes = fc.integer({ min: 1, max: 6 });
  await fc.assert(
    fc.asyncProperty(someTimes, someEnds, someWaits, async (times, ends, waits) => {
      const run = await newRun();
      perform('black', run);
      perform('small', run);
      let added = 0;
      let before = status(run);
      run.store.subscribe(() => {
        if (before !== 'added' && status(run) === 'added') added += 1;
        before = status(run);
      });
      const readCart = async () => {
        letFail(run, ['well'], [2]);
        perform('reload the sections', run);
        await vi.advanceTimersByTimeAsync(1000);
      };
      for (let time = 0; time < times; time += 1) {
        await readCart();
        const from = time % ends.length;
        letFail(run, [...ends.slice(from), ...ends.slice(0, from)], waits);
        perform('press twice', run);
        await vi.advanceTimersByTimeAsync(120_000);
      }
      await readCart();
      if (status(run) === 'failed') press(run);
      await vi.advanceTimersByTimeAsync(20_000);
      // Each success that the shopper saw is one item, and there are no others.
      expect([run.world.held, selectCartCount(run.store.getState())]).toEqual([added, added]);
    }),
    { numRuns: 80 },
  );
}, 60_000);
