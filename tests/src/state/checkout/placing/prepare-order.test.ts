import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../../src/platform/result';
import {
  captchaRead,
  captchaTyped,
  selectCaptcha,
} from '../../../../../src/state/captcha/captcha-slice';
import { captchaState } from '../../../../../src/state/captcha/captcha-state';
import {
  agreementToggled,
  billingResolved,
  emailEdited,
  paymentOfferReceived,
  placeOrderSubmitted,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { selectCanPlaceOrder } from '../../../../../src/state/checkout/payment/payment-rows';
import { paymentMethods, placeOrderHooks } from '../../../../../src/state/extensions/extensions';
import type { PaymentResult } from '../../../../../src/state/extensions/payment-method.types';
import { totalsRequested } from '../../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json } from '../../support/fake-http';
import { openPayment, PAYMENT, READY, receiveTotals } from '../../support/paying';
import {
  later,
  offerWallet,
  openShop,
  orders,
  placement,
  placeOrder,
  reviews,
  sentPayment,
  setUp,
  tidyUp,
} from '../../support/preparing';
import { recaptchaText, showWidget } from '../../support/recaptcha';
import { customerOf, savedAddress, wireTotals } from '../../support/shop';

// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/state/checkout/placing/recover-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const FORM = 'payment_processing_request';
const GENERAL = 'Something went wrong with your request. Please try again later.';

const agreement = (id: string, isManual = true) => ({
  id,
  isManual,
  checkboxText: '',
  content: '',
  contentHeight: '',
});
/** Two that need a tick, and one that applies anyway. */
const agreements = [agreement('1'), agreement('2', false), agreement('3')];

const accept = (store: TillStore, ...ids: readonly string[]): void => {
  for (const id of ids) store.dispatch(agreementToggled({ method: 'wallet', id, accepted: true }));
};
const missingAgreements = (store: TillStore) =>
  selectCheckout(store.getState()).payment.agreementErrors;

/** The page of a shop whose orders need a captcha. */
function openGuardedPage(checkout: Partial<CheckoutConfig> = {}): TillStore {
  const captchas = { [FORM]: { isRequired: true, timestamp: 1 } };
  const store = openPayment(checkout, { captchas });
  store.inject(captchaState);
  const settings = {
    formId: FORM,
    imageSrc: '/old.png',
    imageHeight: 50,
    isCaseSensitive: false,
    isRequired: true,
    refreshUrl: 'https://shop.example/captcha/refresh/',
  };
  store.dispatch(captchaRead({ form: FORM, settings }));
  return store;
}
const type = (store: TillStore, typed: string): void => {
  store.dispatch(captchaTyped({ form: FORM, typed }));
};
const captcha = (store: TillStore) => selectCaptcha(FORM)(store.getState());

const reject = (message: string) => (): Result<HttpResponse> =>
  fail({ kind: 'rejected', status: 400, message, redirectAction: null });

beforeEach(setUp);
afterEach(tidyUp);

describe('an incomplete order', () => {
  it('leads a guest without a valid e-mail back to that field, each time anew [MAIL-01] [MAIL-14] [PLACE-19]', async () => {
    openShop();
    const confirm = offerWallet();
    const store = openPayment();
    store.dispatch(emailEdited('gus@'));
    await placeOrder(store);
    expect(selectCheckout(store.getState())).toMatchObject({
      email: { error: expect.stringContaining('valid email') as string },
      shipping: { focus: { field: 'email', nonce: 1 } },
      placement: { status: 'idle' },
    });
    await placeOrder(store);
    expect(selectCheckout(store.getState()).shipping.focus?.nonce).toBe(2);
    expect(confirm).not.toHaveBeenCalled();
    expect([...reviews(), ...orders()]).toEqual([]);
  });

  it('names the manual agreements that are not ticked, and sends their ids once all are [AGRE-03] [PLACE-19]', async () => {
    openShop();
    const confirm = offerWallet();
    const store = openPayment({ agreements });
    await placeOrder(store);
    expect(missingAgreements(store)).toEqual(['1', '3']);
    expect(placement(store).status).toBe('idle');
    accept(store, '1');
    await placeOrder(store);
    expect(missingAgreements(store)).toEqual(['3']);
    expect(confirm).not.toHaveBeenCalled();
    expect(orders()).toEqual([]);
    accept(store, '3');
    await placeOrder(store);
    expect(orders()).toHaveLength(1);
    expect(sentPayment()).toEqual({
      ...PAYMENT,
      extension_attributes: { agreement_ids: ['1', '3'] },
    });
  });

  it('orders nothing while an agreement cannot be shown [AGRE-03] [PLACE-19]', async () => {
    openShop();
    const confirm = offerWallet();
    const store = openPayment({ agreements: [], hasUnreadableAgreement: true });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^Some of our terms cannot be shown/) as string,
    });
    expect(confirm).not.toHaveBeenCalled();
    expect([...reviews(), ...orders()]).toEqual([]);
  });

  it('asks for the letters only after the agreements [AGRE-03] [PLACE-19]', async () => {
    openShop();
    const confirm = offerWallet();
    const store = openGuardedPage({ agreements });
    await placeOrder(store);
    expect(missingAgreements(store)).toEqual(['1', '3']);
    expect(captcha(store)).toMatchObject({ isMissing: false, misses: 0 });
    accept(store, '1', '3');
    await placeOrder(store);
    expect(missingAgreements(store)).toEqual([]);
    expect(captcha(store)).toMatchObject({ isMissing: true, misses: 1 });
    expect(confirm).not.toHaveBeenCalled();
    expect(orders()).toEqual([]);
  });

  it('asks for the agreements although the letters are there [AGRE-03] [PLACE-19]', async () => {
    openShop();
    offerWallet();
    const store = openGuardedPage({ agreements });
    type(store, 'abcd');
    await placeOrder(store);
    expect(missingAgreements(store)).toEqual(['1', '3']);
    expect(captcha(store)).toMatchObject({ isMissing: false, typed: 'abcd' });
    expect(orders()).toEqual([]);
  });

  it('keeps the message of the last refusal while the new letters are missing [PLACE-10] [PLACE-11] [PLACE-15]', async () => {
    openShop({ answer: reject('Your card was declined.') });
    offerWallet();
    const store = openGuardedPage();
    type(store, ' abcd ');
    await placeOrder(store);
    expect(orders()[0]?.headers).toEqual({ 'X-Captcha': 'abcd' });
    expect(captcha(store)).toMatchObject({ imageSrc: '/new.png', typed: '' });
    await placeOrder(store);
    expect(captcha(store)?.isMissing).toBe(true);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'Your card was declined.',
    });
    expect(orders()).toHaveLength(1);
  });
});

