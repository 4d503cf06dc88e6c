import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutDetail, ListDetail } from '../../src/platform/page/commerce.types';
import type { TillEventDetails } from '../../src/platform/page/till-events';
import type { TillApi } from '../../elements/till-api';

const items = [
  {
    sku: 'MUG',
    name: 'Mug',
    variant: 'Red, M',
    price: 9,
    discount: 1,
    quantity: 2,
    index: 0,
    // No element sends these; if they are sent anyway, they must not be pushed.
    email: 'ada@shop.example',
  },
];
const cart: CheckoutDetail = { currency: 'USD', value: 18, coupon: 'TENOFF', items };
const list: ListDetail = { currency: 'USD', listId: 'category', listName: 'Mugs', items };
const order = { ...cart, transactionId: '000000012', tax: 1.5, shipping: 5 };

/** The required and optional parameters in GA4's reference of recommended events. */
const published = [
  ['till-product-viewed', cart, 'view_item', ['currency', 'value', 'items'], []],
  [
    'till-list-viewed',
    list,
    'view_item_list',
    ['currency', 'items'],
    ['item_list_id', 'item_list_name'],
  ],
  [
    'till-list-item-selected',
    list,
    'select_item',
    ['items'],
    ['currency', 'item_list_id', 'item_list_name'],
  ],
  ['till-cart-viewed', cart, 'view_cart', ['currency', 'value', 'items'], []],
  ['till-items-added', cart, 'add_to_cart', ['currency', 'value', 'items'], []],
  ['till-items-removed', cart, 'remove_from_cart', ['currency', 'value', 'items'], []],
  ['till-checkout-entered', cart, 'begin_checkout', ['currency', 'value', 'items'], ['coupon']],
  [
    'till-shipping-chosen',
    { ...cart, shippingTier: 'Flat Rate - Fixed' },
    'add_shipping_info',
    ['currency', 'value', 'items'],
    ['coupon', 'shipping_tier'],
  ],
  [
    'till-payment-chosen',
    { ...cart, paymentType: 'Check / Money order' },
    'add_payment_info',
    ['currency', 'value', 'items'],
    ['coupon', 'payment_type'],
  ],
  [
    'till-order-completed',
    order,
    'purchase',
    ['currency', 'value', 'transaction_id', 'items'],
    ['coupon', 'shipping', 'tax'],
  ],
] as const;

const ITEM = ['item_id', 'item_name', 'item_variant', 'price', 'discount', 'quantity', 'index'];

interface Pushed {
  readonly event?: string;
  readonly ecommerce: Readonly<Record<string, unknown>> | null;
}

const page = window as unknown as Record<string | symbol, unknown>;
let target: EventTarget;

/** Runs the queued callbacks, as `till.push` does after Till has loaded. */
function startTill(): { measure: ReturnType<typeof vi.fn> } {
  const queue = window.till as unknown as ((till: TillApi) => void)[];
  const measure = vi.fn();
  const till = {
    measure,
    on: (name: string, handler: (event: Event) => void) => {
      target.addEventListener(name, handler);
      return () => undefined;
    },
  } as unknown as TillApi;
  for (const callback of queue) callback(till);
  return { measure };
}

/** Runs the file as a script tag with these attributes. */
async function load(attributes = ''): Promise<void> {
  document.body.innerHTML = `<script type="text/plain" src="/till/till-datalayer.js" ${attributes}></script>`;
  vi.resetModules();
  await import('../../elements/datalayer');
}

const fire = (name: keyof TillEventDetails, detail: unknown = cart): void => {
  target.dispatchEvent(new CustomEvent(name, { detail }));
};
const consent = (detail?: object): void => {
  document.dispatchEvent(new CustomEvent('till-consent-changed', { detail }));
};
const pushed = (): Pushed[] => (page.dataLayer ?? []) as Pushed[];
const names = (): unknown[] => pushed().flatMap(({ event }) => event ?? []);

beforeEach(() => {
  consent({ measuring: false });
  target = new EventTarget();
  document.documentElement.removeAttribute('data-till-consent');
  delete page.dataLayer;
  delete page.till;
  Reflect.deleteProperty(page, Symbol.for('till.datalayer'));
});

