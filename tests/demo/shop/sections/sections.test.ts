// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../visitor';

interface CartSection {
  readonly summary_count: number;
  readonly subtotalAmount: string | null;
  readonly possible_onepage_checkout: boolean;
  readonly items: readonly {
    readonly item_id: string;
    readonly product_name: string;
    readonly message: string;
    readonly options: readonly object[];
    readonly till_quantity?: object;
  }[];
}

interface MessagesSection {
  readonly messages: readonly { readonly type: string; readonly text: string }[];
}

describe('private data', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeAll(() => {
    shop = openShop();
  });
  afterAll(() => {
    shop.close();
  });
  beforeEach(async () => {
    visitor = new Visitor(shop);
    await visitor.arrive();
  });

  const add = (product: number, fields: Record<string, string> = {}) =>
    visitor.post('/checkout/cart/add/', { product: String(product), qty: '1', ...fields });

  it('is empty for a new visitor, an anonymous customer being only an id', async () => {
    const cart = await visitor.section<CartSection>('cart');
    expect(cart).toMatchObject({ summary_count: 0, subtotalAmount: null, items: [] });
    expect(Object.keys(await visitor.section<object>('customer'))).toEqual(['data_id']);
  });

  it('lists the newest line first, names escaped, the subtotal as database text [MINI-19]', async () => {
    await add(1);
    await add(3);
    const cart = await visitor.section<CartSection>('cart');
    expect(cart.items.map((item) => item.product_name)).toEqual([
      '&quot;Quoted&quot; &amp; &lt;Odd&gt; Tales',
      'The Salt Road',
    ]);
    expect(cart).toMatchObject({ summary_count: 2, subtotalAmount: '26.4900' });
  });

  it('shows what a configurable line was chosen as', async () => {
    await add(18, { 'super_attribute[93]': '52', 'super_attribute[144]': '167' });
    const { items } = await visitor.section<CartSection>('cart');
    expect(items[0]?.options).toEqual([
      { label: 'Colour', value: 'Teal', option_id: 93, option_value: '52' },
      { label: 'Ruling', value: 'Dotted', option_id: 144, option_value: '167' },
    ]);
  });

  it('has the limits of a product that is sold by increments, as with the Magento module', async () => {
    await add(1);
    await add(19, { qty: '3' });
    await add(307, { qty: '0.5' });
    const { items } = await visitor.section<CartSection>('cart');
    expect(items.map((item) => item.till_quantity)).toEqual([
      { min: 0.5, max: 10_000, step: 0.25 },
      { min: 3, max: 60, step: 3 },
      undefined,
    ]);
  });

  it('hands out messages once', async () => {
    expect((await add(18)).body).toEqual({ backUrl: 'http://shop.example/daybook.html' });
    await add(1);
    const { messages } = await visitor.section<MessagesSection>('messages');
    expect(messages.map(({ type }) => type)).toEqual(['notice', 'success']);
    expect(messages[0]?.text).toBe('You need to choose options for your item.');
    expect(await visitor.section('messages')).toMatchObject({ messages: [] });
  });

  it('marks a line as not salable when the stock has run out', async () => {
    const own = openShop();
    visitor = new Visitor(own);
    await visitor.arrive();
    await add(2, { qty: '2' });
    const rival = await GuestCart.make(new Visitor(own));
    await rival.add('BK-CLOCK', 1);
    await rival.ship();
    await rival.place();
    const cart = await visitor.section<CartSection>('cart');
    expect(cart.possible_onepage_checkout).toBe(false);
    expect(cart.items[0]?.message).toBe('The requested qty is not available');
    expect((await visitor.get('/checkout/')).headers.get('location')).toBe(
      'http://shop.example/checkout/cart/',
    );
    own.close();
  });

  it('refuses a whole load for one unknown name, and escapes it', async () => {
    const path = `/customer/section/load?sections=cart,${encodeURIComponent('<b>')}`;
    const { status, body } = await visitor.get(path);
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'The &quot;&lt;b&gt;&quot; section source isn&#039;t supported.',
    });
  });

  it('loads everything when nothing is named', async () => {
    const { body } = await visitor.get<Record<string, object>>('/customer/section/load');
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['cart', 'customer', 'directory-data']),
    );
    expect(body['directory-data']).toMatchObject({ US: { regions: { 12: { code: 'CA' } } } });
  });
});
