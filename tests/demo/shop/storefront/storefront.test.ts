// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { californian, openShop, Visitor } from '../../visitor';

interface CartSection {
  readonly summary_count: number;
  readonly items: readonly { readonly item_id: string; readonly qty: number }[];
}

describe('storefront calls', () => {
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

  async function lineOf(product: number, qty = 1): Promise<string> {
    await visitor.post('/checkout/cart/add/', { product: String(product), qty: String(qty) });
    const [line] = (await visitor.section<CartSection>('cart')).items;
    return line?.item_id ?? '';
  }

  const quantity = async () => (await visitor.section<CartSection>('cart')).items[0]?.qty;

  it.each([
    ['3', { success: true }, 3],
    ['0', { success: false, error_message: 'Invalid Item Quantity Requested.' }, 1],
    ['abc', { success: false, error_message: 'Invalid Item Quantity Requested.' }, 1],
    ['5000', { success: false, error_message: 'The requested qty is not available' }, 1],
  ])('sets a mini cart quantity of %s', async (item_qty, answer, kept) => {
    const item_id = await lineOf(1);
    const { body } = await visitor.post('/checkout/sidebar/updateItemQty/', { item_id, item_qty });
    expect(body).toEqual(answer);
    expect(await quantity()).toBe(kept);
  });

  it('takes a script’s quantity without a form key, but sends its removal to the cart page', async () => {
    const item_id = await lineOf(1);
    const form_key = 'wrongwrongwrong1';
    const set = await visitor.post('/checkout/sidebar/updateItemQty/', {
      item_id,
      item_qty: '2',
      form_key,
    });
    expect(set.body).toEqual({ success: true });
    const removal = await visitor.post('/checkout/sidebar/removeItem/', { item_id, form_key });
    expect(removal.status).toBe(302);
    expect(removal.headers.get('location')).toBe('http://shop.example/checkout/cart/');
    expect(await quantity()).toBe(2);
  });

  it('removes a line, and not one of another cart', async () => {
    const item_id = await lineOf(1);
    const stranger = new Visitor(shop);
    await stranger.arrive();
    expect((await stranger.post('/checkout/sidebar/removeItem/', { item_id })).body).toEqual({
      success: false,
      error_message: "The quote item isn't found. Verify the item and try again.",
    });
    expect((await visitor.post('/checkout/sidebar/removeItem/', { item_id })).body).toEqual({
      success: true,
    });
  });

  it('rewrites the private content version with each POST', async () => {
    await lineOf(1);
    const first = visitor.cookie('private_content_version');
    await lineOf(1);
    expect(first).not.toBe('');
    expect(visitor.cookie('private_content_version')).not.toBe(first);
  });

  it('refuses a plain form with an invalid key and shows a message on the next page only', async () => {
    visitor.isScript = false;
    const { status } = await visitor.post('/checkout/cart/updatePost/', { form_key: 'bad' });
    expect(status).toBe(302);
    expect(visitor.cookie('mage-messages')).toContain('Invalid Form Key');
    expect((await visitor.get('/checkout/cart/')).text).toContain('Invalid Form Key');
    expect((await visitor.get('/checkout/cart/')).text).not.toContain('Invalid Form Key');
  });

  it('keeps a form’s quantity even where there is not enough', async () => {
    const id = await lineOf(2);
    visitor.isScript = false;
    await visitor.post('/checkout/cart/updatePost/', {
      [`cart[${id}][qty]`]: '40',
      update_cart_action: 'update_qty',
    });
    expect(await quantity()).toBe(40);
    expect(visitor.cookie('mage-messages')).toContain('The requested qty is not available');
  });

  it('checks the cart form without saving it', async () => {
    const id = await lineOf(2);
    const { body } = await visitor.post<{ error_message: string }>(
      '/checkout/cart/updateItemQty/',
      {
        [`cart[${id}][qty]`]: '40',
      },
    );
    expect(JSON.parse(body.error_message)).toEqual([
      { error: 'The requested qty is not available', itemId: Number(id) },
    ]);
    expect(await quantity()).toBe(1);
  });

  it('returns an empty list for an unknown product', async () => {
    expect((await visitor.post('/checkout/cart/add/', { product: '999' })).body).toEqual([]);
  });

  it('shows the success page once', async () => {
    await lineOf(23);
    const { text } = await visitor.get('/checkout/');
    const [, maskedId = ''] = /"entity_id":"(\w+)"/.exec(text) ?? [];
    await visitor.rest('POST', `guest-carts/${maskedId}/payment-information`, {
      email: 'gus@example.com',
      paymentMethod: { method: 'free' },
      billingAddress: californian,
    });
    const page = await visitor.get('/checkout/onepage/success/');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/00000000\d/);
    const reload = await visitor.get('/checkout/onepage/success/');
    expect(reload.headers.get('location')).toBe('http://shop.example/checkout/cart/');
    expect(await visitor.section('cart')).toMatchObject({ subtotalAmount: null });
  });

  it('serves pages under a policy without inline script', async () => {
    const { headers, text } = await visitor.get('/the-salt-road.html');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).not.toMatch(
      /<script(?![^>]*(?:src=|type="(?:application\/json|text\/x-magento-init)"))/,
    );
    expect((await visitor.get('/nope.html')).status).toBe(404);
    expect((await visitor.get('/health')).body).toEqual({ status: 'ok' });
  });

  it('draws covers and keeps files inside their folder', async () => {
    const cover = await visitor.get('/art/BK-SALT.svg');
    expect(cover.headers.get('content-type')).toContain('image/svg+xml');
    expect(cover.text).toMatch(/^<svg/);
    expect((await visitor.get('/art/NOPE.svg')).status).toBe(404);
    expect((await visitor.get('/static/..%2fcontract.ts')).status).toBe(404);
  });
});
