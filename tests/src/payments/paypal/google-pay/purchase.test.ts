import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { sent } from '../../../state/support/fake-http';
import { formOf } from '../page';
import { called, everythingElse, ModuleShop, REVIEW } from '../wallets/world';
import { data, details, reasonOf } from './google';
import { open } from './world';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const FAILED = 'A payment submission error has occurred.';
const NOT_PLACED = 'Your order was not placed. Please place it again.';
const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  document.body.replaceChildren();
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url) });
});
afterEach(() => {
  vi.useRealTimers();
  restoreNavigator();
  vi.unstubAllGlobals();
});

const bodyOf = (name: string): unknown =>
  formOf(sent.find(({ path }) => path.includes(name))?.body);
const CLOSED = { statusCode: 'CANCELED' };

describe('a purchase with Google Pay', () => {
  it('creates the order, shows it, confirms it, and is reviewed [GOOGLE-02] [GOOGLE-04] [WALL-10]', async () => {
    const shop = new ModuleShop();
    const page = open();
    await page.sheet();
    expect(called()).toEqual(['addtocart', 'createpaypalorder']);
    expect(page.google.confirmed).toEqual([]);
    expect(page.google.requests[0]).toMatchObject({
      shippingAddressRequired: true,
      transactionInfo: { totalPrice: '45.00', currencyCode: 'USD' },
    });
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    expect(page.google.confirmed).toEqual([{ orderId: 'PP-1', ...data }]);
    expect(shop.approved).toEqual(['PP-1']);
    expect(left).toEqual([REVIEW]);
    expect(page.state()).toMatchObject({ status: 'leaving', error: null });
  });

  it.each([
    ['product', 'PRODUCT_DETAIL'],
    ['cart', 'CART'],
    ['minicart', 'MINICART'],
  ] as const)(
    'says in the %s what it is, without a payer [GOOGLE-03] [WALL-06] [WALL-09]',
    async (at, name) => {
      new ModuleShop();
      const page = open(at);
      await page.sheet();
      await page.authorize();
      expect(bodyOf('createpaypalorder')).toMatchObject({
        payment_source: 'googlepay',
        location: name,
        three_ds_mode: 'SCA_WHEN_REQUIRED',
      });
      expect(bodyOf('updatequote')).toMatchObject({ paypal_order_id: 'PP-1' });
      expect(bodyOf('updatequote')).not.toHaveProperty('paypal_payer_id');
    },
  );

  it('asks for no address where nothing is shipped', async () => {
    new ModuleShop();
    const page = open('cart', { isVirtual: true });
    await page.sheet();
    expect(page.google.requests[0]?.shippingAddressRequired).toBe(false);
  });

  it('confirms and hands over nothing once another tab has begun a purchase [WALL-14]', async () => {
    const shop = new ModuleShop();
    const page = open();
    await page.sheet();
    await open().sheet();
    expect(reasonOf(await page.authorize())).toBe(NOT_PLACED);
    expect(page.google.confirmed).toEqual([]);
    expect(shop.approved).toEqual([]);
  });

  it('gives up a shop that does not answer within 25 seconds, and the next press is free', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shop = new ModuleShop();
    shop.held = { createpaypalorder: [new Promise(() => undefined)] };
    const page = open();
    const pressed = page.press();
    await vi.advanceTimersByTimeAsync(25_000);
    await pressed;
    vi.useRealTimers();
    expect(page.state().error).toBe(
      'Something went wrong with your request. Please try again later.',
    );
    await page.sheet();
    expect(page.google.sheets).toHaveLength(1);
  });

  it('opens no sheet for a form that is not valid [WALL-30]', async () => {
    new ModuleShop();
    const page = open();
    page.form.isValid = false;
    await page.press();
    expect(page.google.requests).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('takes a second press before the sheet for the same one', async () => {
    new ModuleShop();
    const page = open('cart');
    const first = page.sheet();
    await page.press();
    await first;
    expect(called()).toEqual(['createpaypalorder']);
  });

  it.each([
    ['unsent', 'The shop cannot be reached. Please check your connection and try again.'],
    ['refused', 'No createpaypalorder.'],
    ['html', 'Something went wrong with your request. Please try again later.'],
  ] as const)(
    'opens no sheet without an order (%s), and says why [WALL-07]',
    async (fate, error) => {
      const shop = new ModuleShop();
      shop.fates.createpaypalorder = [fate];
      const page = open();
      await page.press();
      expect(page.google.requests).toEqual([]);
      expect(page.state()).toMatchObject({ status: 'idle', error });
      expect(shop.dropped).toBe(1);
      // The next press is one of its own.
      await page.sheet();
      expect(page.google.requests).toHaveLength(1);
    },
  );
});

describe('closing the sheet', () => {
  it('gives the product’s cart up, and leaves the own as it is [WALL-17] [WALL-25]', async () => {
    const shop = new ModuleShop();
    const page = open();
    const { pressed, end } = await page.sheet();
    end(CLOSED);
    await pressed;
    expect(shop.dropped).toBe(1);
    expect(page.state()).toMatchObject({ status: 'idle', error: null });
    expect(sent.filter(({ path }) => /removeItem|updateItemQty/.test(path))).toEqual([]);
    expect(left).toEqual([]);
  });

  it.each(['APPROVED', 'PAYER_ACTION_REQUIRED'])(
    'ends it although a confirmation is late: nothing is handed over (%s)',
    async (status) => {
      const shop = new ModuleShop();
      const page = open();
      const { pressed, end } = await page.sheet();
      let confirm: (value: unknown) => void = () => undefined;
      vi.spyOn(page.google.ready.paypal, 'confirmOrder').mockReturnValue(
        new Promise((resolve) => (confirm = resolve)),
      );
      const result = page.authorize();
      end(CLOSED);
      await pressed;
      confirm({ status });
      expect(reasonOf(await result)).toBe(NOT_PLACED);
      expect(shop.approved).toEqual([]);
      expect(page.google.challenged).toEqual([]);
      expect(reasonOf(await page.authorize())).toBe(NOT_PLACED);
    },
  );

  it.each([{ statusCode: 'DEVELOPER_ERROR' }, new Error('x'), null])(
    'is said to be an error where Google has one: %o [WALL-26] [WALL-37]',
    async (error) => {
      const shop = new ModuleShop();
      const page = open();
      const { pressed, end } = await page.sheet();
      end(error);
      await pressed;
      expect(page.state()).toMatchObject({ status: 'idle', error: FAILED });
      expect(shop.dropped).toBe(1);
    },
  );
});

describe('a payment that fails', () => {
  it('is said in the sheet, where another card pays [GOOGLE-07] [WALL-26]', async () => {
    const shop = new ModuleShop();
    const page = open('cart');
    await page.sheet();
    page.google.status = new Error('declined');
    expect(await page.authorize()).toEqual({
      transactionState: 'ERROR',
      error: { intent: 'PAYMENT_AUTHORIZATION', reason: 'PAYMENT_DATA_INVALID', message: FAILED },
    });
    expect(shop.approved).toEqual([]);
    page.google.status = 'APPROVED';
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    expect(shop.approved).toEqual(['PP-1']);
  });

  it('is said in the sheet and on the page when the shop does not take it over [WALL-26] [WALL-36]', async () => {
    const shop = new ModuleShop();
    shop.fates.updatequote = ['refused'];
    const page = open('cart');
    await page.sheet();
    expect(reasonOf(await page.authorize())).toBe(NOT_PLACED);
    expect(page.state()).toMatchObject({ status: 'failed', error: 'No updatequote.' });
    expect(left).toEqual([]);
  });

  it('is none before there is an order', async () => {
    new ModuleShop();
    expect(reasonOf(await open().authorize())).toBe(NOT_PLACED);
  });
});

describe('a bank that asks', () => {
  /** A purchase whose sheet is closed, while the bank asks. */
  async function asked(shift: string) {
    const shop = new ModuleShop();
    shop.answers.getcurrentorder = details('PP-1', shift);
    const page = open();
    await page.sheet();
    page.google.status = 'PAYER_ACTION_REQUIRED';
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    return { shop, page };
  }

  it('leads to the review once it is liable [GOOGLE-05] [GOOGLE-06]', async () => {
    const { shop } = await asked('POSSIBLE');
    await vi.waitFor(() => {
      expect(left).toEqual([REVIEW]);
    });
    expect(shop.approved).toEqual(['PP-1']);
  });

  it('ends the purchase where the shopper could not authenticate, and says so [GOOGLE-07]', async () => {
    const { shop, page } = await asked('NO');
    await vi.waitFor(() => {
      expect(page.state()).toMatchObject({ status: 'idle', error: FAILED });
    });
    await everythingElse();
    expect(shop.approved).toEqual([]);
    expect(shop.dropped).toBe(1);
    expect(left).toEqual([]);
  });
});

describe('an order that takes the shop longer than a press lasts', () => {
  const late = (isActive: boolean): void => {
    vi.stubGlobal('navigator', { userActivation: { isActive } });
    // The window of a test knows no modal dialogs.
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
  };
  const dialog = () => document.querySelector('dialog');
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    );

  async function prompted() {
    const shop = new ModuleShop();
    late(false);
    const page = open();
    const pressed = page.press();
    await vi.waitFor(() => {
      expect(dialog()).not.toBeNull();
    });
    return { shop, page, pressed };
  }

  it('is shown with its amount, and another press opens the sheet', async () => {
    const { page } = await prompted();
    expect(page.google.requests).toEqual([]);
    expect(dialog()?.textContent).toContain('Order Total: $45.00');
    button('Continue')?.click();
    await vi.waitFor(() => {
      expect(page.google.requests).toHaveLength(1);
    });
    expect(dialog()).toBeNull();
    expect(called()).toEqual(['addtocart', 'createpaypalorder']);
  });

  it.each(['Cancel', 'close', 'removal'] as const)('is given up by %s [WALL-17]', async (way) => {
    const { shop, page, pressed } = await prompted();
    if (way === 'Cancel') button(way)?.click();
    else if (way === 'close') dialog()?.dispatchEvent(new Event('close'));
    else page.removal.abort();
    await pressed;
    expect(dialog()).toBeNull();
    expect(page.google.requests).toEqual([]);
    expect(shop.dropped).toBe(1);
    expect(page.state()).toMatchObject({ status: 'idle', error: null });
  });
});
