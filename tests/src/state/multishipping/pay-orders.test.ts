import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrdersAnswer } from '../../../../src/domain/payment/orders-answer.types';
import { hold, isPaymentRunning } from '../../../../src/platform/http/cart-hold';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import type {
  ConfirmationEnd,
  SeveralAddressesProvider,
} from '../../../../src/state/extensions/several-addresses-provider.types';
import {
  ordersDecided,
  ordersSubmitted,
  selectMultishipping,
  settlingWanted,
  type MultishippingState,
} from '../../../../src/state/multishipping/multishipping-slice';
import { multishippingState } from '../../../../src/state/multishipping/multishipping-state';
import { provideOrderProviders } from '../../../../src/state/multishipping/order-providers';
import type { OrderAttempt } from '../../../../src/state/order/order-attempt';
import { openOrder, redirectedOrder } from '../../../../src/state/order/order-notes';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/multishipping/pay-orders';
import '../../../../src/state/multishipping/settle-orders';
import '../../../../src/state/multishipping/submit-orders';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const PAGES = 'https://shop.example/multishipping/checkout/';
const SUCCESS = `${PAGES}success/`;
const RESULTS = `${PAGES}results/`;
const page = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};
const EMPTY = '<div class="message info empty"><span>None.</span></div>';
const order = (number: string): string => `<td class="col id">${number}</td>`;
const open: OrderAttempt = {
  cartId: 'session',
  isSession: true,
  startedAt: 1_800_000_000_000,
  itemIds: [77],
  pieces: 2,
  pagesUrl: PAGES,
  successUrl: SUCCESS,
  customerId: 7,
};

const assign = vi.fn();
const place = vi.fn<SeveralAddressesProvider['place']>();
const authenticate = vi.fn<SeveralAddressesProvider['authenticate']>();
const finalize = vi.fn<SeveralAddressesProvider['finalize']>();
let history: string | null = EMPTY;
let hasCart = true;
let isFound = true;
let restore = (): void => undefined;

const goTo = (url: string): Result<OrdersAnswer> => ok({ kind: 'redirect', url });
const ASK: Result<OrdersAnswer> = ok({ kind: 'authenticate', secret: 'pi_1_secret_2' });
const end = (status: 'confirmed' | 'unknown'): Promise<ConfirmationEnd> =>
  Promise.resolve({ status });

function openPage() {
  const store = createTillStore(
    { shop, checkout: null, sections: sectionSettings },
    { now: () => Date.now(), page: () => page },
  );
  store.inject(multishippingState);
  const state = (): MultishippingState => selectMultishipping(store.getState());
  const press = async (): Promise<MultishippingState> => {
    store.dispatch(ordersSubmitted({ url: `${PAGES}overviewPost/` }));
    await vi.advanceTimersByTimeAsync(60_000);
    return state();
  };
  const settle = async (): Promise<MultishippingState> => {
    store.dispatch(settlingWanted());
    await vi.advanceTimersByTimeAsync(60_000);
    return state();
  };
  const decide = async (decision: 'keep' | 'cancel'): Promise<MultishippingState> => {
    store.dispatch(ordersDecided(decision));
    await vi.advanceTimersByTimeAsync(60_000);
    return state();
  };
  return { store, state, press, settle, decide };
}

beforeEach(() => {
  vi.useFakeTimers({ now: open.startedAt });
  localStorage.clear();
  sessionStorage.clear();
  hold.remove();
  history = EMPTY;
  hasCart = true;
  isFound = true;
  vi.resetAllMocks();
  restore = replaceNavigator({ assign });
  mockShop((_request, path) => {
    if (path.endsWith('customers/me')) return json({ id: 7 });
    if (path.endsWith('order/history/')) {
      return history === null ? fail({ kind: 'network' }) : json(history);
    }
    return json({ cart: { items: hasCart ? [{ item_id: '77', qty: 2 }] : [], data_id: 1 } });
  });
  provideOrderProviders(() =>
    Promise.resolve([
      {
        code: 'bank',
        severalAddresses: () =>
          Promise.resolve({
            method: 'card',
            placesOrders: () => isFound,
            mount: () => Promise.resolve(null),
            paymentOf: () => ({ method: 'card', po_number: null, additional_data: null }),
            place,
            authenticate,
            finalize,
          }),
      },
    ]),
  );
});
afterEach(() => {
  restore();
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  provideOrderProviders(() => Promise.resolve([]));
});

