import type { Stripe } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseElementSettings } from '../../../../../src/payments/stripe/api/element-settings';
import { findBuiltInMethod } from '../../../../../src/payments/registry';
import { method as stripeCheckout } from '../../../../../src/payments/stripe/hosted-page/method';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail, type Result } from '../../../../../src/platform/result';
import type { PaymentContext } from '../../../../../src/state/extensions/payment-method.types';
import { takeCookieMessages } from '../../../../../src/state/messages/cookie-messages';
import { totals } from '../../../features/checkout/checkout-fixture';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { savedAddress } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const HOSTED = 'https://pay.example/c/cs_test_1';
let key = 0;
const reload = vi.fn();
let restoreNavigator = (): void => undefined;

/** An order that awaits the hosted page. Each has its own SDK, which is kept for the page. */
function order(): PaymentContext & { readonly orderId: number } {
  key += 1;
  const initParams = { apiKey: `pk_test_redirect_${key}` };
  return {
    totals,
    billingAddress: savedAddress,
    shippingAddress: null,
    shippingMethod: null,
    email: 'ada@example.com',
    isLoggedIn: false,
    isVirtual: false,
    storedPayments: [],
    isChosen: true,
    instrument: null,
    configuration: { stripe_payments_checkout: { initParams } },
    shop: {
      baseUrl: 'https://shop.example/',
      storeCode: 'default',
      cart: { kind: 'guest', maskedId: 'CART1' },
    },
    successUrl: '',
    cancelUrl: '',
    fields: {},
    fieldErrors: {},
    orderId: 7,
  };
}

interface Answers {
  readonly id?: Result<HttpResponse>;
  readonly url?: Result<HttpResponse>;
}

const missing = fail({
  kind: 'rejected',
  status: 404,
  message: 'Request does not match any route.',
  redirectAction: null,
} as const);

async function place({ id = json('cs_test_1'), url = missing }: Answers) {
  mockShop((_request, path) => {
    if (path.endsWith('get_checkout_session_id')) return id;
    return path.endsWith('get_checkout_session_url') ? url : json('[]');
  });
  const next = await stripeCheckout.afterPlace?.(order());
  return {
    next,
    calls: sent.map(({ method, path }) => `${method} ${path.split('/').at(-1) ?? ''}`),
  };
}

