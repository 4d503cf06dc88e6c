import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import {
  billingAddressChosen,
  billingAddressEdited,
  billingEditCancelled,
  billingResolved,
  billingSameToggled,
  billingUpdateSubmitted,
  emailEdited,
  loginSubmitted,
  paymentFieldEdited,
  paymentMethodChosen,
  stepEntered,
  stepRequested,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import {
  couponCancelled,
  couponSubmitted,
  selectCoupon,
  selectTotals,
} from '../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { inlineLoginState } from '../../../../src/state/checkout/email/inline-login';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import { json, sent, mockShop } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/session/sign-in';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const details = (codes = ['checkmo', 'bank']) => ({
  payment_methods: codes.map((code) => ({ code, title: code })),
  totals: wireTotals(20),
});

function open(changes: Partial<CheckoutConfig> = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  store.inject(inlineLoginState);
  return store;
}

/** A shop with default responses; `special` overrides them per test. */
function openShop(special: (path: string) => ReturnType<typeof json> | null = () => null): void {
  mockShop((_request, path) => {
    const response = special(path);
    if (response !== null) return response;
    if (path === 'estimate-shipping-methods') return json([wireRate('flatrate')]);
    if (path === 'payment-information') return json(details());
    if (path.startsWith('totals')) return json(wireTotals(20));
    if (path === 'billing-address') return json('12');
    return json(true);
  });
}

const rejected = fail({
  kind: 'rejected',
  status: 400,
  message: 'Unknown street.',
  redirectAction: null,
} as const);
const offline = fail({ kind: 'network' } as const);
const jane = { id: 7, email: 'jane@example.com', firstname: 'Jane', lastname: 'Doe' };

const requestsTo = (path: string) => sent.filter((one) => one.path === path);
const checkout = (store: TillStore) => selectCheckout(store.getState());
const CHECK = 'rest/default/V1/customers/isEmailAvailable';
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the e-mail', () => {
  it('is checked 2000 ms after the last character; an account opens the password field [MAIL-04] [MAIL-06] [MAIL-11]', async () => {
    openShop((path) => (path === CHECK ? json(false) : null));
    const store = open();
    store.dispatch(emailEdited('gus@example'));
    store.dispatch(emailEdited('gus@example.com'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(requestsTo(CHECK)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo(CHECK).map(({ body }) => body)).toEqual([
      { customerEmail: 'gus@example.com' },
    ]);
    expect(checkout(store).email.account).toBe('exists');
  });

  it.each([
    ['has no account when it is available [MAIL-07] [MAIL-09]', json(true), 'none'],
    [
      'counts as an account when the check fails [MAIL-08] [MAIL-12]',
      fail({ kind: 'network' } as const),
      'exists',
    ],
  ])('%s', async (_name, response, account) => {
    openShop((path) => (path === CHECK ? response : null));
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    await vi.advanceTimersByTimeAsync(2100);
    expect(checkout(store).email.account).toBe(account);
  });

  it('is checked again when the network is back after a failure [MAIL-04]', async () => {
    openShop((path) => (path === CHECK ? fail({ kind: 'network' }) : null));
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    await vi.advanceTimersByTimeAsync(2100);
    openShop((path) => (path === CHECK ? json(true) : null));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2100);
    expect(checkout(store).email.account).toBe('none');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2100);
    expect(requestsTo(CHECK)).toHaveLength(1);
  });

  it('signs in with its password, and what was typed stays [MAIL-16] [LOGIN-06]', async () => {
    const restore = replaceNavigator({ assign: vi.fn(), reload });
    openShop((path) =>
      path === 'customer/ajax/login' ? json({ errors: false, message: 'ok' }) : null,
    );
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(loginSubmitted({ password: 's3cret' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('customer/ajax/login')[0]?.body).toMatchObject({
      username: 'gus@example.com',
      password: 's3cret',
    });
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem('mage-cache-storage')).toContain('gus@example.com');
    expect(
      JSON.stringify(store.getState()) + String(localStorage.getItem('mage-cache-storage')),
    ).not.toContain('s3cret');
    restore();
  });

  it('shows the shop’s message for a wrong password [LOGIN-07] [LOGIN-08]', async () => {
    openShop((path) =>
      path === 'customer/ajax/login' ? json({ errors: true, message: 'Invalid login.' }) : null,
    );
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(loginSubmitted({ password: 'x' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(checkout(store).email.login).toEqual({ status: 'idle', error: 'Invalid login.' });
  });
});

describe('signing in at the e-mail field', () => {
  it.each([
    ['gus@', 'secret', 'valid email address'],
    ['', 'secret', 'required field'],
    ['gus@example.com', '', 'required field'],
  ])(
    'as %j with %j sends nothing and shows what is wrong [MAIL-15]',
    async (email, password, words) => {
      openShop();
      const store = open();
      store.dispatch(emailEdited(email));
      store.dispatch(loginSubmitted({ password }));
      await vi.advanceTimersByTimeAsync(10);
      expect(requestsTo('customer/ajax/login')).toHaveLength(0);
      expect(checkout(store).email.login.status).toBe('idle');
      expect(checkout(store).email.login.error).toContain(words);
    },
  );

  it('is sent once, however often it is pressed', async () => {
    openShop();
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(loginSubmitted({ password: 'secret' }));
    store.dispatch(loginSubmitted({ password: 'secret' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('customer/ajax/login')).toHaveLength(1);
  });
});

describe('a coupon', () => {
  it('is trimmed and applied, and shows from the totals [DISC-02] [DISC-10] [DISC-12] [DISC-17]', async () => {
    openShop((path) => (path.startsWith('totals') ? json(wireTotals(18, 'save 10')) : null));
    const store = open();
    store.dispatch(couponSubmitted(' save 10 '));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: 'coupons/save%2010',
    });
    expect(selectCoupon(store.getState())).toEqual({
      applied: 'save 10',
      status: 'idle',
      error: null,
      notice: 'Your coupon was successfully applied.',
      isRequestError: false,
    });
  });

  it('that is refused removes the applied one, and the box shows the reason [DISC-05] [DISC-19]', async () => {
    let code = 'GOOD';
    openShop((path) => {
      if (path === 'coupons/NOPE') {
        code = '';
        return fail({ kind: 'rejected', status: 404, message: 'Not valid.', redirectAction: null });
      }
      return path === 'totals' ? json(wireTotals(20, code)) : null;
    });
    const store = open();
    store.dispatch(couponSubmitted('NOPE'));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectCoupon(store.getState())).toMatchObject({ applied: null, error: 'Not valid.' });
  });

  it('needs a code [CPN-01] [DISC-11]', async () => {
    openShop();
    const store = open();
    store.dispatch(couponSubmitted('  '));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    expect(selectCoupon(store.getState()).error).toBe('This is a required field.');
  });

  it('can be removed, and rates and payment information are loaded again [DISC-03] [DISC-15] [DISC-16] [DISC-18]', async () => {
    openShop();
    const store = open();
    await vi.advanceTimersByTimeAsync(10);
    store.dispatch(stepEntered('payment'));
    const rates = requestsTo('estimate-shipping-methods').length;
    store.dispatch(couponCancelled());
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === 'coupons')).toBe(true);
    expect(requestsTo('estimate-shipping-methods')).toHaveLength(rates + 1);
    expect(requestsTo('payment-information')).toHaveLength(1);
    expect(selectCoupon(store.getState()).notice).toBe('Your coupon was successfully removed.');
  });
});