describe('orders that a payment provider’s call places', () => {
  it('are noted before, and lead to the page that the shop names [MULTI-04] [MULTI-06]', async () => {
    let noted: unknown = null;
    place.mockImplementation(() => {
      noted = openOrder.read();
      return Promise.resolve(goTo(SUCCESS));
    });
    expect((await openPage().press()).status).toBe('redirected');
    expect(noted).toMatchObject({
      itemIds: [77],
      pieces: 2,
      customerId: 7,
      paid: { provider: 'bank', step: 'placing', before: null },
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
    expect(redirectedOrder.read()).toMatchObject({ hasEnded: true });
    expect(redirectedOrder.read()).toHaveProperty('pressedAt');
  });

  it('are placed once, however often it is pressed [MULTI-04]', async () => {
    place.mockResolvedValue(goTo(SUCCESS));
    const { store, press } = openPage();
    store.dispatch(ordersSubmitted({ url: `${PAGES}overviewPost/` }));
    await press();
    expect(place).toHaveBeenCalledOnce();
  });

  it('are the page’s own form where the provider does not place them', async () => {
    isFound = false;
    expect((await openPage().press()).status).toBe('leaving');
    expect(place).not.toHaveBeenCalled();
  });

  it('leave no note where the shop leads to another page: there are none', async () => {
    place.mockResolvedValue(goTo(`${PAGES}billing/`));
    await openPage().press();
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${PAGES}billing/`);
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
  });

  it('are not sent while nobody could say afterwards whether there are some', async () => {
    history = null;
    const { status, problem } = await openPage().press();
    expect([status, problem]).toEqual(['idle', expect.stringContaining('cannot be reached')]);
    expect(place).not.toHaveBeenCalled();
    expect([openOrder.read(), hold.read()]).toEqual([null, null]);
  });

  it('are not sent when the provider’s code cannot be loaded', async () => {
    provideOrderProviders(() => Promise.reject(new Error('offline')));
    const { status, problem } = await openPage().press();
    expect([status, problem]).toEqual(['idle', expect.stringContaining('cannot be reached')]);
  });

  it('may be pressed again after a refusal that did nothing', async () => {
    place.mockResolvedValue(
      fail({ kind: 'rejected', status: 400, message: 'Not now.', redirectAction: null }),
    );
    expect(await openPage().press()).toEqual({ status: 'idle', problem: 'Not now.' });
    expect([openOrder.read(), hold.read()]).toEqual([null, null]);
  });
});

describe('orders whose response was lost', () => {
  it('were placed when the cart is gone: the shop’s page shows them', async () => {
    place.mockImplementation(() => {
      hasCart = false;
      return Promise.resolve(fail({ kind: 'network' }));
    });
    await openPage().press();
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
    expect(place).toHaveBeenCalledOnce();
  });

  it.each([
    ['network', { kind: 'network' }, 'was not placed'],
    [
      'server',
      { kind: 'server', status: 500, message: 'x', retryAfterMs: null },
      'Sorry, a server side error has occurred.',
    ],
    ['malformed', { kind: 'malformed', status: 200 }, 'Sorry, a server side error has occurred.'],
    [
      'error',
      { kind: 'rejected', status: 200, message: 'No stock.', redirectAction: null },
      'No stock.',
    ],
  ] as const)(
    'were not placed when the customer has no new one: %s [MULTI-08]',
    async (_what, error, text) => {
      history = order('0007');
      place.mockResolvedValue(fail(error));
      const { status, problem } = await openPage().press();
      expect([status, problem]).toEqual(['idle', expect.stringContaining(text)]);
      expect(openOrder.read()).toBeNull();
    },
  );

  it.each([
    { kind: 'network' } as const,
    // An exception of the module within its work.
    { kind: 'rejected', status: 200, message: 'Lost.', redirectAction: null } as const,
  ])('are left to the shopper when there is a new one beside the open cart: %o', async (error) => {
    history = order('0007');
    place.mockImplementation(() => {
      history = order('0009');
      return Promise.resolve(fail(error));
    });
    finalize.mockResolvedValue(ok(RESULTS));
    const { press, decide } = openPage();
    expect((await press()).status).toBe('undecided');
    expect(finalize).not.toHaveBeenCalled();
    await decide('cancel');
    expect(finalize).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'Your order was not paid. Your cart is as you left it.',
    );
    expect(assign).toHaveBeenCalledExactlyOnceWith(RESULTS);
  });

  it('stay open while the shop cannot be asked, and are looked up again', async () => {
    place.mockImplementation(() => {
      history = null;
      return Promise.resolve(fail({ kind: 'network' }));
    });
    const { press, settle } = openPage();
    expect((await press()).status).toBe('unsettled');
    expect(openOrder.read()).not.toBeNull();
    history = EMPTY;
    expect((await settle()).status).toBe('idle');
    expect([place.mock.calls.length, openOrder.read()]).toEqual([1, null]);
  });
});

describe('orders that the shopper has to confirm', () => {
  it('stand once the bank has confirmed; other windows change nothing meanwhile [MULTI-07]', async () => {
    place.mockResolvedValue(ASK);
    let isHeld = false;
    authenticate.mockImplementation((_page, secret) => {
      isHeld = isPaymentRunning() && secret === 'pi_1_secret_2';
      expect(openOrder.read()).toMatchObject({ paid: { step: 'confirming' } });
      expect(JSON.stringify(openOrder.read())).not.toContain('secret');
      return end('confirmed');
    });
    finalize.mockResolvedValue(ok(SUCCESS));
    await openPage().press();
    expect(isHeld).toBe(true);
    expect(isPaymentRunning()).toBe(false);
    expect(finalize).toHaveBeenCalledExactlyOnceWith(expect.anything(), null);
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
  });

  it('are cancelled when the bank has refused [MULTI-07]', async () => {
    place.mockResolvedValue(ASK);
    authenticate.mockResolvedValue({ status: 'refused', message: 'We are unable.' });
    finalize.mockResolvedValue(ok(RESULTS));
    await openPage().press();
    expect(finalize).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'We are unable.');
    expect(assign).toHaveBeenCalledExactlyOnceWith(RESULTS);
  });

  it('are asked about again, and never ended, while the provider cannot say', async () => {
    place.mockResolvedValue(ASK);
    authenticate.mockReturnValueOnce(end('unknown')).mockReturnValueOnce(end('confirmed'));
    finalize.mockResolvedValue(ok(SUCCESS));
    const { press, settle } = openPage();
    const { status, problem } = await press();
    expect([status, problem]).toEqual([
      'unsettled',
      expect.stringContaining('We do not know yet whether your payment was taken.'),
    ]);
    expect(finalize).not.toHaveBeenCalled();
    await settle();
    expect([place, authenticate, finalize].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
  });

  it.each([
    ['keep', null, SUCCESS],
    ['cancel', 'Your order was not paid. Your cart is as you left it.', RESULTS],
  ] as const)(
    'are left to the shopper on a later page, which has no secret: %s [MULTI-07]',
    async (decision, error, url) => {
      openOrder.write({ ...open, paid: { provider: 'bank', step: 'confirming', before: null } });
      finalize.mockResolvedValue(ok(url));
      const { settle, decide } = openPage();
      expect((await settle()).status).toBe('undecided');
      expect([authenticate.mock.calls, finalize.mock.calls]).toEqual([[], []]);
      await decide(decision);
      expect(finalize).toHaveBeenCalledExactlyOnceWith(expect.anything(), error);
      expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    },
  );

  it('are ended on a later page as noted; what has ended is not ended again [MULTI-07]', async () => {
    openOrder.write({
      ...open,
      paid: { provider: 'bank', step: 'refused', refusal: 'No.', before: null },
    });
    finalize.mockResolvedValue(ok(RESULTS));
    await openPage().settle();
    expect(finalize).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'No.');
    openOrder.write({ ...open, paid: { provider: 'bank', step: 'confirmed', before: null } });
    hasCart = false;
    assign.mockClear();
    await openPage().settle();
    expect(finalize).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
  });

  it('say a server failure, and can be ended again [MULTI-08]', async () => {
    place.mockResolvedValue(ASK);
    authenticate.mockReturnValue(end('confirmed'));
    finalize
      .mockResolvedValueOnce(
        fail({ kind: 'server', status: 500, message: null, retryAfterMs: null }),
      )
      .mockResolvedValueOnce(ok(SUCCESS));
    const { press, settle } = openPage();
    expect(await press()).toEqual({
      status: 'unsettled',
      problem: 'Sorry, a server side error has occurred.',
    });
    await settle();
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
    expect(place).toHaveBeenCalledOnce();
  });

  it('are nobody’s business once another window has settled them', async () => {
    expect((await openPage().settle()).status).toBe('idle');
    expect(sent).toEqual([]);
  });
});
