import { beforeEach, describe, expect, it, vi } from 'vitest';
import { method as stripePayments } from '../../../../../src/payments/stripe/payment-element/method';
import { liveElement } from '../../../../../src/payments/stripe/payment-element/element';
import { setOrderExists } from '../../../../../src/payments/stripe/payment-element/order-exists';
import { fail } from '../../../../../src/platform/result';
import { takeCookieMessages } from '../../../../../src/state/messages/cookie-messages';
import { json, sent, mockShop } from '../../../state/support/fake-http';
import { FakeStripe, intent, stripeError } from './support/fake-stripe';
import { confirmContext, paymentContext, savedCard } from './support/payment-context';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const SECRET = 'pi_1_secret_2';
const NOT_CONFIRMED =
  'The order was placed but we could not confirm if the payment was successful.';
const NOT_PLACED = 'The order could not be placed. Please contact us for assistance.';
/** The order stands, and is paid by the method's next attempt. */
const waiting = (withdrawn: string) => ({ withdrawn, awaitsPayment: 'here' });
const SUBMISSION = 'A payment submission error has occurred.';
const paid = { redirectUrl: 'https://shop.example/stripe/payment/index/', isPaid: true };
const payment = {
  method: 'stripe_payments',
  po_number: null,
  additional_data: { payment_method: 'pm_1' },
};
const context = paymentContext();
const { totals } = context;

let stripe: FakeStripe;
/** The results of the module's calls by name; those of the required action in order. */
let answers: Record<string, unknown>;
let actions: unknown[];

/** The calls of the module. */
const calls = () =>
  sent.filter(({ path }) => path.includes('stripe')).map(({ path }) => path.split('/').at(-1));
const afterPlace = () => stripePayments.afterPlace?.({ ...context, orderId: 7 });
const send = (changes: Partial<typeof context> & { readonly isContinued?: boolean } = {}) =>
  stripePayments.send?.(payment, { ...context, ...changes });

beforeEach(async () => {
  stripe = new FakeStripe();
  Object.assign(liveElement(), { stripe: stripe.typed });
  answers = { update_cart: '{"placeNewOrder":false}' };
  actions = [SECRET];
  mockShop(({ url }) => {
    const name = url.split('/').at(-1) ?? '';
    if (name === 'get_requires_action') return json(actions.shift() ?? []);
    return json(answers[name] ?? '[]');
  });
  setOrderExists(totals, false);
  // The instrument of a repeated payment.
  await stripePayments.confirm(confirmContext({ savedMethods: [savedCard('pm_1')] }));
});