describe('the billing address', () => {
  it('is cleared for editing, and Cancel restores it [BILL-07] [BILL-08]', () => {
    openShop();
    const store = open();
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
    store.dispatch(billingSameToggled(false));
    expect(checkout(store).billing).toMatchObject({ address: null, sameAsShipping: false });
    store.dispatch(billingEditCancelled());
    expect(checkout(store).billing).toMatchObject({ address: savedAddress, sameAsShipping: true });
  });

  it('is sent only when the form is valid, and the methods are loaded again [BILL-13] [BILL-14]', async () => {
    openShop();
    const store = open();
    store.dispatch(stepEntered('payment'));
    store.dispatch(billingSameToggled(false));
    store.dispatch(billingUpdateSubmitted());
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('billing-address')).toHaveLength(0);
    expect(checkout(store).billing.focus?.field).toBe('firstname');
    const typed = {
      firstname: 'Gus',
      lastname: 'Guest',
      'street.0': '10 High Street',
      country_id: 'IE',
      city: 'Cork',
      telephone: '1',
    };
    for (const [name, value] of Object.entries(typed)) {
      store.dispatch(billingAddressEdited({ name, value }));
    }
    store.dispatch(billingUpdateSubmitted());
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('billing-address')[0]?.body).toMatchObject({
      cartId: 'CART1',
      address: { countryId: 'IE', city: 'Cork', street: ['10 High Street'] },
    });
    expect(requestsTo('payment-information')).toHaveLength(1);
    expect(checkout(store).billing.address?.city).toBe('Cork');
  });

  it.each([
    ['reopens when the shop refuses it', rejected, null, 'Unknown street.'],
    ['stays closed when only the connection failed', offline, 'Los Angeles', ''],
  ])('%s, and the shopper sees the reason [BILL-13]', async (_name, response, city, words) => {
    openShop((path) => (path === 'billing-address' ? response : null));
    const store = open({
      cart: { kind: 'customer' },
      isLoggedIn: true,
      customer: { ...jane, addresses: [savedAddress] },
    });
    store.inject(messagesState);
    store.dispatch(stepEntered('payment'));
    store.dispatch(billingSameToggled(false));
    store.dispatch(billingAddressChosen({ kind: 'saved', id: 1 }));
    store.dispatch(billingUpdateSubmitted());
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('billing-address')).toHaveLength(1);
    expect(checkout(store).billing.address?.city ?? null).toBe(city);
    expect(selectMessages('checkout')(store.getState())).toMatchObject([
      { type: 'error', text: expect.stringContaining(words) as string },
    ]);
    expect(requestsTo('payment-information')).toHaveLength(0);
  });
});

