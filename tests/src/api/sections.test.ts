import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { parseMessagesSection } from '../../../src/api/messages';
import { loadSections, parseCartSection, parseCustomerSection } from '../../../src/api/sections';
import { forgetReports } from '../../../src/platform/console';

const loadUrl = 'https://shop.example/customer/section/load/';
const server = setupServer();
let search = '';

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});

describe('loadSections', () => {
  it('returns each section unchanged, with its id [SECT-04, SECT-05, SECT-09 to SECT-13]', async () => {
    const sections = {
      review: { nickname: 'Jo', data_id: 1 },
      captcha: { user_login: { isRequired: true, timestamp: 2 }, data_id: 1 },
      'last-ordered-items': { items: [{ id: '1', is_saleable: true }], data_id: 1 },
      'instant-purchase': {
        available: true,
        paymentToken: { publicHash: 'x', summary: 'Visa 1111' },
        shippingAddress: { id: 1, summary: 'Ghent' },
        billingAddress: { id: 1, summary: 'Ghent' },
        shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat' },
        data_id: 1,
      },
      payments: { sdkParams: { paypal: [{ name: 'src', value: 'x' }] }, data_id: 1 },
    };
    server.use(
      mock.get(loadUrl, ({ request }) => {
        search = new URL(request.url).search;
        return HttpResponse.json(sections);
      }),
    );
    const result = await loadSections({
      loadUrl,
      names: Object.keys(sections),
      newTimestamp: true,
    });
    expect(result).toEqual({ ok: true, value: sections });
    expect(search).toBe(
      '?sections=review%2Ccaptcha%2Clast-ordered-items%2Cinstant-purchase%2Cpayments&force_new_section_timestamp=true',
    );
  });

  it('omits the list when all sections are requested, and still sends the timestamp flag [SECT-02, SECT-03]', async () => {
    await loadSections({ loadUrl, names: null, newTimestamp: false });
    expect(search).toBe('?force_new_section_timestamp=false');
  });

  it.each([
    ['a list', []],
    ['sections without ids', { cart: { summary_count: 1 } }],
  ])('calls %s malformed [SECT-28]', async (_name, body) => {
    server.use(mock.get(loadUrl, () => HttpResponse.json(body)));
    expect(await loadSections({ loadUrl, names: ['cart'], newTimestamp: false })).toMatchObject({
      ok: false,
    });
  });
});