describe('an order that is placed', () => {
  it('redirects to the success URL when nothing is required [PELEM-12, PELEM-23]', async () => {
    actions = [];
    expect(await afterPlace()).toEqual(paid);
    expect(calls()).toEqual(['get_requires_action']);
    expect(stripe.handleNextAction).not.toHaveBeenCalled();
  });

  it('redirects to the shop’s success page if the page contains no URL', async () => {
    actions = [];
    const nameless = paymentContext({ successUrl: null });
    expect(await stripePayments.afterPlace?.({ ...nameless, orderId: 7 })).toEqual({});
  });

  it('has its required action handled, once [PELEM-23, PELEM-24]', async () => {
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('succeeded') });
    const both = await Promise.all([afterPlace(), (actions.push(SECRET), afterPlace())]);
    expect(both).toEqual([paid, paid]);
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: SECRET });
  });

  it('restores the quote and handles the action again while the SDK requires one [PELEM-13]', async () => {
    stripe.handleNextAction
      .mockResolvedValueOnce({ paymentIntent: intent('requires_action', 'use_stripe_sdk') })
      .mockResolvedValueOnce({ paymentIntent: intent('requires_capture') });
    expect(await afterPlace()).toEqual(paid);
    expect(calls()).toEqual(['get_requires_action', 'restore_quote']);
    expect(stripe.handleNextAction).toHaveBeenCalledTimes(2);
  });

  it('is given back when the action never ends', async () => {
    stripe.handleNextAction.mockResolvedValue({
      paymentIntent: intent('requires_action', 'use_stripe_sdk'),
    });
    expect(await afterPlace()).toEqual(waiting(NOT_PLACED));
    expect(stripe.handleNextAction).toHaveBeenCalledTimes(3);
  });

  it.each(['requires_confirmation', 'requires_payment_method'])(
    'that %s is restored and sent again [PELEM-14]',
    async (status) => {
      stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent(status) });
      expect(await afterPlace()).toEqual(paid);
      expect(calls()).toEqual([
        'get_requires_action',
        'restore_quote',
        'update_cart',
        'get_requires_action',
      ]);
      expect(sent[2]?.body).toEqual({
        data: { method: 'stripe_payments', additional_data: { payment_method: 'pm_1' } },
      });
    },
  );

  it('that is sent again is given back after the third time', async () => {
    actions = [SECRET, SECRET, SECRET, SECRET];
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('requires_confirmation') });
    expect(await afterPlace()).toEqual(waiting(NOT_PLACED));
    expect(stripe.handleNextAction).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['{"error":"Your card was declined."}', waiting('Your card was declined.')],
    ['{"placeNewOrder":true}', { withdrawn: SUBMISSION }],
  ])('that is sent again and answered by %s waits for the shopper', async (body, end) => {
    answers.update_cart = body;
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('requires_confirmation') });
    expect(await afterPlace()).toEqual(end);
  });

  it('with any other status is given back [PELEM-15]', async () => {
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('canceled') });
    expect(await afterPlace()).toEqual(waiting(NOT_PLACED));
    expect(calls()).toEqual(['get_requires_action', 'restore_quote']);
  });

  it('is cancelled when the shopper or the bank does not confirm [PELEM-25, PELEM-42]', async () => {
    const message = 'We are unable to authenticate your payment method.';
    stripe.handleNextAction.mockResolvedValue({ error: stripeError(message) });
    expect(await afterPlace()).toEqual({ withdrawn: message });
    expect(calls()).toEqual(['get_requires_action', 'cancel_last_order']);
    expect(sent[1]?.body).toEqual({ errorMessage: message });
    // The next attempt places another order.
    expect(await send()).toEqual({ status: 'send-order' });
  });

  it('that could not be cancelled is paid by the next attempt', async () => {
    stripe.handleNextAction.mockResolvedValue({ error: stripeError(undefined) });
    mockShop(({ url }) =>
      url.endsWith('cancel_last_order')
        ? fail({ kind: 'network' })
        : json(url.endsWith('get_requires_action') ? SECRET : answers.update_cart),
    );
    expect(await afterPlace()).toEqual(waiting(SUBMISSION));
    expect(calls(), 'its cart is opened').toContain('restore_quote');
    expect(await send()).toEqual({ status: 'placed', orderId: null });
  });
});