/** The SDK of the page, which redirects like this. */
function sdk(redirectToCheckout?: (options: object) => Promise<object>) {
  const stripe = { registerAppInfo: vi.fn(), redirectToCheckout } as unknown as Stripe;
  vi.stubGlobal(
    'Stripe',
    vi.fn(() => stripe),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  restoreNavigator = replaceNavigator({ reload });
  window.history.replaceState(null, '', '/checkout/#payment');
});
afterEach(() => {
  restoreNavigator();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('payment on the provider’s page', () => {
  it('is loaded for its code and places the order as it is [REDIR-01]', async () => {
    const method = await findBuiltInMethod('stripe_payments_checkout', {});
    expect(method).toBe(stripeCheckout);
    const confirmed = await stripeCheckout.confirm({
      ...order(),
      signal: new AbortController().signal,
      reviewed: Promise.resolve(true),
    });
    expect(confirmed).toEqual({
      status: 'ready',
      payment: { method: 'stripe_payments_checkout', po_number: null, additional_data: null },
    });
  });

  it('opens the page that the shop returns [REDIR-01][REDIR-03]', async () => {
    const { next, calls } = await place({ url: json(HOSTED) });
    expect(next).toEqual({ redirectUrl: HOSTED, awaitsPayment: true });
    expect(calls).toEqual(['GET get_checkout_session_id', 'GET get_checkout_session_url']);
    expect(sent[0]?.body, 'no payload').toBeUndefined();
  });

  it('lets the SDK redirect if the shop returns no page [REDIR-01][REDIR-03]', async () => {
    const redirect = vi.fn(() => new Promise<object>(() => undefined));
    sdk(redirect);
    const { next } = await place({});
    expect(next).toEqual({
      redirectUrl: `${window.location.origin}/checkout/#payment`,
      awaitsPayment: true,
    });
    expect(redirect, 'the checkout notes the order first').not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(redirect).toHaveBeenCalledExactlyOnceWith({ sessionId: 'cs_test_1' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('names external methods with where they lead [REDIR-02]', () => {
    const initParams = {
      externalPaymentMethods: [{ code: 'external_paypal', redirect_url: 'https://pay.example/' }],
    };
    expect(parseElementSettings({ stripe_payments: { initParams } }).externalMethods).toEqual([
      { code: 'external_paypal', url: 'https://pay.example/' },
    ]);
  });
});

describe('an earlier order of the same cart', () => {
  const payment = { method: 'stripe_payments_checkout', po_number: null, additional_data: null };
  const send = (answer: Result<HttpResponse>) => {
    mockShop(() => answer);
    return stripeCheckout.send?.(payment, order());
  };

  it('is paid on its page, while that is open, instead of a second one [REDIR-03]', async () => {
    expect(await send(json('cs_test_1'))).toEqual({ status: 'placed', orderId: null });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('that is paid, or has a page that the shop has closed, is followed by another [REDIR-03]', async () => {
    expect(await send(json([]))).toEqual({ status: 'send-order' });
  });

  it('that cannot be seen is followed by none [REDIR-06]', async () => {
    expect(await send(fail({ kind: 'network' }))).toEqual({
      status: 'refused',
      message: 'An error has occurred. Could not redirect to Stripe Checkout.',
    });
  });
});

describe('a page that cannot be reached', () => {
  it.each([
    [json([]), 'Could not redirect to Stripe Checkout.'],
    [json('pi_1'), 'Could not redirect to Stripe Checkout.'],
    [json({ id: 'cs_1' }), 'Could not redirect to Stripe Checkout.'],
    [
      fail({ kind: 'server', status: 500, message: null, retryAfterMs: null } as const),
      'An error has occurred on the server. Could not redirect to Stripe Checkout.',
    ],
    [missing, 'An error has occurred on the server. Could not redirect to Stripe Checkout.'],
    [
      fail({ kind: 'network' } as const),
      'An error has occurred. Could not redirect to Stripe Checkout.',
    ],
  ])(
    'gives the cart back and says why: %j [REDIR-03][REDIR-04][REDIR-05][REDIR-06]',
    async (id, text) => {
      const { next, calls } = await place({ id });
      // Only a shop that knows of no page says that the order cannot be paid there.
      expect(next).toEqual({ withdrawn: text, ...(id.ok ? {} : { awaitsPayment: true }) });
      expect(calls.slice(0, 2)).toEqual(['GET get_checkout_session_id', 'POST restore_quote']);
    },
  );

  it('is not needed any more by an order whose cart stays closed: it is paid [REDIR-04]', async () => {
    mockShop((_request, path) => json(path === 'cart' ? { is_active: false, items: [] } : []));
    expect(await stripeCheckout.afterPlace?.(order())).toEqual({});
    mockShop((_request, path) => (path === 'cart' ? missing : json([])));
    expect(await stripeCheckout.afterPlace?.(order())).toEqual({});
  });

  it('is one for which the SDK does not start [REDIR-06]', async () => {
    vi.stubGlobal('Stripe', () => {
      throw new Error('no key');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { next } = await place({});
    expect(next).toEqual({
      withdrawn: 'An error has occurred. Could not redirect to Stripe Checkout.',
      awaitsPayment: true,
    });
  });

  it('is one to which the SDK cannot redirect [REDIR-07]', async () => {
    sdk();
    const { next, calls } = await place({});
    expect(next).toEqual({ withdrawn: 'A redirect error has occurred.', awaitsPayment: true });
    expect(calls).toContain('POST restore_quote');
  });

  it.each([
    [
      () => Promise.resolve({ error: { message: 'The session has expired.' } }),
      'The session has expired.',
    ],
    [() => Promise.resolve({ error: {} }), 'A redirect error has occurred.'],
    [() => Promise.reject(new Error('x')), 'A redirect error has occurred.'],
  ])(
    'loads the checkout again after a failed redirect, case %# [REDIR-07]',
    async (redirect, text) => {
      sdk(redirect);
      await place({});
      await vi.runAllTimersAsync();
      expect(reload).toHaveBeenCalledOnce();
      expect(takeCookieMessages()).toEqual([{ type: 'error', text }]);
    },
  );
});

describe('a shopper who returns without paying', () => {
  const resume = (response: Result<HttpResponse>) => {
    mockShop(() => response);
    return stripeCheckout.resume?.({ shop: order().shop });
  };

  it.each<[string, Result<HttpResponse>, unknown]>([
    ['closed', json([]), true],
    ['open', json('cs_test_1'), 'waits'],
    ['not known', missing, 'unknown'],
  ])(
    'gets the cart back; the page of the order is %s [REDIR-01][REDIR-03]',
    async (_n, id, end) => {
      mockShop((_request, path) => (path.endsWith('restore_quote') ? json('[]') : id));
      expect(await stripeCheckout.resume?.({ shop: order().shop })).toBe(end);
      expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
        'restore_quote',
        'get_checkout_session_id',
      ]);
    },
  );

  it('is looked for once more where it is not known whether the order waits [REDIR-03]', async () => {
    mockShop((_request, path) =>
      path.endsWith('restore_quote') ? json('[]') : fail({ kind: 'timeout' }),
    );
    await expect(stripeCheckout.resume?.({ shop: order().shop })).rejects.toThrow('timeout');
  });

  it('does not if the shop refuses; if it cannot be reached the next page retries [REDIR-01]', async () => {
    expect(await resume(missing)).toBe(false);
    await expect(resume(fail({ kind: 'timeout' }))).rejects.toThrow('timeout');
  });
});

describe('a shopper who orders again instead', () => {
  const cancel = (session: Result<HttpResponse>, order_ = json('[]')) => {
    mockShop((_request, path) => (path.endsWith('cancel_last_order') ? order_ : session));
    return stripeCheckout.cancel?.({ shop: order().shop });
  };

  it.each<[string, Result<HttpResponse>, boolean]>([
    ['closed', json([]), true],
    ['open', json('cs_test_1'), false],
    ['not known', missing, false],
  ])(
    'has the order cancelled; its page is %s then [PELEM-42][REDIR-03]',
    async (_n, id, isClosed) => {
      expect(await cancel(id)).toBe(isClosed);
      expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
        'cancel_last_order',
        'get_checkout_session_id',
      ]);
    },
  );

  it('is told by the page where the release has no such call [REDIR-03]', async () => {
    expect(await cancel(json('cs_test_1'), missing)).toBe(false);
  });

  it('is not certain while the shop cannot be reached', async () => {
    await expect(cancel(fail({ kind: 'network' }))).rejects.toThrow('network');
  });
});
