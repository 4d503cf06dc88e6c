import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../demo/shop/app';
import { HOSTILE_NAMES } from '../../../demo/gallery/hostile-names';
import { openShop, Visitor, type Answer } from '../visitor';

interface CartSection {
  readonly summary_count: number;
  readonly items: readonly { readonly item_id: string; readonly product_name: string }[];
}

describe('a preview of the gallery', () => {
  let shop: DemoShop;
  let visitor: Visitor;

  beforeAll(() => {
    shop = openShop();
    visitor = new Visitor(shop);
  });
  afterAll(() => {
    shop.close();
  });

  /** Opens a preview; returns the base path of its shop. */
  async function open(tag: string, state: string): Promise<string> {
    const { status, headers } = await visitor.get(`/gallery/${tag}/preview?state=${state}`);
    expect(status).toBe(302);
    const [base = ''] = (headers.get('location') ?? '').split('page?');
    expect(base).toMatch(new RegExp(`^/gallery/${tag}/preview/[0-9a-f]{16}/$`));
    return base;
  }

  const cartAt = async (base: string): Promise<Answer<{ cart: CartSection }>> =>
    visitor.get(`${base}customer/section/load?sections=cart`);

  /** The form key of the sandbox's visitor, as the preview's script reads it. */
  async function formKeyAt(base: string): Promise<string> {
    const { text } = await visitor.get(`${base}page`);
    return /formKey&quot;:&quot;([A-Za-z0-9]{16})/.exec(text)?.[1] ?? '';
  }

  it.each([
    ['empty', 0],
    ['one', 1],
    ['few', 3],
    ['many', 200],
  ])('has a visitor in the state "%s"', async (state, count) => {
    const { body } = await cartAt(await open('till-cart', state));
    expect(body.cart.items).toHaveLength(count);
  });

  it('renders the configuration of a shop under its path', async () => {
    const base = await open('till-checkout', 'guest');
    const { text } = await visitor.get(`${base}page`);
    expect(text).toContain(`"baseUrl":"http://shop.example${base}"`);
    expect(text).toContain('"checkoutConfig"');
    expect(text).toMatch(/<till-checkout>.*<\/till-checkout>/);
    expect(text).not.toMatch(/ (?:style|on[a-z]+)=|<style/);
  });

  it('really sells: what is changed in it stays changed', async () => {
    const base = await open('till-cart', 'one');
    const [item] = (await cartAt(base)).body.cart.items;
    const { body } = await visitor.post(`${base}checkout/sidebar/updateItemQty/`, {
      item_id: item?.item_id ?? '',
      item_qty: '2',
    });
    expect(body).toEqual({ success: true });
    expect((await cartAt(base)).body.cart.summary_count).toBe(2);
  });

  it('leaves the visitor’s own cookies and cart alone', async () => {
    await visitor.arrive();
    const before = new Map(visitor.cookies);
    const base = await open('till-cart', 'many');
    await visitor.get(`${base}page`);
    const { headers } = await visitor.send('POST', `${base}rest/default/V1/guest-carts`);
    expect(headers.getSetCookie()).toEqual([]);
    expect(visitor.cookies).toEqual(before);
    expect((await visitor.section<CartSection>('cart')).summary_count).toBe(0);
  });

  it('keeps apart from other previews', async () => {
    const [one, other] = [await open('till-cart', 'one'), await open('till-cart', 'one')];
    const [item] = (await cartAt(one)).body.cart.items;
    await visitor.post(`${one}checkout/sidebar/removeItem/`, {
      item_id: item?.item_id ?? '',
      form_key: await formKeyAt(one),
    });
    expect((await cartAt(one)).body.cart.items).toHaveLength(0);
    expect((await cartAt(other)).body.cart.items).toHaveLength(1);
  });

  it('gives lines hostile names, as HTML in the private data and as text in the page', async () => {
    const base = await open('till-cart', 'hostile');
    const names = (await cartAt(base)).body.cart.items.map((item) => item.product_name);
    expect(names).toHaveLength(HOSTILE_NAMES.length);
    expect(names.join()).toContain('&lt;img src=&quot;x&quot;');
    const { text } = await visitor.get(`${base}page`);
    expect(text).toContain(
      JSON.stringify(HOSTILE_NAMES[0]).slice(1, -1).replaceAll('<', '\\u003c'),
    );
  });

  it.each([
    ['till-gift-card', 'name="giftcard_amount"'],
    ['till-grouped-items', 'name="super_group['],
    ['till-bundle-options', 'name="bundle_option['],
    ['till-download-links', 'name="links[]"'],
    ['till-add-to-cart', 'name="qty"'],
  ])('has <%s> around the fields of the shop’s own form', async (tag, field) => {
    const base = await open(tag, 'product');
    const { text } = await visitor.get(`${base}page`);
    expect(text).toContain(`action="${base}checkout/cart/add/`);
    expect(text.slice(text.indexOf(`<${tag}`), text.indexOf(`</${tag}>`))).toContain(field);
    expect(text).toMatch(/<input type="hidden" name="product" value="\d+">/);
    expect(text).not.toMatch(/ (?:style|on[a-z]+)=|<style/);
  });

  it.each([
    ['till-slider', 'many', 'class="card"', 8],
    ['till-slider', 'few', 'class="card"', 3],
    ['till-reviews', 'few', 'item review-item"', 5],
    ['till-reviews', 'empty', 'item review-item"', 0],
  ])('has in <%s>, state "%s", as many %s as it says', async (tag, state, part, count) => {
    const { text } = await visitor.get(`${await open(tag, state)}page`);
    expect(text.split(part).length - 1).toBe(count);
  });

  it('contains the viewed products, and returns their names', async () => {
    const base = await open('till-recently-viewed', 'hostile');
    const { text } = await visitor.get(`${base}page`);
    const [, ids = ''] = /viewed&quot;:\[([^\]]*)\]/.exec(text) ?? [];
    const viewed = ids.replaceAll('&quot;', '').split(',');
    expect(viewed).toHaveLength(5);
    const { body } = await visitor.get<{ items: readonly { readonly name: string }[] }>(
      `${base}rest/default/V1/products-render-info?searchCriteria[filterGroups][0][filters][0][field]=entity_id&searchCriteria[filterGroups][0][filters][0][value]=${viewed.join(',')}&searchCriteria[filterGroups][0][filters][0][condition_type]=in&storeId=1&currencyCode=USD`,
    );
    expect(body.items).toHaveLength(5);
    for (const { name } of body.items) expect(HOSTILE_NAMES).toContain(name);
  });

  it.each([
    ['special', 'oldPrice'],
    ['tiers', 'prices-tier'],
    ['range', 'maxPrice'],
    ['advertised', 'msrpPrice'],
  ])('shows a price that is "%s"', async (state, part) => {
    const { text } = await visitor.get(`${await open('till-price', state)}page`);
    const [, id = ''] = /<main data-product-id="(\d+)"/.exec(text) ?? [];
    const price = text.slice(text.indexOf('<till-price>'), text.indexOf('</till-price>'));
    expect(price).toContain(`data-product-id="${id}"`);
    expect(price).toContain(part);
  });

  it('puts hostile texts into the shop’s rendered content', async () => {
    const { text } = await visitor.get(`${await open('till-slider', 'hostile')}page`);
    expect(text).toContain('Rindfleischetikettierung');
    expect(text).not.toContain('<img src="x"');
  });

  it('has the coupon of the state in the cart', async () => {
    const { text } = await visitor.get(`${await open('till-coupon', 'applied')}page`);
    expect(text).toContain('TENOFF');
  });

  it('fails if the state requires it', async () => {
    const { status, body } = await cartAt(await open('till-cart', 'error'));
    expect(status).toBe(500);
    expect(body).toHaveProperty('message');
  });

  it('sends no response if the state requires it', async () => {
    const base = await open('till-cart', 'loading');
    const gone = new AbortController();
    const answer = shop.app.request(
      new Request(`http://shop.example${base}customer/section/load`, { signal: gone.signal }),
    );
    const first = await Promise.race([
      Promise.resolve(answer).then(() => 'answered'),
      new Promise((resolve) => setTimeout(resolve, 50, 'waiting')),
    ]);
    expect(first).toBe('waiting');
    gone.abort();
    await answer;
  });

  it('turns the page of a shop that is written from right to left', async () => {
    const base = await open('till-cart', 'rtl');
    expect((await visitor.get(`${base}page`)).text).toContain('<html lang="he" dir="rtl"');
  });

  it('is signed in if the state requires it', async () => {
    const base = await open('till-checkout', 'customer');
    const { text } = await visitor.get(`${base}page`);
    expect(text).toContain('"isCustomerLoggedIn":true');
  });

  it('shows where links lead instead of going there', async () => {
    const base = await open('till-cart', 'one');
    const navigate = { 'sec-fetch-mode': 'navigate' };
    const { text } = await visitor.send('GET', `${base}checkout/`, undefined, navigate);
    expect(text).toContain('this leads to <code>/checkout/</code>');
    expect(text).toContain(`href="${base}page"`);
  });

  it('starts afresh when it was opened too long ago', async () => {
    const old = '/gallery/till-cart/preview/0123456789abcdef/page?state=one';
    const navigate = { 'sec-fetch-mode': 'navigate' };
    const { headers } = await visitor.send('GET', old, undefined, navigate);
    expect(headers.get('location')).toBe('/gallery/till-cart/preview?state=one');
    expect((await visitor.get(old)).status).toBe(404);
  });
});