describe('an order whose billing address is gone once it was reviewed', () => {
  it('is withdrawn, and the method may not charge and closes its windows [PLACE-01]', async () => {
    openShop();
    const approvals: boolean[] = [];
    const confirm = offerWallet();
    confirm.mockImplementation(async ({ reviewed }) => {
      approvals.push(await reviewed);
      return READY;
    });
    const store = openPayment();
    store.dispatch(totalsRequested());
    await placeOrder(store);
    store.dispatch(billingResolved({ address: null, sameAsShipping: false }));
    receiveTotals(store);
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store)).toMatchObject({ status: 'idle', isWaiting: false, error: null });
    expect(approvals).toEqual([false]);
    expect(confirm.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(orders()).toEqual([]);
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
    await placeOrder(store);
    expect(approvals).toEqual([false, true]);
    expect(placement(store).status).toBe('placed');
  });
});

describe('an order that the shop refuses', () => {
  it('shows why when its method has become unavailable meanwhile, and lets it pay nothing [PLACE-15]', async () => {
    const server = openShop();
    const recover = vi.fn(() => Promise.resolve(READY));
    offerWallet({ recover });
    const store = openPayment();
    server.answer = () => {
      const offer = { status: 'unavailable', message: null, instruments: null } as const;
      store.dispatch(paymentOfferReceived({ code: 'wallet', offer, grandTotal: 20 }));
      return reject('Your card was declined.')();
    };
    await placeOrder(store);
    expect(recover).not.toHaveBeenCalled();
    expect(orders()).toHaveLength(1);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      isWaiting: false,
      error: 'Your card was declined.',
    });
  });
});

