// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

const STEP = '/multishipping/checkout';

let shop: DemoShop;
let jane: Visitor;
/** The ids of the two lines, and of the two addresses. */
let book = '';
let ticket = '';
let home = '';
let office = '';

beforeEach(async () => {
  shop = openShop();
  jane = new Visitor(shop);
  await jane.arrive();
  await jane.logIn();
  await jane.get('/');
  await jane.rest('POST', 'carts/mine');
  for (const [sku, qty] of [
    ['BK-SALT', 2],
    ['TK-DAHL', 1],
  ] as const)
    await jane.rest('POST', 'carts/mine/items', { cartItem: { sku, qty } });
  jane.isScript = false;
  const { text } = await page('addresses');
  [book = '', ticket = ''] = [
    ...new Set([...text.matchAll(/name="ship\[\d+\]\[(\d+)\]\[qty\]"/g)].map(([, id]) => id ?? '')),
  ];
  [home = '', office = ''] = [
    ...new Set([...text.matchAll(/<option value="(\d+)"/g)].map(([, id]) => id ?? '')),
  ];
});
afterEach(() => {
  shop.close();
});

const page = (action: string) => jane.get(`${STEP}/${action}/`);
const post = (action: string, fields: Record<string, string>) =>
  jane.post<{ success: boolean; error_message?: string }>(`${STEP}/${action}/`, fields);
const rows = async () => (await page('addresses')).text.match(/\[qty\]"/g)?.length ?? 0;
/** The path that a response leads to. */
const led = ({ headers }: { readonly headers: Headers }) =>
  new URL(headers.get('location') ?? '', 'http://shop.example').pathname;

const ship = (quantities: Readonly<Record<string, string>> = {}) => ({
  continue: '1',
  [`ship[0][${book}][qty]`]: '1',
  [`ship[0][${book}][address]`]: home,
  [`ship[1][${book}][qty]`]: '1',
  [`ship[1][${book}][address]`]: office,
  [`ship[2][${ticket}][qty]`]: '1',
  ...quantities,
});

/** Goes to the page with everything once more. */
async function toOverview(): Promise<string> {
  await post('addressesPost', ship());
  await post('shippingPost', {
    [`shipping_method[${home}]`]: 'flatrate_flatrate',
    [`shipping_method[${office}]`]: 'flatrate_flatrate',
  });
  return (await post('overview', { 'payment[method]': 'checkmo' })).text;
}

describe('the checkout with several addresses', () => {
  it('has a row for each piece, and one for what is not shipped', async () => {
    expect([home, office, book, ticket].every((id) => id !== '')).toBe(true);
    expect(await rows()).toBe(3);
    expect((await page('addresses')).text).toContain('A shipping selection is not applicable.');
  });

  it('saves quantities, and takes out what has none', async () => {
    await post('addressesPost', ship({ [`ship[0][${book}][qty]`]: '3' }));
    expect(await rows()).toBe(5);
    await post('addressesPost', {
      ...ship({ [`ship[0][${book}][qty]`]: '0', [`ship[2][${ticket}][qty]`]: '0' }),
    });
    expect(await rows()).toBe(1);
  });

  it('removes one piece by its link', async () => {
    const { headers } = await post(`removeItem/address/${home}/id/${book}`, {});
    expect(new URL(headers.get('location') ?? '').pathname).toBe(`${STEP}/addresses/`);
    expect(await rows()).toBe(2);
  });

  it('refuses too many, and an address of somebody else', async () => {
    const { body } = await post('checkItems', ship({ [`ship[0][${book}][qty]`]: '200' }));
    expect(body).toEqual({
      success: false,
      error_message: 'Maximum qty allowed for Shipping to multiple addresses is 100',
    });
    expect((await post('checkItems', ship())).body).toEqual({ success: true });
    const foreign = await post('addressesPost', ship({ [`ship[0][${book}][address]`]: '9999' }));
    expect(led(foreign)).toBe(`${STEP}/addresses/`);
    expect(await rows()).toBe(3);
  });

  it('leads back to the first step that is not complete', async () => {
    expect(led(await page('shipping'))).toBe(`${STEP}/addresses/`);
    await post('addressesPost', ship());
    expect(led(await page('billing'))).toBe(`${STEP}/shipping/`);
    expect(led(await post('shippingPost', {}))).toBe(`${STEP}/shipping/`);
  });

  it('totals each address, and all of them', async () => {
    const text = await toOverview();
    expect(text.match(/Total for this address<\/th>/g)).toHaveLength(2);
    expect(text).toContain('Other items in your order');
    expect(text).toContain('Flat Rate (Fixed)');
  });

  it('places the orders once, and shows their numbers once', async () => {
    await toOverview();
    expect(led(await post('overviewPost', {}))).toBe(`${STEP}/success/`);
    const { text } = await page('success');
    expect(text.match(/class="order-id"/g)).toHaveLength(3);
    expect(led(await page('success'))).toBe('/checkout/cart/');
    expect(led(await post('overviewPost', {}))).toBe('/checkout/cart/');
  });

  it('keeps in the cart what was refused, and says why', async () => {
    await jane.send('PUT', '/demo/settings', JSON.stringify({ minimumOrder: 1000 }), {
      'content-type': 'application/json',
    });
    await toOverview();
    expect(led(await post('overviewPost', {}))).toBe(`${STEP}/results/`);
    const { text } = await page('results');
    expect(text).toContain('Minimum order amount is $10.00');
    expect(text.match(/class="order-id"/g)).toHaveLength(2);
    const { summary_count } = await jane.section<{ summary_count: number }>('cart');
    expect(summary_count).toBe(1);
  });

  it('asks a guest to sign in', async () => {
    const guest = new Visitor(shop);
    await guest.arrive();
    expect(led(await guest.get(`${STEP}/addresses/`))).toBe(`${STEP}/login/`);
  });
});
