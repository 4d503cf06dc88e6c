import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { forgetReports } from '../../../../../src/platform/console';
import { expressRejected } from '../../../../../src/state/express/express-slice';
import { http, sent } from '../../../state/support/fake-http';
import { formOf } from '../page';
import { called, everythingElse, ModuleShop, REVIEW, type Fate } from '../wallets/world';
import { FakeApplePayError, FakeSession, payment, sheet } from './apple';
import { open } from './world';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const FAILED = 'A payment submission error has occurred.';
const NOT_PLACED = 'Your order was not placed. Please place it again.';
const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetReports();
  left.length = 0;
  vi.stubGlobal('location', new URL('https://shop.example/checkout/cart/'));
  vi.stubGlobal('ApplePayError', FakeApplePayError);
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url) });
});
afterEach(() => {
  restoreNavigator();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The bodies of the calls whose path has this part. */
const bodies = (part: string): unknown[] =>
  sent.filter(({ path }) => path.includes(part)).map(({ body }) => body);
/** The whole paths, below the shop. */
const paths = (): string[] =>
  http.mock.calls
    .slice(http.mock.calls.length - sent.length)
    .map(([{ url }]) => new URL(url).pathname.slice(1));
const shipped = (count = 1): Promise<void> =>
  vi.waitFor(() => {
    expect(sheet().contacts).toHaveLength(count);
  });
/** Another tab of the browser presses the button of a product page. */
const pressElsewhere = async (): Promise<void> => {
  open('product').press();
  await everythingElse();
};
const over = (): Promise<void> =>
  vi.waitFor(() => {
    expect(sheet().isOpen).toBe(false);
  });

describe('a purchase with Apple Pay from the cart', () => {
  it('opens the sheet in the press, with version 4 and what it asks for [APPLE-11] [WALL-24]', () => {
    new ModuleShop();
    const page = open();
    page.press();
    expect(sheet()).toMatchObject({ version: 4, isOpen: true });
    expect(sheet().request).toMatchObject({
      countryCode: 'US',
      currencyCode: 'USD',
      supportedNetworks: ['visa'],
      merchantCapabilities: ['supports3DS'],
      requiredBillingContactFields: ['postalAddress'],
      requiredShippingContactFields: ['name', 'email', 'phone', 'postalAddress'],
      total: { label: 'Order Total', amount: '0.00', type: 'pending' },
    });
  });

  it('shows the total of the cart first, once it is known', async () => {
    new ModuleShop();
    const page = open();
    await page.refresh();
    expect(paths()).toEqual(['rest/default/V1/guest-carts/m4sk/totals']);
    page.press();
    expect(sheet().request.total).toMatchObject({ amount: '45.00', type: 'final' });
  });

  it('estimates the methods of the address, saves the first, and then creates the order [APPLE-03] [APPLE-04] [APPLE-05] [WALL-18] [WALL-19] [WALL-20]', async () => {
    new ModuleShop();
    const page = open();
    page.sheet();
    await shipped();
    expect(bodies('estimate-shipping-methods')).toEqual([
      { address: { country_id: 'US', postcode: '90230', city: 'Culver City' } },
    ]);
    expect(bodies('shipping-information')).toEqual([
      {
        addressInformation: {
          shipping_address: { country_id: 'US', region_id: '12', postcode: '90230' },
          shipping_method_code: 'ground',
          shipping_carrier_code: 'ups',
          extension_attributes: {},
        },
      },
    ]);
    const asked = paths();
    expect(asked.findIndex((path) => path.includes('createpaypalorder'))).toBeGreaterThan(
      asked.findIndex((path) => path.includes('shipping-information')),
    );
    expect(asked.some((path) => path.includes('guest-carts/m4sk/shipping-information'))).toBe(true);
    expect(sheet().contacts).toEqual([
      {
        newTotal: { label: 'Order Total', amount: '50.00', type: 'final' },
        newLineItems: [
          { label: 'Subtotal', amount: '45.00', type: 'final' },
          { label: 'Shipping', amount: '5.00', type: 'final' },
        ],
        newShippingMethods: [
          { identifier: 'ups|ground', label: 'By ground', detail: 'UPS', amount: '5.00' },
          { identifier: 'ups|express', label: 'By express', detail: 'UPS', amount: '15.00' },
        ],
      },
    ]);
  });

  it('returns the totals of another method, with an order of its own, and keeps it for the next address [APPLE-04] [APPLE-05]', async () => {
    const shop = new ModuleShop();
    const page = open();
    const opened = page.sheet();
    await shipped();
    opened.choose('ups|express');
    await vi.waitFor(() => {
      expect(opened.methods).toHaveLength(1);
    });
    expect(opened.methods[0]?.newTotal.amount).toBe('60.00');
    expect(shop.orders).toBe(2);
    opened.ship();
    await shipped(2);
    expect(opened.contacts[1]?.newTotal.amount).toBe('60.00');
    expect(opened.contacts[1]?.newShippingMethods?.[0]).toMatchObject({
      identifier: 'ups|express',
    });
  });

  it('asks for a customer’s cart without an id [WALL-18] [WALL-20]', async () => {
    new ModuleShop();
    const cart = { quoteData: { entity_id: '7' }, isCustomerLoggedIn: true };
    open('cart', {}, cart).sheet();
    await shipped();
    const asked = paths();
    expect(asked).toContain('rest/V1/carts/mine/estimate-shipping-methods/');
    expect(asked).toContain('rest/V1/carts/mine/shipping-information/');
  });

  it('confirms what the sheet shows, and hands it over for the review [WALL-24] [WALL-09]', async () => {
    const shop = new ModuleShop();
    const page = open();
    const opened = page.sheet();
    await shipped();
    expect(opened.merchants).toEqual([{ id: 'm' }]);
    opened.pay();
    await over();
    expect(page.apple.confirmed).toEqual([{ orderId: 'PP-1', ...payment }]);
    expect(shop.approved).toEqual(['PP-1']);
    expect(formOf(bodies('updatequote')[0])).not.toHaveProperty('paypal_payer_id');
    expect(opened.status).toBe(FakeSession.STATUS_SUCCESS);
    expect(left).toEqual([REVIEW]);
    expect(page.state()).toMatchObject({ status: 'leaving', error: null });
    expect(opened.illegal).toEqual([]);
  });

  it('tells both amounts where the cart costs another one by then, and confirms nothing [WALL-04]', async () => {
    const shop = new ModuleShop();
    const page = open();
    const opened = page.sheet();
    await shipped();
    shop.goods = 46;
    opened.pay();
    await over();
    expect(opened.status).toBe(FakeSession.STATUS_FAILURE);
    expect(page.state().error).toContain('$50.00 → $51.00');
    expect(page.apple.confirmed).toEqual([]);
    expect(left).toEqual([]);
  });

  it('says at the address that nothing is delivered there, and goes on with another one', async () => {
    const shop = new ModuleShop();
    const { rates } = shop;
    shop.rates = {};
    const page = open();
    const opened = page.sheet();
    await shipped();
    expect(opened.contacts[0]?.errors).toMatchObject([
      { code: 'addressUnserviceable', contactField: 'postalAddress' },
    ]);
    expect(opened.contacts[0]?.newShippingMethods).toEqual([]);
    expect(shop.orders).toBe(0);
    shop.rates = rates;
    opened.ship();
    await shipped(2);
    expect(opened.contacts[1]?.newTotal.amount).toBe('50.00');
  });

  it.each(['estimate-shipping-methods', 'shipping-information', 'createpaypalorder'])(
    'is aborted where the shop has no answer (%s), and says why [APPLE-09] [APPLE-10]',
    async (call) => {
      for (const fate of ['unsent', 'lost', 'refused', 'html', 'down'] satisfies Fate[]) {
        const shop = new ModuleShop();
        shop.fates = { [call]: [fate] };
        const page = open();
        page.sheet();
        await over();
        expect(sheet().isAborted, fate).toBe(true);
        await vi.waitFor(() => {
          expect(page.state().error ?? '', fate).not.toBe('');
        });
        expect(page.apple.confirmed).toEqual([]);
      }
    },
  );

  it.each([
    ['rejects', () => Promise.reject(new Error('x'))],
    ['has none', () => Promise.resolve({})],
  ])(
    'is aborted where the provider %s of the merchant’s session [APPLE-09] [WALL-37]',
    async (_name, way) => {
      new ModuleShop();
      const page = open();
      page.apple.validateMerchant.mockImplementation(way);
      page.press();
      sheet().validate();
      await over();
      expect(sheet().isAborted).toBe(true);
      await vi.waitFor(() => {
        expect(page.state().error).toBe(FAILED);
      });
    },
  );

  it('asks the provider, and no URL of the shop, to validate the merchant [WALL-38]', async () => {
    new ModuleShop();
    const page = open();
    page.press();
    sheet().validate();
    await vi.waitFor(() => {
      expect(sheet().merchants).toEqual([{ id: 'm' }]);
    });
    expect(page.apple.validateMerchant).toHaveBeenCalledExactlyOnceWith({
      validationUrl: 'https://apple.example/',
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['rejects', new Error('x')],
    ['says that it is not approved', { approveApplePayPayment: { status: 'DECLINED' } }],
  ])('completes as failed where the provider %s [WALL-26]', async (_name, confirmation) => {
    const shop = new ModuleShop();
    const page = open();
    page.apple.confirmation = confirmation;
    const opened = page.sheet();
    await shipped();
    opened.pay();
    await over();
    expect(opened.status).toBe(FakeSession.STATUS_FAILURE);
    expect(shop.approved).toEqual([]);
    await vi.waitFor(() => {
      expect(page.state().error).toBe(FAILED);
    });
  });

  it('completes as failed where the shop does not take the order over [WALL-26] [WALL-36]', async () => {
    const shop = new ModuleShop();
    shop.fates = { updatequote: ['down'] };
    const page = open();
    const opened = page.sheet();
    await shipped();
    opened.pay();
    await over();
    expect(opened.status).toBe(FakeSession.STATUS_FAILURE);
    expect(page.state().error).toBe(NOT_PLACED);
    expect(left).toEqual([]);
  });

  it('is over when it is closed: the page is free, and what comes late changes nothing [APPLE-08]', async () => {
    const shop = new ModuleShop();
    const page = open();
    const opened = page.sheet();
    await shipped();
    let confirm = (_answer: unknown): void => undefined;
    page.apple.confirmation = new Promise((resolve) => {
      confirm = resolve;
    });
    opened.pay();
    await vi.waitFor(() => {
      expect(page.apple.confirmed).toHaveLength(1);
    });
    opened.close();
    confirm({});
    await everythingElse();
    await everythingElse();
    expect(shop.approved).toEqual([]);
    expect(page.state()).toMatchObject({ status: 'idle', error: null });
    expect(opened.illegal).toEqual([]);
    page.press();
    expect(FakeSession.made).toHaveLength(2);
  });

  it('opens one sheet at a time, and none where the form is wrong [WALL-30]', () => {
    new ModuleShop();
    const page = open();
    page.form.isValid = false;
    page.press();
    expect(FakeSession.made).toEqual([]);
    page.form.isValid = true;
    page.press();
    page.press();
    expect(FakeSession.made).toHaveLength(1);
  });

  it('says so where Apple opens no sheet', async () => {
    new ModuleShop();
    const page = open();
    FakeSession.problem = new Error('x');
    page.press();
    await vi.waitFor(() => {
      expect(page.state().error).toBe(FAILED);
    });
  });

  it('closes the sheet when its place is gone', async () => {
    new ModuleShop();
    const page = open();
    const opened = page.sheet();
    page.removal.abort();
    await everythingElse();
    expect(opened.isAborted).toBe(true);
    expect(page.state().status).toBe('idle');
  });

  it('has the currency in which it was opened', async () => {
    const shop = new ModuleShop();
    shop.answers = {
      createpaypalorder: {
        response: { 'paypal-order': { id: 'X', amount: 50, currency_code: 'EUR' } },
      },
    };
    const page = open();
    page.sheet();
    await over();
    expect(sheet().isAborted).toBe(true);
    expect(sheet().contacts).toEqual([]);
  });
});

describe('a purchase with Apple Pay from a product page', () => {
  it('buys a cart of its own, whose order is updated once the totals are known [APPLE-06] [WALL-21] [WALL-11]', async () => {
    const shop = new ModuleShop();
    const page = open('product');
    const opened = page.sheet();
    await shipped();
    expect(called()).toEqual(['addtocart', 'createpaypalorder', 'updatepaypalorder']);
    expect(bodies('updatepaypalorder')).toEqual([undefined]);
    expect(paths().filter((path) => path.includes('guest-carts/'))).toEqual([
      'rest/V1/guest-carts/m/estimate-shipping-methods/',
      'rest/V1/guest-carts/m/shipping-information/',
    ]);
    expect(opened.contacts[0]?.newTotal).toMatchObject({ amount: '50.00', type: 'final' });
    opened.pay();
    await over();
    expect(shop.approved).toEqual(['PP-1']);
    expect(shop.orders).toBe(1);
    expect(left).toEqual([REVIEW]);
  });

  it.each(['addtocart', 'createpaypalorder', 'updatepaypalorder'])(
    'is aborted where %s fails, and says why [APPLE-09]',
    async (call) => {
      const shop = new ModuleShop();
      shop.fates = { [call]: ['refused'] };
      const page = open('product');
      page.sheet();
      await over();
      expect(sheet().isAborted).toBe(true);
      await vi.waitFor(() => {
        expect(page.state().error).toBe(`No ${call}.`);
      });
    },
  );

  it('gives the product’s cart up when it is closed [WALL-17] [WALL-25]', async () => {
    const shop = new ModuleShop();
    const page = open('product');
    const opened = page.sheet();
    await shipped();
    opened.close();
    await vi.waitFor(() => {
      expect(shop.dropped).toBe(1);
    });
  });
});

/** The sheet of a product page, with its order. */
async function openProduct() {
  const shop = new ModuleShop();
  const page = open('product');
  const opened = page.sheet();
  await shipped();
  return { shop, page, opened };
}

describe('a product whose cart another tab replaces as the session’s', () => {
  const ended = async ({
    page,
    opened,
  }: Awaited<ReturnType<typeof openProduct>>): Promise<void> => {
    await vi.waitFor(() => {
      expect(opened.isOpen).toBe(false);
    });
    await vi.waitFor(() => {
      expect(page.state().error).toBe(NOT_PLACED);
    });
    expect(opened.status).not.toBe(FakeSession.STATUS_SUCCESS);
  };

  it('gets no order of the other cart, and no other one is updated [WALL-14] [APPLE-06]', async () => {
    const tab = await openProduct();
    await pressElsewhere();
    tab.opened.choose('ups|express');
    await ended(tab);
    expect(called().filter((name) => name === 'updatepaypalorder')).toHaveLength(1);
  });

  it('is not confirmed [WALL-14] [WALL-24]', async () => {
    const tab = await openProduct();
    await pressElsewhere();
    tab.opened.pay();
    await ended(tab);
    expect(tab.page.apple.confirmed).toEqual([]);
  });

  it('is not handed over where that happens while the provider confirms [WALL-14] [WALL-24]', async () => {
    const tab = await openProduct();
    let confirm = (_answer: unknown): void => undefined;
    tab.page.apple.confirmation = new Promise((resolve) => {
      confirm = resolve;
    });
    tab.opened.pay();
    await vi.waitFor(() => {
      expect(tab.page.apple.confirmed).toHaveLength(1);
    });
    await pressElsewhere();
    confirm({});
    await ended(tab);
    expect(tab.shop.approved).toEqual([]);
    expect(left).toEqual([]);
  });

  it.each([
    ['addtocart', ['addtocart', 'addtocart', 'createpaypalorder']],
    ['createpaypalorder', ['addtocart', 'createpaypalorder', 'addtocart', 'createpaypalorder']],
  ])('ends where that happens during %s [WALL-14]', async (call, calls) => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { [call]: [new Promise((resolve) => (arrive = resolve))] };
    const page = open('product');
    const opened = page.sheet();
    await vi.waitFor(() => {
      expect(called()).toContain(call);
    });
    await pressElsewhere();
    arrive();
    await ended({ shop, page, opened });
    expect(called()).toEqual(calls);
    expect(bodies('shipping-information')).toEqual([]);
  });

  it.each([
    ['blocked', true],
    ['full', false],
  ])('is bought where storage is %s, since no tab knows [WALL-14]', async (_name, isBlocked) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = (): never => {
      throw new Error('Blocked.');
    };
    const getItem = isBlocked ? refuse : () => null;
    vi.stubGlobal('localStorage', { getItem, setItem: refuse, removeItem: refuse });
    const { shop, opened } = await openProduct();
    opened.pay();
    await over();
    expect(shop.approved).toEqual(['PP-1']);
  });
});

describe('a shop that never answers', () => {
  const GENERAL = 'Something went wrong with your request. Please try again later.';
  const never = (): Promise<never> => new Promise(() => undefined);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['cart', 'estimate-shipping-methods'],
    ['cart', 'shipping-information'],
    ['cart', 'createpaypalorder'],
    ['product', 'addtocart'],
    ['product', 'createpaypalorder'],
    ['product', 'updatepaypalorder'],
  ] as const)(
    'ends the sheet before Apple does, and the next press is free (%s, %s) [APPLE-09]',
    async (at, call) => {
      const shop = new ModuleShop();
      shop.held = { [call]: [never()] };
      const page = open(at);
      const opened = page.sheet();
      await vi.advanceTimersByTimeAsync(24_000);
      expect(opened).toMatchObject({ isOpen: true, contacts: [] });
      await vi.advanceTimersByTimeAsync(2000);
      expect(opened.isAborted).toBe(true);
      expect(page.state().error).toBe(GENERAL);
      const again = page.sheet();
      await vi.advanceTimersByTimeAsync(100);
      expect(again.contacts).toHaveLength(1);
    },
  );

  it('is asked for nothing more once the sheet is over [APPLE-09]', async () => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { 'shipping-information': [new Promise((resolve) => (arrive = resolve))] };
    open().sheet();
    await vi.advanceTimersByTimeAsync(26_000);
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(shop.orders).toBe(0);
  });
});

