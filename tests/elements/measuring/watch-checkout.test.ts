import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCheckout } from '../../../elements/measuring/watch-checkout';
import { checkoutStarted } from '../../../src/state/checkout/checkout-actions';
import type { CheckoutState } from '../../../src/state/checkout/checkout-types';
import { INITIAL_CHECKOUT } from '../../../src/state/checkout/initial';
import { totalsRequested } from '../../../src/state/quote/quote-slice';
import { checkoutSlices, measured, startQuote } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

const start = INITIAL_CHECKOUT;
const payment: CheckoutState['payment'] = {
  ...start.payment,
  status: 'ready',
  methods: [
    { code: 'checkmo', title: 'Check / Money order' },
    { code: 'cashondelivery', title: 'Cash On Delivery' },
  ],
  selected: 'checkmo',
};
const atPayment: CheckoutState = {
  ...start,
  step: 'payment',
  shipping: { ...start.shipping, method: { carrierCode: 'flatrate', methodCode: 'flatrate' } },
  payment,
};

function opened(state: CheckoutState, line: Parameters<typeof startQuote>[1] = {}) {
  const page = measured();
  page.store.inject(checkoutSlices);
  page.store.dispatch(checkoutStarted(state));
  startQuote(page.store, line);
  watchCheckout(page);
  const names = (): string[] => page.reported.map(([name]) => name);
  return { page, names };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the checkout', () => {
  it('is reported once, with the cart and its coupon', () => {
    const { page } = opened(start);
    page.store.dispatch(checkoutStarted({ ...start }));
    expect(page.reported).toMatchObject([
      ['till-checkout-entered', { value: 18, coupon: 'TENOFF', items: [{ sku: 'MUG' }] }],
    ]);
  });

  it('is not reported again when the page is reloaded or reopened with the same cart', () => {
    opened(start);
    const { names } = opened(atPayment);
    expect(names()).toEqual(['till-shipping-chosen', 'till-payment-chosen']);
  });

  it('is reported again with another quantity, and with another line', () => {
    opened(start);
    expect(opened(start, { qty: 3 }).names()).toEqual(['till-checkout-entered']);
    expect(opened(start, { itemId: 6 }).names()).toEqual(['till-checkout-entered']);
  });

  it('reports the shipping and the preselected payment method at the payment step', () => {
    const { page } = opened(atPayment);
    expect(page.reported.slice(1)).toMatchObject([
      ['till-shipping-chosen', { shippingTier: 'flatrate_flatrate', value: 18 }],
      ['till-payment-chosen', { paymentType: 'Check / Money order', value: 18 }],
    ]);
  });

  it('reports the payment information when it is sent with the order, once for each press', () => {
    const { page, names } = opened(atPayment);
    const press = (status: CheckoutState['placement']['status'], code = 'checkmo'): void => {
      const placement = { ...start.placement, status };
      const chosen = { ...payment, selected: code };
      page.store.dispatch(checkoutStarted({ ...atPayment, payment: chosen, placement }));
    };
    expect(names()).not.toContain('till-payment-submitted');
    press('placing');
    press('placing');
    press('failed');
    press('placing', 'cashondelivery');
    press('placed', 'cashondelivery');
    const submitted = page.reported.filter(([name]) => name === 'till-payment-submitted');
    expect(submitted).toMatchObject([
      [
        'till-payment-submitted',
        { paymentType: 'Check / Money order', value: 18, coupon: 'TENOFF' },
      ],
      ['till-payment-submitted', { paymentType: 'Cash On Delivery' }],
    ]);
  });

  it('reports another method, and the same one only once', () => {
    const { page, names } = opened(atPayment);
    page.store.dispatch(checkoutStarted({ ...atPayment }));
    page.store.dispatch(
      checkoutStarted({ ...atPayment, payment: { ...payment, selected: 'cashondelivery' } }),
    );
    expect(names()).toEqual([
      'till-checkout-entered',
      'till-shipping-chosen',
      'till-payment-chosen',
      'till-payment-chosen',
    ]);
    expect(page.reported[3]?.[1]).toMatchObject({ paymentType: 'Cash On Delivery' });
  });

  it('waits for the server’s totals', () => {
    const { page, names } = opened(start);
    page.store.dispatch(totalsRequested());
    page.store.dispatch(checkoutStarted(atPayment));
    expect(names()).toEqual(['till-checkout-entered']);
    startQuote(page.store);
    expect(names()).toHaveLength(3);
  });

  it('waits until the checkout has decided whether the payment step can be shown', () => {
    const { page, names } = opened({ ...atPayment, resuming: true });
    expect(names()).toEqual(['till-checkout-entered']);
    page.store.dispatch(checkoutStarted(atPayment));
    expect(names()).toHaveLength(3);
  });

  it('reports nothing for a cart that is already ordered', () => {
    const { names } = opened({ ...atPayment, loss: 'ordered' });
    expect(names()).toEqual([]);
  });

  it('is reported if storage is unavailable', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(opened(start).names()).toEqual(['till-checkout-entered']);
    vi.restoreAllMocks();
  });
});