describe('what is sent', () => {
  it('is the payment as the method returned it when nothing has to be added [PLACE-07]', async () => {
    openShop();
    offerWallet();
    const store = openPayment({ agreements: [agreement('2', false)] });
    store.dispatch(emailEdited(' gus@example.com '));
    await placeOrder(store);
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.body).toMatchObject({ cartId: 'CART1', email: 'gus@example.com' });
    expect(sentPayment()).toStrictEqual(PAYMENT);
    expect(orders()[0]?.headers).toEqual({});
  });

  it('contains agreements, letters and what every hook adds, where later hooks win [AGRE-03] [PLACE-09] [PLACE-10]', async () => {
    openShop();
    offerWallet();
    const hook = vi.fn(() => ({
      headers: { 'X-First': '1', 'X-Both': 'first' },
      extensionAttributes: { gift: 1, both: 'first' },
    }));
    later(
      placeOrderHooks.register(hook),
      placeOrderHooks.register(() => undefined),
      placeOrderHooks.register(() =>
        Promise.resolve({
          headers: { 'X-Both': 'second' },
          extensionAttributes: { both: 'second' },
        }),
      ),
    );
    const store = openGuardedPage({ agreements });
    store.dispatch(emailEdited(' gus@example.com '));
    accept(store, '1', '3');
    type(store, 'abcd');
    await placeOrder(store);
    expect(hook).toHaveBeenCalledExactlyOnceWith({
      payment: PAYMENT,
      email: 'gus@example.com',
      billingAddress: savedAddress,
      totals: expect.objectContaining({ grandTotal: 20 }) as unknown,
    });
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.headers).toEqual({
      'X-Captcha': 'abcd',
      'X-First': '1',
      'X-Both': 'second',
    });
    expect(sentPayment()).toEqual({
      ...PAYMENT,
      extension_attributes: { agreement_ids: ['1', '3'], gift: 1, both: 'second' },
    });
    expect(placement(store).status).toBe('placed');
  });

  it('takes the e-mail of a customer from the account, whatever was typed before [PLACE-07]', async () => {
    openShop();
    offerWallet();
    const hook = vi.fn();
    later(placeOrderHooks.register(hook));
    const store = openPayment(customerOf());
    store.dispatch(emailEdited('gus@'));
    await placeOrder(store);
    expect(hook).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: 'jane@example.com' }),
    );
    expect(orders()[0]?.url).toMatch(/carts\/mine\/payment-information$/);
    expect(orders()[0]?.body).not.toHaveProperty('email');
  });
});

describe('a hook', () => {
  it.each<[string, () => string | Promise<never>, string]>([
    ['returns a message', () => 'Closed on Sundays.', 'Closed on Sundays.'],
    ['fails', () => Promise.reject(new Error('no stock service')), GENERAL],
  ])(
    'that %s stops the order: no later one runs, no token is used up, and the next press tries again [PLACE-03] [PLACE-15] [PLACE-19]',
    async (_, refuse, error) => {
      openShop();
      offerWallet();
      const { widget, hide } = showWidget(FORM, () => Promise.resolve(ok('token')));
      const next = vi.fn();
      const refusing = placeOrderHooks.register(refuse);
      later(hide, refusing, placeOrderHooks.register(next));
      const recaptcha = recaptchaText(true, 'recaptcha-checkout-place-order');
      const store = openPayment({}, recaptcha === undefined ? {} : { recaptcha });
      await placeOrder(store);
      expect(placement(store)).toMatchObject({
        status: 'failed',
        error,
        cause: null,
        isWaiting: false,
      });
      expect(next).not.toHaveBeenCalled();
      expect(widget.take).not.toHaveBeenCalled();
      expect(orders()).toEqual([]);
      refusing();
      await placeOrder(store);
      expect(widget.take).toHaveBeenCalledOnce();
      expect(orders()[0]?.headers).toEqual({ 'X-ReCaptcha': 'token' });
      expect(placement(store)).toMatchObject({ status: 'placed', error: null });
    },
  );
});

