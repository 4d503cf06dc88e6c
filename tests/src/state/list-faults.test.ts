import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS } from '../../../e2e/faults/cells';
import { listRows } from '../../../e2e/faults/list-rows';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../src/platform/result';
import {
  changeSent,
  changesReturned,
  selectCompareChanges,
} from '../../../src/state/compare/compare-slice';
import { compareState } from '../../../src/state/compare/compare-state';
import { sectionsRead } from '../../../src/state/sections/sections-slice';
import type { StateModule, TillStore } from '../../../src/state/shared/store.types';
import { createTillStore } from '../../../src/state/store/store';
import { itemSent, selectWishlistPage } from '../../../src/state/wishlist/list-slice';
import { wishlistPageState } from '../../../src/state/wishlist/list-state';
import { selectWish, wishSent } from '../../../src/state/wishlist/wishlist-slice';
import { wishlistState } from '../../../src/state/wishlist/wishlist-state';
import { json, mockShop, sent } from './support/fake-http';
import { postedFault, type Failure } from './support/posted-faults';
import { sectionSettings, shop } from './support/shop';
// Imported here because the flows import it on demand.
import '../../../src/api/sections';

vi.mock('../../../src/platform/http/http', () => import('./support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about the wish list and the comparison list. */

const BASE = `${window.location.origin}/`;
const page = (body = '<html>', url = `${BASE}gear.html`): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url, body });
const listPage = (...ids: string[]) =>
  page(`<html><form id="wishlist-view-form">${ids.map((id) => `<li id="item_${id}">`).join('')}`);
const praise = () => {
  const messages = [{ type: 'success', text: 'Done.' }];
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(messages))}; path=/`;
};

/** A call with its preparation and what the shopper sees of it. */
interface Stage {
  readonly module: StateModule;
  /** The lists hold product 7, or not. */
  readonly isListed: boolean;
  readonly act: (store: TillStore) => void;
  readonly status: (store: TillStore) => string | undefined;
  readonly done: string;
  readonly error: (store: TillStore) => string | undefined;
}

const compareStage = (kind: 'add' | 'remove'): Stage => {
  const change = (store: TillStore) => selectCompareChanges(store.getState()).changes['7'];
  const post = { action: `${BASE}catalog/product_compare/${kind}/`, data: { product: '7' } };
  return {
    module: compareState,
    isListed: kind === 'remove',
    act: (store) => {
      store.dispatch(changesReturned());
      store.dispatch(changeSent({ kind, productId: '7', name: 'Salt', post }));
    },
    status: (store) => change(store)?.status,
    done: 'done',
    error: (store) => change(store)?.error,
  };
};

const WISH = { action: `${BASE}wishlist/index/add/`, data: { product: '7', uenc: '' } };
const ITEM = { id: '1', post: { action: `${BASE}wishlist/index/cart/`, data: { item: '1' } } };

const stages: Readonly<Record<keyof typeof listRows, Stage>> = {
  'add-wish': {
    module: wishlistState,
    isListed: false,
    act: (store) => store.dispatch(wishSent({ key: '["7"]', productId: '7', post: WISH })),
    status: (store) => selectWish('["7"]')(store.getState()).status,
    done: 'listed',
    error: (store) => selectWish('["7"]')(store.getState()).error,
  },
  'change-wishes': {
    module: wishlistPageState,
    isListed: true,
    act: (store) => store.dispatch(itemSent(ITEM)),
    status: (store) => selectWishlistPage(store.getState()).items['1']?.status,
    done: 'gone',
    error: (store) =>
      selectWishlistPage(store.getState()).items['1']?.messages.find(({ type }) => type === 'error')
        ?.text,
  },
  'add-compare': compareStage('add'),
  'change-compare': compareStage('remove'),
};

/** A shop that does what is posted, unless `broken` responds instead. */
function open({ module, isListed }: Stage) {
  const fake: { broken: Failure | null; isDown: boolean; isListed: boolean; ms: number } = {
    broken: null,
    isDown: false,
    isListed,
    ms: 0,
  };
  let id = 10;
  const post = (): Result<HttpResponse> => {
    if (fake.broken !== null) return postedFault(fake.broken, `${BASE}gear.html`);
    fake.isListed = !isListed;
    praise();
    return listPage(...(fake.isListed ? ['1'] : []));
  };
  mockShop(async ({ method }, path) => {
    if (method === 'POST') {
      await new Promise((resolve) => setTimeout(resolve, fake.ms));
      return post();
    }
    if (fake.isDown) return fail({ kind: 'network' });
    if (!path.startsWith('customer/section')) return listPage(...(fake.isListed ? ['1'] : []));
    id += 1;
    const item = { id: '7', name: 'Salt', product_id: '7', delete_item_params: '' };
    const items = fake.isListed ? [item] : [];
    return json({
      wishlist: { counter: 'x', items, data_id: id },
      'compare-products': { count: items.length, items, data_id: id },
      messages: { messages: [], data_id: id },
    });
  });
  const names = [...sectionSettings.names, 'compare-products'];
  const sections = { ...sectionSettings, names };
  const store = createTillStore({ shop, checkout: null, sections }, {});
  store.inject(module);
  store.dispatch(sectionsRead({ customer: { firstname: 'Ann', data_id: 1 } }));
  return { store, fake };
}

const submit = vi.fn();
let restore: () => void = () => undefined;
const posts = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  localStorage.clear();
  submit.mockClear();
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ submit, assign: vi.fn() });
});
afterEach(() => {
  restore();
  document.cookie = 'mage-messages=; max-age=0; path=/';
});

describe.each(Object.keys(stages) as (keyof typeof stages)[])('%s', (name) => {
  const stage = stages[name];
  const cells = listRows[name].cells;
  const failures = FAULTS.filter(
    (fault): fault is Failure => !['late', 'lost', 'out of order'].includes(fault),
  );
  const settled = async (store: TillStore) => {
    await vi.waitFor(() => {
      expect(stage.status(store)).not.toBe('sending');
    });
  };

  it.each(failures.map((fault) => [fault, cells[fault].then] as const))(
    'shows what the table says: %s, %s',
    async (fault, then) => {
      const { store, fake } = open(stage);
      fake.broken = fault;
      fake.isDown = fault === 'offline';
      stage.act(store);
      await settled(store);
      expect(stage.error(store)).toBe(cells[fault].says ?? '');
      expect(posts()).toHaveLength(1);
      expect(submit).toHaveBeenCalledTimes(then.includes('posted as a page') ? 1 : 0);
      if (fault === 'offline') {
        stage.act(store);
        await settled(store);
        expect(posts()).toHaveLength(1);
      }
      fake.broken = null;
      fake.isDown = false;
      stage.act(store);
      await settled(store);
      expect(stage.status(store)).toBe(stage.done);
    },
  );

  it.each([['late', cells.late.then]])('shows what the table says: %s, %s', async () => {
    const { store, fake } = open(stage);
    fake.ms = 60;
    stage.act(store);
    await settled(store);
    expect(stage.status(store)).toBe(stage.done);
    expect(posts()).toHaveLength(1);
  });
});