describe('an order whose payment cannot be confirmed', () => {
  it.each(['api_connection_error', 'api_error', 'rate_limit_error'] as const)(
    'is looked up when the challenge ends in an %s [PELEM-52]',
    async (type) => {
      stripe.handleNextAction.mockResolvedValue({ error: stripeError('offline', type) });
      stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: intent('succeeded') });
      expect(await afterPlace()).toEqual(paid);
      expect(stripe.retrievePaymentIntent).toHaveBeenCalledExactlyOnceWith(SECRET);
      expect(calls()).toEqual(['get_requires_action']);
    },
  );

  it('is looked up when the challenge itself breaks off', async () => {
    actions = ['seti_1_secret_2'];
    stripe.handleNextAction.mockRejectedValue(new Error('frame'));
    stripe.retrieveSetupIntent.mockResolvedValue({ setupIntent: { status: 'succeeded' } as never });
    expect(await afterPlace()).toEqual(paid);
  });

  it('is given back when the provider stays out of reach [PELEM-35]', async () => {
    vi.useFakeTimers();
    const offline = { error: stripeError('offline', 'api_connection_error') };
    stripe.handleNextAction.mockResolvedValue(offline);
    stripe.retrievePaymentIntent.mockResolvedValue(offline);
    const end = afterPlace();
    await vi.advanceTimersByTimeAsync(3_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    expect(await end).toEqual(waiting(NOT_CONFIRMED));
    expect(stripe.retrievePaymentIntent).toHaveBeenCalledTimes(3);
    expect(calls()).toEqual(['get_requires_action', 'restore_quote']);
    // It may have been paid: the shop decides whether it is the same order.
    expect(await send()).toEqual({ status: 'placed', orderId: null });
  });

  it('is restored when the shop does not return what it requires [PELEM-35]', async () => {
    mockShop(({ url }) =>
      url.endsWith('get_requires_action') ? fail({ kind: 'timeout' }) : json('[]'),
    );
    expect(await afterPlace()).toEqual(waiting(NOT_CONFIRMED));
    expect(calls()).toEqual(['get_requires_action', 'restore_quote']);
  });

  it('is given back when the secret is none, or the provider is not there [PELEM-35, PELEM-39]', async () => {
    actions = ['cs_test_1'];
    expect(await afterPlace()).toEqual(waiting(NOT_CONFIRMED));
    actions = [SECRET];
    Object.assign(liveElement(), { stripe: null });
    expect(await afterPlace()).toEqual(waiting(NOT_CONFIRMED));
  });
});

describe('an order that may be paid', () => {
  it.each([
    ['closed', { is_active: false, items: [] }],
    ['gone', null],
  ])('is shown with its number where its cart stays %s', async (_state, cart) => {
    mockShop(({ url }) => {
      if (url.endsWith('get_requires_action')) return fail({ kind: 'timeout' });
      if (url.endsWith('restore_quote')) return json('[]');
      return cart === null
        ? fail({ kind: 'rejected', status: 404, message: '', redirectAction: null })
        : json(cart);
    });
    expect(await afterPlace()).toEqual(paid);
    expect(takeCookieMessages()).toEqual([{ type: 'warning', text: NOT_CONFIRMED }]);
  });

  it.each(['restore_quote', 'carts'])('waits where %s was not reached', async (part) => {
    mockShop(({ url }) =>
      url.endsWith('get_requires_action') || url.includes(part)
        ? fail({ kind: 'timeout' })
        : json('[]'),
    );
    expect(await afterPlace()).toEqual(waiting(NOT_CONFIRMED));
  });
});

describe('an order that was given back and waits', () => {
  const resume = () => stripePayments.resume?.(context);
  const cancel = () => stripePayments.cancel?.(context);

  it('has its cart opened again, and stays payable', async () => {
    expect(await resume()).toBe('waits');
    expect(calls()).toEqual(['restore_quote']);
  });

  it('is closed once the provider has cancelled its payment', async () => {
    stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: intent('canceled') });
    expect(await cancel()).toBe(true);
    expect(calls()).toEqual(['get_requires_action', 'cancel_last_order']);
    expect(stripe.retrievePaymentIntent).toHaveBeenCalledExactlyOnceWith(SECRET);
  });

  it.each(['succeeded', 'requires_action'])(
    'is not known to be closed while its payment is %s',
    async (status) => {
      stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: intent(status) });
      expect(await cancel()).toBe(false);
    },
  );

  it('is not known to be closed where the provider does not tell', async () => {
    stripe.retrievePaymentIntent.mockRejectedValue(new Error('frame'));
    expect(await cancel()).toBe(false);
    actions = [SECRET];
    Object.assign(liveElement(), { stripe: null });
    expect(await cancel()).toBe(false);
  });

  it('is not cancelled where nothing is to be confirmed: it may be paid', async () => {
    actions = [];
    expect(await cancel()).toBe(false);
    expect(calls()).toEqual(['get_requires_action']);
  });

  it.each(['network', 'timeout'] as const)(
    'stays where the shop is not reached: %s',
    async (kind) => {
      mockShop(() => fail({ kind }));
      await expect(resume()).rejects.toThrow(kind);
      await expect(cancel()).rejects.toThrow(kind);
      expect(calls()).toEqual(['restore_quote', 'get_requires_action']);
    },
  );

  it('is not known to be closed where the shop refuses to tell', async () => {
    mockShop(() => fail({ kind: 'rejected', status: 404, message: '', redirectAction: null }));
    expect(await resume()).toBe(false);
    expect(await cancel()).toBe(false);
  });
});