describe('the payment step', () => {
  it('sends the chosen method, with the e-mail but no billing address [PAY-21] [PAY-22] [DISC-04]', async () => {
    openShop();
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(paymentMethodChosen('bank'));
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('set-payment-information')[0]?.body).toEqual({
      cartId: 'CART1',
      email: 'gus@example.com',
      paymentMethod: { method: 'bank' },
    });
    expect(requestsTo('totals')).toHaveLength(1);
  });

  it('opens at once for a virtual cart, without rates [STEP-18] [STEP-24] [RATE-03] [PAY-20]', async () => {
    openShop();
    const store = open({ isVirtual: true });
    await vi.advanceTimersByTimeAsync(10);
    expect(checkout(store).step).toBe('payment');
    expect(checkout(store).payment.methods).toHaveLength(2);
    expect(requestsTo('estimate-shipping-methods')).toHaveLength(0);
  });

  it('shows the totals for the billing address of a virtual cart, not those of the payment information [RATE-03] [RATE-06]', async () => {
    openShop((path) => (path === 'totals-information' ? json(wireTotals(23)) : null));
    const store = open({
      isVirtual: true,
      isLoggedIn: true,
      cart: { kind: 'customer' },
      customer: { ...jane, addresses: [savedAddress] },
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(requestsTo('payment-information')).toHaveLength(1);
    expect(requestsTo('totals-information')).toHaveLength(1);
    expect(selectTotals(store.getState())?.grandTotal).toBe(23);
  });

  it('cannot be entered without a shipping method [STEP-16] [STEP-19]', async () => {
    openShop(() => fail({ kind: 'network' }));
    const store = open();
    store.dispatch(stepRequested('payment'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(checkout(store).step).toBe('shipping');
  });

  it('stores the fields of a method for the next visit, but no secret', async () => {
    openShop();
    const store = open();
    store.dispatch(paymentFieldEdited({ method: 'purchaseorder', name: 'po', value: 'PO-7' }));
    store.dispatch(paymentFieldEdited({ method: 'card', name: 'cvc', value: '123', secret: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(checkout(open()).payment.fields).toEqual({ purchaseorder: { po: 'PO-7' }, card: {} });
  });
});