describe('a sheet of the cart that is closed', () => {
  const reloads = (page: ReturnType<typeof open>) => {
    const dispatch = vi.spyOn(page.store, 'dispatch');
    return () =>
      dispatch.mock.calls
        .map(([action]) => (action as { readonly type: string }).type)
        .filter((type) => ['sections/sectionsInvalidated', 'quote/totalsWanted'].includes(type));
  };

  it.each([
    ['estimate-shipping-methods', 'shipping-information'],
    ['shipping-information', 'createpaypalorder'],
  ])('asks nothing more once %s is answered [WALL-25]', async (call, next) => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { [call]: [new Promise((resolve) => (arrive = resolve))] };
    const page = open();
    const opened = page.sheet();
    await vi.waitFor(() => {
      expect(bodies(call)).toHaveLength(1);
    });
    opened.close();
    arrive();
    await everythingElse();
    await everythingElse();
    expect(bodies(next)).toEqual([]);
    expect(page.state()).toMatchObject({ status: 'idle', error: null });
  });

  it('says only why it ended where an answer of the shop arrives afterwards [WALL-37]', async () => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { 'shipping-information': [new Promise((resolve) => (arrive = resolve))] };
    const page = open();
    const dispatch = vi.spyOn(page.store, 'dispatch');
    page.apple.validateMerchant.mockRejectedValue(new Error('x'));
    page.press();
    sheet().ship();
    await vi.waitFor(() => {
      expect(bodies('shipping-information')).toHaveLength(1);
    });
    sheet().validate();
    await over();
    arrive();
    await vi.waitFor(() => {
      expect(page.state().error).toBe(FAILED);
    });
    expect(dispatch).not.toHaveBeenCalledWith(expressRejected(''));
  });

  it('loads the cart and its totals again, which have the chosen shipping [WALL-25]', async () => {
    const shop = new ModuleShop();
    const page = open();
    await page.refresh();
    const opened = page.sheet();
    await shipped();
    const reloaded = reloads(page);
    opened.close();
    await vi.waitFor(() => {
      expect(reloaded()).toEqual(['sections/sectionsInvalidated', 'quote/totalsWanted']);
    });
    expect(shop.shipping).toBe(5);
    await vi.waitFor(() => {
      page.press();
      expect(sheet().request.total.amount).toBe('50.00');
      sheet().close();
    });
  });

  it('loads nothing again before an address was chosen', async () => {
    new ModuleShop();
    const page = open();
    const reloaded = reloads(page);
    page.press();
    sheet().close();
    await everythingElse();
    await everythingElse();
    expect(reloaded()).toEqual([]);
  });

  it('shows the total of the newest load next, whichever arrives last', async () => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { totals: [new Promise((resolve) => (arrive = resolve))] };
    shop.goods = 45;
    const page = open();
    const first = page.refresh();
    await page.refresh();
    shop.goods = 99;
    arrive();
    await first;
    page.press();
    expect(sheet().request.total.amount).toBe('45.00');
  });
});