describe('the order of a cart', () => {
  it('is placed where there is none yet [PELEM-18]', async () => {
    expect(await send()).toEqual({ status: 'send-order' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['{"placeNewOrder":false}', { status: 'placed', orderId: null }],
    ['{"placeNewOrder":true}', { status: 'send-order' }],
    [
      '{"redirect":"https://shop.example/x/"}',
      { status: 'placed', orderId: null, redirectUrl: 'https://shop.example/x/' },
    ],
    ['{"error":"Declined."}', { status: 'refused', message: 'Declined.' }],
  ])('is updated where there is one: %s [PELEM-18, PELEM-19]', async (body, outcome) => {
    setOrderExists(totals, true);
    answers.update_cart = body;
    expect(await send()).toEqual(outcome);
    expect(calls()).toEqual(['get_checkout_session_id', 'update_cart']);
    expect(sent[1]?.body).toEqual({
      data: { method: 'stripe_payments', additional_data: { payment_method: 'pm_1' } },
    });
  });

  it('is placed again when the shop has requested it [PELEM-19]', async () => {
    setOrderExists(totals, true);
    answers.update_cart = '{"placeNewOrder":true}';
    await send();
    sent.length = 0;
    expect(await send()).toEqual({ status: 'send-order' });
    expect(sent).toEqual([]);
  });

  it('is looked up when no usable response came [PELEM-20]', async () => {
    setOrderExists(totals, true);
    mockShop((_request, path) =>
      path.endsWith('update_cart') ? fail({ kind: 'timeout' }) : json('[]'),
    );
    await expect(send()).rejects.toThrow('timeout');
  });

  it('is cancelled and not continued where it is one of the hosted page, whatever the page says [PELEM-18]', async () => {
    setOrderExists(totals, true);
    const pages: unknown[] = ['cs_test_1', []];
    mockShop(({ url }) =>
      json(url.endsWith('get_checkout_session_id') ? (pages.shift() ?? []) : '[]'),
    );
    expect(await send()).toEqual({ status: 'send-order' });
    expect(calls()).toEqual([
      'get_checkout_session_id',
      'cancel_last_order',
      'get_checkout_session_id',
    ]);
    sent.length = 0;
    expect(await send()).toEqual({ status: 'send-order' });
    expect(sent, 'it is known by then that there is none').toEqual([]);
  });

  it('waits where it is one of the hosted page that may still be paid, and is asked about once [PELEM-18]', async () => {
    setOrderExists(totals, true);
    answers.get_checkout_session_id = 'cs_test_1';
    expect(await send()).toEqual({ status: 'waits', method: 'stripe_payments_checkout' });
    expect(calls()).not.toContain('update_cart');
    expect(await send(), 'the shopper has been asked').toEqual({ status: 'send-order' });
  });

  it.each(['network', 'timeout'] as const)(
    'is neither ordered again nor forgotten where its cancellation is not answered: %s',
    async (kind) => {
      setOrderExists(totals, true);
      let isAsked = false;
      mockShop(({ url }) => {
        if (!url.endsWith('get_checkout_session_id')) return json('[]');
        if (isAsked) return fail({ kind });
        isAsked = true;
        return json('cs_test_1');
      });
      await expect(send()).rejects.toThrow(kind);
      isAsked = false;
      await expect(send()).rejects.toThrow(kind);
    },
  );

  it('is not touched while it cannot be seen whose it is', async () => {
    setOrderExists(totals, true);
    mockShop(() => fail({ kind: 'timeout' }));
    expect(await send()).toMatchObject({ status: 'refused' });
    expect(calls()).toEqual(['get_checkout_session_id']);
  });

  it('is another one when the totals change [PELEM-26]', async () => {
    setOrderExists(totals, true);
    const changed = { ...totals, grandTotal: totals.grandTotal + 1 };
    expect(await send({ totals: changed })).toEqual({ status: 'send-order' });
    expect(await send()).toEqual({ status: 'send-order' });
  });

  it('is the same one when the same totals are loaded again [PELEM-26]', async () => {
    setOrderExists(totals, true);
    expect(await send({ totals: structuredClone(totals) })).toMatchObject({ status: 'placed' });
  });

  it('is the one that waits, whatever this page has seen of it', async () => {
    expect(await send({ isContinued: true })).toEqual({ status: 'placed', orderId: null });
  });

  it('exists if the page says so, for its first totals [PELEM-09, PELEM-18]', async () => {
    vi.resetModules();
    const { orderExists } =
      await import('../../../../../src/payments/stripe/payment-element/order-exists');
    expect(orderExists(totals, true)).toBe(true);
    expect(orderExists(totals, true)).toBe(true);
    expect(orderExists({ ...totals, quoteCurrencyCode: 'SEK' }, true)).toBe(false);
    expect(orderExists({ ...totals, quoteCurrencyCode: 'SEK' }, true)).toBe(false);
  });
});

describe('an order that is refused', () => {
  const mayCharge = vi.fn(() => Promise.resolve(true));
  const recover = (message: string) =>
    stripePayments.recover?.({ message }, { ...context, mayCharge });
  const required = `Authentication Required: ${SECRET}`;

  it('for authentication is sent again with the same payment [PELEM-21]', async () => {
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('requires_capture') });
    expect(await recover(required)).toEqual({ status: 'ready', payment, isCharged: true });
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: SECRET });
    expect(sent).toEqual([]);
  });

  it('asks the bank for nothing once the order has changed [PELEM-21]', async () => {
    mayCharge.mockResolvedValueOnce(false);
    expect(await recover(required)).toEqual({ status: 'cancelled' });
    expect(stripe.handleNextAction).not.toHaveBeenCalled();
  });

  it('is sent again when the shop has to confirm it', async () => {
    stripe.handleNextAction.mockResolvedValue({ paymentIntent: intent('requires_confirmation') });
    expect(await recover(required)).toEqual({ status: 'ready', payment });
  });

  it('may be charged when the provider does not say how the challenge ended [PELEM-21]', async () => {
    vi.useFakeTimers();
    const offline = { error: stripeError('offline', 'api_connection_error') };
    stripe.handleNextAction.mockResolvedValue(offline);
    stripe.retrievePaymentIntent.mockResolvedValue(offline);
    const end = recover(required);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await end).toEqual({ status: 'refused', message: SUBMISSION, mayBeCharged: true });
  });

  it('for another reason stays refused [PELEM-21]', async () => {
    expect(await recover('Your card was declined.')).toBeNull();
    expect(stripe.handleNextAction).not.toHaveBeenCalled();
  });

  it('contains the provider’s reason, never the secret [PELEM-22]', async () => {
    stripe.handleNextAction.mockResolvedValueOnce({ error: stripeError('Not confirmed.') });
    expect(await recover(required)).toEqual({ status: 'refused', message: 'Not confirmed.' });
    const general = { status: 'refused', message: SUBMISSION };
    stripe.handleNextAction.mockResolvedValueOnce({ error: stripeError(undefined) });
    expect(await recover(required)).toEqual(general);
    stripe.handleNextAction.mockResolvedValueOnce({
      paymentIntent: intent('requires_payment_method'),
    });
    expect(await recover(required)).toEqual(general);
    expect(await recover('Authentication Required: ')).toEqual(general);
    Object.assign(liveElement(), { stripe: null });
    expect(await recover(required)).toEqual(general);
  });
});
