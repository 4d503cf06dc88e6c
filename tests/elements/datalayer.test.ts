import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PROPERTIES, WITHOUT_ITEMS } from '../../scripts/lib/datalayer-properties';
import { EVENTS, PARAMETERS, type MeasuringEvent } from '../../elements/datalayer-table';
import type { CheckoutDetail } from '../../src/platform/page/commerce.types';
import type { TillEventDetails } from '../../src/platform/page/till-events';
import { commerceItem } from '../support/commerce-item';
import { ga4Problems } from '../support/ga4';
import type { TillApi } from '../../elements/till-api';

const mug = commerceItem({
  variant: 'Red, M',
  price: 9,
  discount: 1,
  quantity: 2,
  brand: 'Kiln & Co',
  categories: ['Kitchen', 'Mugs'],
  coupon: 'TENOFF',
  listId: 'category_12',
  listName: 'Mugs',
});
// No element sends an address; if one is sent anyway, it must not be pushed.
const items = [{ ...mug, email: 'ada@shop.example' }];
const full: Readonly<Record<string, string | number>> = {
  currency: 'USD',
  value: 18,
  coupon: 'TENOFF',
  listId: 'category_12',
  listName: 'Mugs',
  shippingTier: 'Flat Rate - Fixed',
  paymentType: 'Check / Money order',
  transactionId: '000000012',
  tax: 1.5,
  shipping: 5,
  searchTerm: 'mug',
  method: 'email',
};
const cart: CheckoutDetail = { currency: 'USD', value: 18, coupon: 'TENOFF', items };

/** An event with everything that it can have. */
const detailOf = (name: MeasuringEvent): object => ({
  ...Object.fromEntries(PROPERTIES[name].map((property) => [property, full[property]])),
  ...(WITHOUT_ITEMS.includes(name) ? {} : { items }),
});

const ITEM = {
  item_id: 'MUG',
  item_name: 'Mug',
  item_variant: 'Red, M',
  item_brand: 'Kiln & Co',
  item_category: 'Kitchen',
  item_category2: 'Mugs',
  item_list_id: 'category_12',
  item_list_name: 'Mugs',
  price: 9,
  discount: 1,
  coupon: 'TENOFF',
  quantity: 2,
  index: 0,
};

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
  it.each(Object.keys(EVENTS) as MeasuringEvent[])(
    'receives %s with all its published parameters, and no others',
    async (name) => {
      await load();
      startTill();
      fire(name, detailOf(name));
      const entry = pushed().at(-1);
      expect(ga4Problems(entry)).toEqual([]);
      const parameters = PROPERTIES[name].map((property) => [PARAMETERS[property], full[property]]);
      const expected = Object.fromEntries(parameters) as object;
      if (WITHOUT_ITEMS.includes(name)) {
        expect(pushed()).toEqual([{ event: EVENTS[name], ...expected }]);
      } else {
        expect(pushed()).toEqual([
          { ecommerce: null },
          { event: EVENTS[name], ecommerce: { ...expected, items: [ITEM] } },
        ]);
      }
      expect(JSON.stringify(pushed())).not.toContain('@');
    },
  );

  it('has the id of the product instead of its SKU where the tag says so', async () => {
    await load('data-item-id="product"');
    startTill();
    fire('till-cart-viewed');
    expect(pushed()[1]?.ecommerce?.items).toEqual([{ ...ITEM, item_id: '9' }]);
  });

  it('has five categories at most', async () => {
    await load();
    startTill();
    const categories = ['a', 'b', 'c', 'd', 'e', 'f'];
    fire('till-cart-viewed', { ...cart, items: [{ ...mug, categories }] });
    expect(pushed()[1]?.ecommerce?.items).toMatchObject([
      { item_category: 'a', item_category5: 'e' },
    ]);
    expect(JSON.stringify(pushed())).not.toContain('"f"');
  });

  it('contains numbers, and omits unknown values', async () => {
    await load();
    startTill();
    const unknown = commerceItem({ sku: null, price: null, quantity: 2 });
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