describe('a purchase of which nothing is shipped', () => {
  it('creates the order right after the contact, without a method [APPLE-07]', async () => {
    const shop = new ModuleShop();
    const page = open('cart', { isVirtual: true });
    page.press();
    const opened = sheet();
    expect(opened.request.requiredShippingContactFields).toEqual(['name', 'email', 'phone']);
    opened.card();
    await vi.waitFor(() => {
      expect(opened.cards).toEqual([
        { newTotal: { label: 'Order Total', amount: '45.00', type: 'final' } },
      ]);
    });
    expect(shop.orders).toBe(1);
    expect(paths().some((path) => path.includes('estimate'))).toBe(false);
    opened.pay();
    await over();
    expect(opened.status).toBe(FakeSession.STATUS_SUCCESS);
    expect(shop.approved).toEqual(['PP-1']);
  });

  it('confirms nothing without an order', async () => {
    new ModuleShop();
    const page = open('cart', { isVirtual: true });
    page.press();
    sheet().pay();
    await over();
    expect(sheet().status).toBe(FakeSession.STATUS_FAILURE);
    expect(page.state().error).toBe(NOT_PLACED);
    expect(page.apple.confirmed).toEqual([]);
  });
});

describe('a purchase whose cart the page does not name', () => {
  it('shows the amount of the order as open, since the review page asks for the method', async () => {
    const shop = new ModuleShop();
    const page = open('minicart', {}, null);
    await page.refresh();
    expect(sent).toEqual([]);
    const opened = page.sheet();
    await shipped();
    expect(opened.contacts).toEqual([
      { newTotal: { label: 'Order Total', amount: '45.00', type: 'pending' } },
    ]);
    opened.pay();
    await over();
    expect(shop.approved).toEqual(['PP-1']);
    expect(left).toEqual([REVIEW]);
  });
});
