import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrigins } from '../../../elements/measuring/list-memory';
import { watchPage } from '../../../elements/measuring/watch-page';
import { cartCountGuessed } from '../../../src/state/sections/sections-slice';
import { measured, receiveCart } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

const openDrawer = () => document.dispatchEvent(new CustomEvent('till-cart-opened'));
const viewed = ({ reported }: ReturnType<typeof measured>) =>
  reported
    .filter(([name]) => name === 'till-cart-viewed')
    .map(([, detail]) => (detail as { items: { quantity: number }[] }).items[0]?.quantity);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('the drawer of the cart', () => {
  it('is reported with its lines whenever it opens, and not when it is empty', () => {
    const page = measured();
    watchPage(page);
    receiveCart(page.store, {});
    openDrawer();
    receiveCart(page.store, { mug: 2 });
    expect(viewed(page)).toEqual([]);
    openDrawer();
    openDrawer();
    expect(viewed(page)).toEqual([2, 2]);
  });

  it('is reported once its lines are loaded', () => {
    const page = measured();
    watchPage(page);
    openDrawer();
    expect(viewed(page)).toEqual([]);
    receiveCart(page.store, { mug: 2 });
    expect(viewed(page)).toEqual([2]);
  });

  it('is reported with a product that is being added when it opens', () => {
    const page = measured();
    watchPage(page);
    receiveCart(page.store, {});
    page.store.dispatch(cartCountGuessed(1));
    openDrawer();
    expect(viewed(page)).toEqual([]);
    receiveCart(page.store, { mug: 1 });
    expect(viewed(page)).toEqual([1]);
  });

  it('is reported without a product that could not be added', () => {
    const page = measured();
    watchPage(page);
    receiveCart(page.store, { mug: 2 });
    page.store.dispatch(cartCountGuessed(1));
    openDrawer();
    page.store.dispatch(cartCountGuessed(-1));
    expect(viewed(page)).toEqual([2]);
  });
});

describe('a product in a list', () => {
  const tile = `<h1>Gear</h1><ol class="products list"><li class="product-item">
    <a class="product-item-link" href="#mug">Mug</a><div class="price-box" data-product-id="9"></div>
    <form data-product-sku="MUG"><button>Add to Cart</button></form></li></ol>`;
  const origin = { listId: 'category', listName: 'Gear' };

  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = tile;
  });

  it.each([
    ['opened', 'a', 'click'],
    ['added', 'form', 'submit'],
  ])('that is %s there keeps the list until the order', (_what, selector, event) => {
    const page = measured();
    watchPage(page);
    const node = document.querySelector(selector);
    node?.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
    expect(readOrigins()('9')).toEqual({ ...origin, categories: [] });
    const chosen = page.reported.filter(([name]) => name === 'till-list-item-selected');
    expect(chosen).toHaveLength(event === 'click' ? 1 : 0);
  });
});