describe('the step of a method', () => {
  it.each<[string, PaymentResult, string]>([
    [
      'with its message [MSG-11]',
      { status: 'refused', message: 'Your card was declined.' },
      'Your card was declined.',
    ],
    [
      'with a general message where it has none [MSG-09]',
      { status: 'refused', hidden: false },
      'Error happened when processing the request. Please try again later.',
    ],
  ])('that refuses stops the order %s [PLACE-03] [PLACE-05]', async (_, result, error) => {
    openShop();
    offerWallet().mockResolvedValueOnce(result);
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error, isWaiting: false });
    expect(selectCheckout(store.getState()).payment.fieldErrors).toEqual({});
    expect(orders()).toEqual([]);
    expect(selectCanPlaceOrder(store.getState())).toBe(true);
  });

  it('that refuses a field shows the message there and nowhere else [PLACE-05]', async () => {
    openShop();
    const field = 'po_number';
    offerWallet().mockResolvedValueOnce({ status: 'refused', message: 'Required.', field });
    const store = openPayment();
    await placeOrder(store);
    expect(selectCheckout(store.getState()).payment.fieldErrors).toEqual({
      wallet: { po_number: 'Required.' },
    });
    expect(placement(store)).toMatchObject({ status: 'idle', error: null, isWaiting: false });
    expect(orders()).toEqual([]);
  });

  it.each<[string, PaymentResult]>([
    ['is cancelled', { status: 'cancelled' }],
    ['shows its own message [MSG-10]', { status: 'refused', message: 'Declined.', hidden: true }],
  ])('that %s leaves no message [PLACE-05]', async (_, result) => {
    openShop();
    offerWallet().mockResolvedValueOnce(result);
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'idle', error: null, isWaiting: false });
    expect(orders()).toEqual([]);
  });

  it('that fails stops the order with a general message [MSG-08] [PLACE-05]', async () => {
    openShop();
    offerWallet().mockRejectedValueOnce(new Error('the provider’s script broke'));
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error: GENERAL, isWaiting: false });
    expect(orders()).toEqual([]);
  });

  it('cannot begin before the totals are known, which the shopper learns [PLACE-05]', async () => {
    const free = wireTotals(0);
    openShop({ totals: free });
    const confirm = vi.fn(() => Promise.resolve(READY));
    later(paymentMethods.register({ code: 'wallet', start: 'button', confirm }));
    const store = openPayment({}, { hasTotals: false });
    await placeOrder(store);
    store.dispatch(totalsRequested());
    receiveTotals(store, 0);
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'This payment option is currently unavailable.',
      isWaiting: false,
    });
    expect(confirm).not.toHaveBeenCalled();
    expect(orders()).toEqual([]);
    await placeOrder(store);
    expect(placement(store).status).toBe('placed');
  });

  it('that was quick keeps the page blocked while a slow shop answers [PLACE-04]', async () => {
    openShop({
      answer: () =>
        new Promise((resolve) => {
          setTimeout(() => {
            resolve(json(30));
          }, 10_000);
        }),
    });
    offerWallet();
    const store = openPayment();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(9000);
    expect(orders()).toHaveLength(1);
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: true });
    await vi.advanceTimersByTimeAsync(1200);
    expect(placement(store).status).toBe('placed');
  });

  it('that was slow blocks the page again once it has ended [PLACE-04] [PLACE-06]', async () => {
    openShop({
      answer: () =>
        new Promise((resolve) => {
          setTimeout(() => {
            resolve(json(30));
          }, 1000);
        }),
    });
    let end = (_result: PaymentResult): void => undefined;
    offerWallet().mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    const store = openPayment();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(4200);
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: false });
    end(READY);
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: true });
    await vi.advanceTimersByTimeAsync(1200);
    expect(placement(store).status).toBe('placed');
  });
});
