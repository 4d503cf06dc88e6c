import { describe, expect, it } from 'vitest';
import {
  agreementToggled,
  paymentMethodChosen,
  paymentMethodsReceived,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { checkAgreements } from '../../../../src/state/express/check-agreements';
import { expressState } from '../../../../src/state/express/express-state';
import { selectExpress } from '../../../../src/state/express/express-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { checkoutConfig, shop } from '../support/shop';

const agreement = { id: '1', isManual: true, checkboxText: '', content: '', contentHeight: '' };

function checkout(agreements = [agreement]) {
  const store = createTillStore({ shop, checkout: checkoutConfig({ agreements }) });
  store.inject(checkoutState);
  store.inject(expressState);
  return store;
}

describe('the agreements of a checkout', () => {
  it('are no matter where there is none to accept [EXPR-14]', () => {
    expect(checkAgreements(checkout([]))).toBe(true);
    expect(checkAgreements(checkout([{ ...agreement, isManual: false }]))).toBe(true);
  });

  it('are required before a wallet pays [EXPR-14]', () => {
    const store = checkout();
    store.dispatch(
      paymentMethodsReceived({
        methods: [{ code: 'checkmo', title: 'Check' }],
        stored: null,
        grandTotal: 10,
      }),
    );
    store.dispatch(paymentMethodChosen('checkmo'));
    expect(checkAgreements(store)).toBe(false);
    expect(selectCheckout(store.getState()).payment.agreementErrors).toEqual(['1']);
    expect(selectExpress(store.getState()).error).toBeNull();
    store.dispatch(agreementToggled({ method: 'checkmo', id: '1', accepted: true }));
    expect(checkAgreements(store)).toBe(true);
  });

  it('let no wallet pay while one of them cannot be shown [EXPR-14]', () => {
    const store = createTillStore({
      shop,
      checkout: checkoutConfig({ agreements: [], hasUnreadableAgreement: true }),
    });
    store.inject(checkoutState);
    store.inject(expressState);
    expect(checkAgreements(store)).toBe(false);
    expect(selectExpress(store.getState()).error).toMatch(/Some of our terms cannot be shown/);
  });

  it('are listed in a message while their checkboxes are not visible [EXPR-14]', () => {
    const store = checkout();
    expect(checkAgreements(store)).toBe(false);
    expect(selectExpress(store.getState()).error).toBe(
      'Please accept the terms and conditions before you pay.',
    );
  });
});
