import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { themeData } from '../../../elements/bridge/theme-events';

type Sections = Readonly<Record<string, unknown>>;

let events: Sections[] = [];

const listen = (event: Event): void => {
  events.push((event as CustomEvent<{ data: Sections }>).detail.data);
};

const themeLoads = (detail: unknown): void => {
  window.dispatchEvent(new CustomEvent('private-content-loaded', { detail }));
};

const published = async (): Promise<Sections> => {
  await vi.waitFor(() => {
    expect(events).toHaveLength(1);
  });
  return events[0] ?? {};
};

beforeEach(() => {
  events = [];
  localStorage.clear();
  document.body.innerHTML = '';
});

afterEach(() => {
  window.removeEventListener('private-content-loaded', listen);
});

it('gives what the theme loads to the listeners of each section that is there [SECT-19]', () => {
  const service = themeData();
  const cart = vi.fn();
  const wishlist = vi.fn();
  service.get('cart').subscribe(cart);
  service.get('wishlist').subscribe(wishlist);
  themeLoads({ data: { cart: { data_id: 3, summary_count: 2 } } });
  expect(cart).toHaveBeenCalledOnce();
  expect(wishlist).not.toHaveBeenCalled();
  expect(service.get('cart')()).toEqual({ data_id: 3, summary_count: 2 });
});

it.each([[null], [{}], [{ data: 'half' }], [undefined]])(
  'leaves an event without data alone: %s',
  (detail) => {
    const service = themeData();
    const cart = vi.fn();
    service.get('cart').subscribe(cart);
    themeLoads(detail);
    expect(cart).not.toHaveBeenCalled();
    expect(service.get('constructor')()).toBeUndefined();
  },
);

it('publishes all that one task sets, in one event with every section [SECT-19]', async () => {
  document.body.innerHTML =
    '<script type="text/json" id="default-section-data">{"wishlist":[],"customer":[]}</script>';
  localStorage.setItem('mage-cache-storage', '{"customer":{"data_id":1,"firstname":"Ada"}}');
  const service = themeData();
  const cart = vi.fn();
  service.get('cart').subscribe(cart);
  window.addEventListener('private-content-loaded', listen);
  service.set('cart', { data_id: 4, summary_count: 1 });
  service.set('compare-products', { data_id: 4, count: 2 });
  expect(await published()).toEqual({
    wishlist: [],
    customer: { data_id: 1, firstname: 'Ada' },
    cart: { data_id: 4, summary_count: 1 },
    'compare-products': { data_id: 4, count: 2 },
    messages: {},
  });
  expect(cart).not.toHaveBeenCalled();
});

it('passes messages on once', async () => {
  const service = themeData();
  window.addEventListener('private-content-loaded', listen);
  const messages = { data_id: 5, messages: [{ type: 'success', text: 'Done' }] };
  service.set('messages', messages);
  expect(await published()).toMatchObject({ messages });
  events = [];
  service.set('cart', { data_id: 6 });
  expect((await published())['messages']).toEqual({});
});

it.each([['{"wishlist":'], ['null'], ['[]'], ['"text"']])(
  'does without the theme’s empty sections where they cannot be read: %s',
  async (written) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/json' });
    script.id = 'default-section-data';
    script.textContent = written;
    document.body.append(script);
    const service = themeData();
    window.addEventListener('private-content-loaded', listen);
    service.set('cart', { data_id: 7 });
    expect((await published())['cart']).toEqual({ data_id: 7 });
  },
);

it('puts what is newer back where the theme has stored a late response', async () => {
  const service = themeData();
  window.addEventListener('private-content-loaded', listen);
  service.set('cart', { data_id: 9, summary_count: 0 });
  localStorage.setItem(
    'mage-cache-storage',
    '{"cart":{"data_id":8,"summary_count":1},"wishlist":{"data_id":8}}',
  );
  await published();
  expect(JSON.parse(localStorage.getItem('mage-cache-storage') ?? '')).toEqual({
    cart: { data_id: 9, summary_count: 0 },
    wishlist: { data_id: 8 },
  });
});

it('gives copies, which the theme may change, and keeps none of the theme’s own', async () => {
  const service = themeData();
  const ours = { data_id: 2, items: [{ item_id: 1 }] };
  const theirs = { wishlist: { data_id: 3, items: [] as number[] } };
  themeLoads({ data: theirs });
  theirs.wishlist.items.push(4);
  expect(service.get('wishlist')()).toEqual({ data_id: 3, items: [] });
  window.addEventListener('private-content-loaded', listen);
  service.set('cart', ours);
  const cart = (await published())['cart'] as typeof ours;
  cart.items.length = 0;
  expect(ours.items).toHaveLength(1);
});
