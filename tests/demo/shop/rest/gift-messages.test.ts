// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../visitor';

const gift = { sender: 'Ann', recipient: 'Bob', message: 'Enjoy\nit & <b>use</b> it' };
const body = { gift_message: { ...gift, extension_attributes: {} } };
const nothing = { gift_message: { sender: null, recipient: null, message: null } };

let shop: DemoShop;
beforeAll(() => {
  shop = openShop();
});
afterAll(() => {
  shop.close();
});

/** A visitor whose shop accepts messages at these levels. */
async function visitorWith(settings: object): Promise<Visitor> {
  const visitor = new Visitor(shop);
  await visitor.arrive();
  await visitor.send('PUT', '/demo/settings', JSON.stringify(settings));
  return visitor;
}

describe('gift messages of a guest’s cart', () => {
  let cart: GuestCart;
  let itemId: number;
  beforeEach(async () => {
    cart = await GuestCart.make(await visitorWith({ giftMessages: ['order', 'items'] }));
    itemId = (await cart.add('BK-SALT')).body.item_id;
  });

  it.each(['', '/item'])('are kept, read, changed and deleted: %s', async (level) => {
    const path = level === '' ? '/gift-message' : `/gift-message/${String(itemId)}`;
    expect((await cart.call('GET', path)).body).toEqual([]);
    expect((await cart.call('POST', path, body)).body).toBe(true);
    const found = await cart.call<{ gift_message_id: number }>('GET', path);
    expect(found.body).toMatchObject({ customer_id: 0, ...gift });
    await cart.call('POST', path, { giftMessage: { ...gift, sender: 'Anna' } });
    expect((await cart.call('GET', path)).body).toEqual({ ...found.body, sender: 'Anna' });
    expect((await cart.call('POST', path, nothing)).body).toBe(true);
    expect((await cart.call('GET', path)).body).toEqual([]);
  });

  it('are refused for an item that is not in the cart, with the recorded message', async () => {
    const { status, body: refusal } = await cart.call('POST', '/gift-message/999999', body);
    expect(status).toBe(404);
    expect(refusal).toEqual({
      message:
        'No product with the "%1" itemId exists in the Cart. Verify your information and try again.',
      parameters: [999999],
    });
  });

  it('are refused for an empty cart, for what is not sent, and where they are off', async () => {
    const refused = async (own: GuestCart) =>
      (await own.call<{ message: string }>('POST', '/gift-message', body)).body.message;
    expect(await refused(await GuestCart.make(cart.visitor))).toContain('empty cart');
    const virtual = await GuestCart.make(cart.visitor);
    await virtual.add('TK-MATINEE');
    expect(await refused(virtual)).toContain('virtual products');
    await cart.visitor.send('PUT', '/demo/settings', JSON.stringify({ giftMessages: [] }));
    expect(await refused(cart)).toBe("The gift message isn't available.");
  });
});

describe('the pages of a shop with gift messages', () => {
  const configOf = async (visitor: Visitor, path: string) => {
    const { text } = await visitor.get(path);
    const script = /data-till-config>(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
    return JSON.parse(script) as {
      giftOptionsConfig?: object;
      checkoutConfig: { quoteData: object; quoteItemData: readonly object[] };
    };
  };

  async function visitorAtCart(giftMessages: readonly string[]): Promise<Visitor> {
    const visitor = await visitorWith({ giftMessages });
    await visitor.post('/checkout/cart/add/product/1/', { product: '1', qty: '1' });
    return visitor;
  }

  it('are rendered in the cart as recorded, even if they are disabled', async () => {
    const off = await configOf(await visitorAtCart([]), '/checkout/cart/');
    expect(off.giftOptionsConfig).toMatchObject({ isItemLevelGiftOptionsEnabled: false });
    expect(off.giftOptionsConfig).not.toHaveProperty('isOrderLevelGiftOptionsEnabled');
    const on = await configOf(await visitorAtCart(['order', 'items']), '/checkout/cart/');
    expect(on.giftOptionsConfig).toMatchObject({
      giftMessage: { orderLevel: true },
      isOrderLevelGiftOptionsEnabled: true,
      isItemLevelGiftOptionsEnabled: true,
      storeCode: 'default',
    });
    expect(on.checkoutConfig.quoteData).toHaveProperty('gift_message_id', null);
    expect(on.checkoutConfig.quoteItemData[0]).toHaveProperty('gift_message_id', null);
  });

  it('are not rendered in the checkout of a stock shop', async () => {
    const visitor = await visitorAtCart([]);
    expect(await configOf(visitor, '/checkout/')).not.toHaveProperty('giftOptionsConfig');
  });

  it('lead from checkout/cart/updatePost back to the cart', async () => {
    const visitor = await visitorAtCart([]);
    const { status, headers } = await visitor.get('/checkout/cart/updatePost?form_key=x&cart[]');
    expect([status, headers.get('location')]).toEqual([302, 'http://shop.example/checkout/cart/']);
  });
});