describe('a section that the shop does not have', () => {
  let warn: MockInstance<typeof console.warn>;
  let asked: string[] = [];
  /** A server that refuses every request with one of these names. */
  const refuse = (missing: readonly string[], refusal: (name: string) => Response): void => {
    server.use(
      mock.get(loadUrl, ({ request }) => {
        const names = new URL(request.url).searchParams.get('sections')?.split(',') ?? [];
        asked.push(names.join());
        const unknown = names.find((name) => missing.includes(name));
        if (unknown !== undefined) return refusal(unknown);
        return HttpResponse.json(Object.fromEntries(names.map((name) => [name, { data_id: 7 }])));
      }),
    );
  };
  const byName = (name: string) =>
    HttpResponse.json(
      { message: `The "${name}" section source isn't supported.` },
      { status: 400 },
    );
  const silently = () => new HttpResponse('<h1>Bad Request</h1>', { status: 400 });
  const load = (...names: string[]) => loadSections({ loadUrl, names, newTimestamp: false });
  const loadedBy = async (...names: string[]) => {
    const result = await load(...names);
    return result.ok ? Object.keys(result.value).sort() : result.error.kind;
  };

  beforeEach(() => {
    asked = [];
    warn = vi.spyOn(console, 'warn').mockReturnValue();
    forgetReports();
  });

  it('does not cost the others their data, and is named once and asked for no more [SECT-28]', async () => {
    refuse(['cart-a', 'b'], byName);
    expect(await loadedBy('cart', 'cart-a', 'b', 'customer')).toEqual(['cart', 'customer']);
    expect(asked).toEqual(['cart,cart-a,b,customer', 'cart,b,customer', 'cart,customer']);
    expect(warn.mock.calls.map(([text]) => String(text).split(' docs')[0]).sort()).toEqual([
      '[till] The shop does not load the section "b".',
      '[till] The shop does not load the section "cart-a".',
    ]);
    expect(await loadedBy('cart', 'b')).toEqual(['cart']);
    expect(asked.at(-1)).toBe('cart');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is found by halves when the refusal does not name it [SECT-28]', async () => {
    refuse(['lost'], silently);
    const others = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'];
    expect(await loadedBy(...others.slice(0, 4), 'lost', ...others.slice(4))).toEqual(others);
    expect(asked).toHaveLength(7);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('ends the search when the server refuses everything, and asks for all again later', async () => {
    refuse(['o1', 'o2', 'o3', 'o4'], silently);
    expect(await loadedBy('o1', 'o2', 'o3', 'o4')).toBe('malformed');
    expect(asked).toHaveLength(3);
    refuse([], silently);
    expect(await loadedBy('o1', 'o2', 'o3', 'o4')).toEqual(['o1', 'o2', 'o3', 'o4']);
  });

  it.each([
    ['without an id', { summary_count: 1 }],
    ['with an id that is no number', { data_id: '7' }],
    ['of no data', null],
    [
      'nested too deep',
      { data_id: 7, deep: JSON.parse('['.repeat(600) + ']'.repeat(600)) as unknown },
    ],
  ])('that is received %s is left out alone [SECT-28]', async (_what, broken) => {
    server.use(mock.get(loadUrl, () => HttpResponse.json({ broken, cart: { data_id: 7 } })));
    expect(await loadedBy('broken', 'cart')).toEqual(['cart']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

const item = {
  product_type: 'simple',
  options: [
    {
      label: 'Engraving',
      value: 'Hi &amp; &lt;b&gt;bye&lt;/b&gt;',
      print_value: 'Hi & <b>bye</b>',
    },
  ],
  qty: 1,
  item_id: '194',
  configure_url: 'https://shop.example/checkout/cart/configure/id/194/',
  is_visible_in_site_visibility: true,
  product_id: '9',
  product_name: 'Sale &quot;Quoted&quot; &amp; &lt;Odd&gt; Bag',
  product_sku: 'SALE-1',
  product_url: 'https://shop.example/sale-bag.html',
  product_has_url: true,
  product_price: '<span class="price">$39.99</span>',
  product_price_value: '39.99',
  product_image: { src: 'https://shop.example/bag.jpg', alt: 'Bag', width: 150, height: 150 },
  canApplyMsrp: false,
  message: '',
};

describe('parseCartSection', () => {
  it('reads lines and amounts, whatever type they come as [SECT-08, MINI-19]', () => {
    const cart = parseCartSection({
      summary_count: 7,
      subtotalAmount: '205.1900',
      possible_onepage_checkout: true,
      items: [item, { item_id: 'broken' }],
      isGuestCheckoutAllowed: false,
      website_id: '2',
      storeId: 3,
      data_id: 5,
    });
    expect(cart).toMatchObject({
      version: 5,
      websiteId: '2',
      storeId: '3',
      count: 7,
      subtotal: 205.19,
      isGuestCheckoutAllowed: false,
      canCheckout: true,
    });
    expect(cart?.lines).toEqual([
      {
        itemId: '194',
        productId: '9',
        sku: 'SALE-1',
        name: 'Sale "Quoted" & <Odd> Bag',
        qty: 1,
        price: 39.99,
        priceExclTax: null,
        url: 'https://shop.example/sale-bag.html',
        configureUrl: 'https://shop.example/checkout/cart/configure/id/194/',
        options: [{ label: 'Engraving', value: 'Hi & <b>bye</b>' }],
        image: { src: 'https://shop.example/bag.jpg', alt: 'Bag', width: 150, height: 150 },
        limits: null,
        message: '',
      },
    ]);
  });

  it.each([
    [12.5, 12.5, null],
    ['12.50', 12.5, null],
    [0, 0, null],
    [null, null, null],
    [{ incl_tax: '12.50', excl_tax: 10 }, 12.5, 10],
    [{ incl_tax: null, excl_tax: '10' }, 10, null],
    [{ incl_tax: 12, excl_tax: null }, 12, null],
    [{ incl_tax: null, excl_tax: null }, null, null],
  ])('reads the price of a line, with and without tax: %j', (sent, price, priceExclTax) => {
    const line = { ...item, product_price_value: sent };
    expect(parseCartSection({ data_id: 1, items: [line] })?.lines[0]).toMatchObject({
      price,
      priceExclTax,
    });
  });

  it('gives a line without an address, or whose product has no page, no link', () => {
    const lineOf = (changes: object) =>
      parseCartSection({ data_id: 1, items: [{ ...item, ...changes }] })?.lines[0];
    expect(lineOf({ product_url: '', configure_url: '' })).toMatchObject({
      url: null,
      configureUrl: null,
    });
    expect(lineOf({ product_has_url: false, is_visible_in_site_visibility: false })).toMatchObject({
      url: null,
      configureUrl: null,
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    '//evil.example/',
    'https://evil.example/',
  ])('gives no line a link to %s', (address) => {
    const line = { ...item, product_url: address, configure_url: address };
    expect(parseCartSection({ data_id: 1, items: [line] })?.lines[0]).toMatchObject({
      url: null,
      configureUrl: null,
    });
  });

  it('accepts pictures from http(s) URLs only, of other sites too', () => {
    const imageAt = (src: string) => {
      const line = { ...item, product_image: { ...item.product_image, src } };
      return parseCartSection({ data_id: 1, items: [line] })?.lines[0]?.image?.src;
    };
    expect(imageAt('https://media.example/bag.jpg')).toBe('https://media.example/bag.jpg');
    expect(imageAt('data:text/html,<script>')).toBeUndefined();
    expect(imageAt('java\tscript:alert(1)')).toBeUndefined();
  });

  it('reads names as the order summary does: formatting is dropped, any other tag is text [TEXT-06]', () => {
    const name = 'The &lt;b&gt;Bold&lt;/b&gt; &amp; &lt;Odd&gt;';
    const section = { data_id: 1, items: [{ ...item, product_name: name }] };
    expect(parseCartSection(section)?.lines[0]?.name).toBe('The Bold & <Odd>');
  });

  it.each([
    ['with and without tax', { incl_tax: '36.8100', excl_tax: 34 }, 36.81, 34],
    ['without tax, the other unknown', { excl_tax: '34.0000' }, 34, null],
    ['with tax, the other unknown', { incl_tax: 36.81, excl_tax: '' }, 36.81, null],
    ['alone', '36.8100', 36.81, null],
    ['of a gift', 0, 0, null],
    ['that is null', null, null, null],
    ['that is missing', undefined, null, null],
    ['that is not a number', 'soon', null, null],
  ])('reads a price %s; an unknown one is never 0 [SECT-08]', (_name, raw, price, without) => {
    const { product_price_value: _left, ...rest } = item;
    const items = [raw === undefined ? rest : { ...rest, product_price_value: raw }];
    expect(parseCartSection({ data_id: 1, items })?.lines).toMatchObject([
      { price, priceExclTax: without },
    ]);
  });

  it('returns the same object for a line that has not changed', () => {
    const section = (qty: number) => ({
      data_id: 1,
      items: [item, { ...item, item_id: '195', qty }],
    });
    const before = parseCartSection(section(1))?.lines;
    const after = parseCartSection(section(2))?.lines;
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.map(({ qty }) => qty)).toEqual([1, 2]);
  });

  it('distinguishes an empty cart from one that was never loaded', () => {
    expect(
      parseCartSection({ summary_count: 0, subtotalAmount: null, items: [], data_id: 1 }),
    ).toMatchObject({ count: 0, subtotal: null, lines: [], canCheckout: true });
    expect(parseCartSection(undefined)).toBeNull();
  });
});

describe('parseCustomerSection', () => {
  it('recognises a guest by the missing name [SECT-07, ROLE-02]', () => {
    expect(parseCustomerSection({ data_id: 1 })).toEqual({
      firstname: null,
      fullname: null,
      websiteId: null,
    });
    expect(
      parseCustomerSection({ firstname: 'Jane', fullname: 'Jane Doe', websiteId: '1', data_id: 1 }),
    ).toEqual({ firstname: 'Jane', fullname: 'Jane Doe', websiteId: '1' });
  });
});

describe('parseMessagesSection', () => {
  it('reads messages, or none', () => {
    expect(parseMessagesSection({ messages: [{ type: 'odd', text: 'x' }] })).toEqual([
      { type: 'notice', text: 'x' },
    ]);
    expect(parseMessagesSection({ messages: [] })).toEqual([]);
    expect(parseMessagesSection({ messages: null })).toEqual([]);
    expect(parseMessagesSection(undefined)).toEqual([]);
  });
});
