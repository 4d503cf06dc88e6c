import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { openOrder } from '../../../../../src/state/order/order-notes';
import { sent } from '../../../state/support/fake-http';
import { formOf } from '../page';
import { called, everythingElse, ModuleShop, open, REVIEW } from './world';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url) });
});
afterEach(() => {
  restoreNavigator();
});

const bodyOf = (name: string): unknown =>
  formOf(sent.find(({ path }) => path.includes(name))?.body);

describe('a purchase with the provider’s button', () => {
  it('ends with the page where the order is reviewed [WALL-10] [WALL-13]', async () => {
    const shop = new ModuleShop();
    const page = open();
    expect(page.press()).toBe(true);
    expect(page.state().status).toBe('adding');
    expect(await page.createOrder()).toBe('PP-1');
    await page.approve('PP-1');
    expect(called()).toEqual(['addtocart', 'createpaypalorder', 'updatequote']);
    expect(bodyOf('addtocart')).toMatchObject({ product: '12', qty: '2' });
    expect(shop.approved).toEqual(['PP-1']);
    expect(left).toEqual([REVIEW]);
    expect(page.state()).toMatchObject({ status: 'leaving', error: null });
    expect(shop.dropped).toBe(0);
  });

  it.each([
    ['cart', 'CART'],
    ['minicart', 'MINICART'],
  ] as const)(
    'adds nothing in the %s, and says where it is [WALL-06] [SMART-03]',
    async (at, name) => {
      new ModuleShop();
      const page = open(at);
      page.press();
      await page.createOrder();
      await page.approve('PP-1');
      expect(called()).toEqual(['createpaypalorder', 'updatequote']);
      expect(bodyOf('createpaypalorder')).toMatchObject({
        location: name,
        payment_source: 'paypal',
      });
      expect(bodyOf('updatequote')).toMatchObject({ paypal_payer_id: 'PAYER' });
      expect(left).toEqual([REVIEW]);
    },
  );

  it('opens no window for a form that is not valid [WALL-30]', () => {
    new ModuleShop();
    const page = open();
    page.form.isValid = false;
    expect(page.press()).toBe(false);
    expect(page.actions.reject).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('opens no window while an order of this browser is open [WALL-29]', async () => {
    new ModuleShop();
    const page = open('cart');
    openOrder.write({ cartId: 'session', startedAt: 0, itemIds: [9], isSession: true });
    expect(page.press()).toBe(false);
    await vi.waitFor(() => {
      expect(page.state().error).toBe('An order is being placed already.');
    });
    expect(called()).toEqual([]);
  });

  it('is cancelled with the window: the product’s cart is given up, the own is as before [WALL-17] [WALL-25]', async () => {
    const shop = new ModuleShop();
    const page = open();
    page.press();
    await page.createOrder();
    page.cancel();
    page.cancel();
    await vi.waitFor(() => {
      expect(shop.dropped).toBe(1);
    });
    await everythingElse();
    expect(page.state().status).toBe('idle');
    expect(sent.filter(({ path }) => /removeItem|updateItemQty/.test(path))).toEqual([]);
    expect(page.store.getState().sections.data).toBeDefined();
    expect(left).toEqual([]);
  });

  it('ends no cart of the shopper that it did not make [WALL-17]', async () => {
    const shop = new ModuleShop();
    shop.fates.addtocart = ['refused'];
    const page = open();
    page.press();
    await expect(page.createOrder()).rejects.toThrow('No order.');
    page.error();
    await everythingElse();
    expect(page.state()).toMatchObject({ status: 'failed', error: 'No addtocart.' });
    expect(called()).toEqual(['addtocart']);
    const cart = open('cart');
    cart.press();
    await cart.createOrder();
    cart.cancel();
    await everythingElse();
    expect(shop.dropped).toBe(0);
  });

  it('takes no product that was lost on the way for one in the cart [WALL-14]', async () => {
    const shop = new ModuleShop();
    shop.fates.addtocart = ['lost'];
    const page = open();
    page.press();
    await expect(page.createOrder()).rejects.toThrow('No order.');
    expect(shop.orders).toBe(0);
    expect(page.state().status).toBe('failed');
  });
});

describe('a failure', () => {
  it.each([
    ['refused', 'No createpaypalorder.'],
    ['down', 'Something went wrong with your request. Please try again later.'],
    ['html', 'Something went wrong with your request. Please try again later.'],
    ['unsent', 'The shop cannot be reached. Please check your connection and try again.'],
    ['lost', 'The shop cannot be reached. Please check your connection and try again.'],
  ] as const)('to create the order (%s) closes the window and is told once', async (fate, text) => {
    const shop = new ModuleShop();
    shop.fates.createpaypalorder = [fate];
    const page = open('cart');
    page.press();
    await expect(page.createOrder()).rejects.toThrow('No order.');
    page.error();
    await everythingElse();
    expect(page.state().error).toBe(text);
    expect(page.press()).toBe(true);
    expect(await page.createOrder()).toMatch(/^PP-/);
  });

  it.each([
    ['refused', 'No updatequote.'],
    ['down', 'Your order was not placed. Please place it again.'],
    ['unsent', 'The shop cannot be reached. Please check your connection and try again.'],
  ] as const)(
    'to hand it over (%s) ends the purchase, as failed [WALL-26] [WALL-36]',
    async (fate, text) => {
      const shop = new ModuleShop();
      shop.fates.updatequote = [fate];
      const page = open();
      page.press();
      await page.createOrder();
      await page.approve('PP-1');
      expect(page.state()).toMatchObject({ status: 'failed', error: text });
      expect(left).toEqual([]);
      expect(shop.dropped).toBe(1);
      expect(page.press()).toBe(true);
      await page.createOrder();
      await page.approve('PP-2');
      expect(left).toEqual([REVIEW]);
    },
  );

  it('of the provider is told, and ends the purchase [WALL-26] [WALL-37]', async () => {
    const shop = new ModuleShop();
    const page = open();
    page.press();
    await page.createOrder();
    page.error();
    await vi.waitFor(() => {
      expect(shop.dropped).toBe(1);
    });
    expect(page.state()).toMatchObject({
      status: 'idle',
      error: 'A payment submission error has occurred.',
    });
    await page.approve('PP-1');
    expect(left).toEqual([]);
  });

  it('of the provider after the approval changes nothing', async () => {
    new ModuleShop();
    const page = open('cart');
    page.press();
    await page.createOrder();
    const approving = page.approve('PP-1');
    page.error();
    page.cancel();
    await approving;
    expect(left).toEqual([REVIEW]);
    expect(page.state()).toMatchObject({ status: 'leaving', error: null });
  });
});

describe('a late event', () => {
  it('of an earlier window hands nothing over', async () => {
    const shop = new ModuleShop();
    const page = open('cart');
    page.press();
    await page.createOrder();
    page.press();
    await page.createOrder();
    await page.approve('PP-1');
    expect(shop.approved).toEqual([]);
    await page.approve('PP-2');
    expect(shop.approved).toEqual(['PP-2']);
  });

  it.each(['cancel', 'error'] as const)(
    'of an earlier window (%s) ends nothing of the one that is open',
    async (event) => {
      const shop = new ModuleShop();
      const page = open();
      page.press();
      await page.createOrder();
      page.press();
      // Its order is still to be created.
      page[event]({ orderID: 'PP-1' });
      expect(await page.createOrder()).toBe('PP-2');
      page[event]({ orderID: 'PP-1' });
      await everythingElse();
      expect(page.state()).toMatchObject({ status: 'open', error: null });
      await page.approve('PP-2');
      expect(shop.approved).toEqual(['PP-2']);
    },
  );

  it.each([{ orderID: 'PP-1' }, { orderID: '' }, {}])(
    'of the open window (%j) ends it',
    async (data) => {
      const shop = new ModuleShop();
      const page = open();
      page.press();
      await page.createOrder();
      page.cancel(data);
      await vi.waitFor(() => {
        expect(shop.dropped).toBe(1);
      });
      expect(page.state().status).toBe('idle');
    },
  );

  it('that an earlier press has no order ends nothing of the one that is open', async () => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { createpaypalorder: [new Promise((resolve) => (arrive = resolve))] };
    const page = open('cart');
    page.press();
    const earlier = page.createOrder().catch((error: unknown) => error as Error);
    await everythingElse();
    page.press();
    arrive();
    const error = await earlier;
    expect(error).toBeInstanceOf(Error);
    page.error(error as unknown as Record<string, unknown>);
    const id = await page.createOrder();
    expect(page.state()).toMatchObject({ status: 'open', error: null });
    await page.approve(id);
    expect(shop.approved).toEqual([id]);
  });

  it('of the open window counts although another press was refused for the form [WALL-30]', async () => {
    const shop = new ModuleShop();
    const page = open();
    page.press();
    await page.createOrder();
    page.form.isValid = false;
    expect(page.press()).toBe(false);
    await page.approve('PP-1');
    expect(shop.approved).toEqual(['PP-1']);
    expect(left).toEqual([REVIEW]);
  });

  it('after the purchase was cancelled hands nothing over', async () => {
    const shop = new ModuleShop();
    const page = open('cart');
    page.press();
    await page.createOrder();
    page.cancel();
    await page.approve('PP-1');
    expect(shop.approved).toEqual([]);
    expect(left).toEqual([]);
  });

  it('twice hands one purchase over', async () => {
    const shop = new ModuleShop();
    const page = open('cart');
    page.press();
    await page.createOrder();
    await Promise.all([page.approve('PP-1'), page.approve('PP-1')]);
    expect(shop.approved).toEqual(['PP-1']);
    expect(left).toEqual([REVIEW]);
  });

  it('of a window without a press has no order', async () => {
    new ModuleShop();
    await expect(open().createOrder()).rejects.toThrow('No purchase.');
  });
});