describe('the data layer', () => {
  it.each(published)('receives %s with %o as %s', async (name, detail, event, required, others) => {
    await load();
    startTill();
    fire(name, detail);
    const [cleared, entry] = pushed();
    expect(cleared).toEqual({ ecommerce: null });
    expect(entry?.event).toBe(event);
    const given = Object.keys(entry?.ecommerce ?? {});
    expect(given).toEqual(expect.arrayContaining([...required, ...others]));
    const extra = given.filter((key) => ![...required, ...others, 'coupon'].includes(key as never));
    expect(extra, 'GA4 does not name these').toEqual([]);
    const [item] = entry?.ecommerce?.items as object[];
    expect(Object.keys(item ?? {}).sort()).toEqual([...ITEM].sort());
    expect(JSON.stringify(pushed())).not.toContain('@');
  });

  it('contains numbers, and omits unknown values', async () => {
    await load();
    startTill();
    const [item] = items;
    const unknown = { ...item, sku: null, variant: null, price: null, discount: null };
    fire('till-items-added', { currency: 'USD', value: null, items: [unknown] });
    expect(pushed()[1]?.ecommerce).toEqual({
      currency: 'USD',
      items: [{ item_name: 'Mug', quantity: 2, index: 0 }],
    });
  });

  it('uses the tag’s currency if the page contains none, and omits the value without a currency', async () => {
    await load('data-currency="EUR"');
    startTill();
    fire('till-items-added', { ...cart, currency: null });
    expect(pushed()[1]?.ecommerce).toMatchObject({ currency: 'EUR', value: 18 });
    Reflect.deleteProperty(page, Symbol.for('till.datalayer'));
    target = new EventTarget();
    delete page.till;
    await load();
    startTill();
    fire('till-items-added', { ...cart, currency: null });
    expect(pushed()[3]?.ecommerce).not.toHaveProperty('value');
  });

  it('keeps the page’s own entries, and uses the layer name of the tag', async () => {
    page.ownLayer = [{ event: 'gtm.js' }];
    await load('data-layer="ownLayer"');
    startTill();
    fire('till-cart-viewed');
    expect((page.ownLayer as Pushed[]).flatMap(({ event }) => event ?? [])).toEqual([
      'gtm.js',
      'view_cart',
    ]);
    expect(page.dataLayer).toBeUndefined();
  });

  it('receives each event once if the tag is on the page twice', async () => {
    await load();
    await load();
    const { measure } = startTill();
    fire('till-cart-viewed');
    expect(names()).toEqual(['view_cart']);
    expect(measure).toHaveBeenCalledTimes(1);
  });

  it('can be started after Till', async () => {
    const measure = vi.fn();
    const on = (name: string, handler: (event: Event) => void): void => {
      target.addEventListener(name, handler);
    };
    page.till = {
      push: (callback: (till: unknown) => void) => {
        callback({ on, measure });
      },
    };
    await load();
    fire('till-cart-viewed');
    expect(names()).toEqual(['view_cart']);
  });
});

describe('consent', () => {
  it.each([
    ['of the page', '', ''],
    ['of the tag', null, 'data-consent="required"'],
  ])('%s is waited for; what was held is pushed when it comes', async (_, attribute, tag) => {
    if (attribute !== null) document.documentElement.setAttribute('data-till-consent', attribute);
    await load(tag);
    startTill();
    fire('till-product-viewed');
    fire('till-items-added');
    expect(pushed()).toEqual([]);
    consent({ measuring: true });
    fire('till-cart-viewed');
    expect(names()).toEqual(['view_item', 'add_to_cart', 'view_cart']);
  });

  it('is read from the page’s attribute', async () => {
    const root = document.documentElement;
    root.setAttribute('data-till-consent', 'google-maps');
    await load();
    startTill();
    fire('till-product-viewed');
    consent();
    expect(pushed(), 'agreeing to something else says nothing about measuring').toEqual([]);
    root.setAttribute('data-till-consent', 'google-maps measuring');
    consent();
    expect(names()).toEqual(['view_item']);
  });

  it('that is refused drops the queued events and stops pushing until it is given', async () => {
    await load('data-consent="required"');
    startTill();
    fire('till-product-viewed');
    consent({ measuring: false });
    fire('till-items-added');
    consent({ measuring: true });
    fire('till-cart-viewed');
    expect(names()).toEqual(['view_cart']);
  });

  it('that is withdrawn stops pushing', async () => {
    await load();
    startTill();
    fire('till-product-viewed');
    consent({ measuring: false });
    fire('till-cart-viewed');
    expect(names()).toEqual(['view_item']);
  });

  it('is awaited with at most a hundred queued events', async () => {
    await load('data-consent="required"');
    startTill();
    for (let count = 0; count < 120; count += 1) fire('till-cart-viewed');
    consent({ measuring: true });
    expect(names()).toHaveLength(100);
  });
});
