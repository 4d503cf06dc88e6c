import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  agreementsRefused,
  agreementToggled,
  orderChanged,
  paymentFieldEdited,
  paymentMethodChosen,
  paymentOfferReceived,
  paymentRefused,
  placementFailed,
  placementStarted,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectAcceptedAgreements } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { offer, openPayment, openShop, payment, placement } from '../../support/payment-page';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const AVAILABLE = { status: 'available', message: null, instruments: null } as const;
const confirm = () => Promise.resolve({ status: 'cancelled' } as const);

let cleanUps: (() => void)[] = [];

/** The payment step with these methods, all of which can pay. */
function withMethods(...codes: string[]): TillStore {
  cleanUps = codes.map((code) => paymentMethods.register({ code, confirm }));
  const store = openPayment();
  offer(store, ...codes);
  return store;
}
const found = (store: TillStore, code: string, status: 'available' | 'hidden'): void => {
  store.dispatch(paymentOfferReceived({ code, offer: { ...AVAILABLE, status }, grandTotal: 20 }));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, '');
  openShop();
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  cleanUps = [];
  vi.useRealTimers();
});

describe('the chosen method', () => {
  it('is cleared when it turns out that it cannot pay here, even a stored card [PAY-19]', () => {
    const store = withMethods('card_vault', 'checkmo', 'cashondelivery');
    store.dispatch(paymentMethodChosen('card_vault'));
    found(store, 'card_vault', 'hidden');
    expect(payment(store).selected).toBeNull();
  });

  it('is kept when another method turns out to be missing [PAY-19]', () => {
    const store = withMethods('checkmo', 'cashondelivery', 'wallet');
    store.dispatch(paymentMethodChosen('checkmo'));
    found(store, 'wallet', 'hidden');
    expect(payment(store).selected).toBe('checkmo');
    found(store, 'checkmo', 'available');
    expect(payment(store).selected).toBe('checkmo');
  });

  it('which is a stored card outside the list is kept when another method is missing [PAY-15]', () => {
    const store = withMethods('checkmo', 'cashondelivery', 'wallet');
    store.dispatch(paymentMethodChosen('card_vault'));
    found(store, 'wallet', 'hidden');
    expect(payment(store).selected).toBe('card_vault');
  });
});

describe('choosing a method after a failed attempt', () => {
  const failed = placementFailed({ message: 'Declined.', cause: null });

  it('clears the error of the other method', () => {
    const store = withMethods('checkmo', 'cashondelivery');
    store.dispatch(paymentMethodChosen('checkmo'));
    store.dispatch(failed);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Declined.' });
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(placement(store)).toMatchObject({ status: 'idle', error: null });
  });

  it('clears the list of changes to review', () => {
    const store = withMethods('checkmo', 'cashondelivery');
    store.dispatch(orderChanged([]));
    expect(placement(store).status).toBe('changed');
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(placement(store).status).toBe('idle');
  });

  it('keeps the error when it is the same method again', () => {
    const store = withMethods('checkmo', 'cashondelivery');
    store.dispatch(paymentMethodChosen('checkmo'));
    store.dispatch(failed);
    store.dispatch(paymentMethodChosen('checkmo'));
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Declined.' });
  });

  it('leaves an order in progress alone', () => {
    const store = withMethods('checkmo', 'cashondelivery');
    store.dispatch(placementStarted());
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: true });
  });
});

describe('a refusal by the method', () => {
  it('is shown in its message area [PLACE-15]', () => {
    const store = withMethods('wallet');
    store.dispatch(placementStarted());
    store.dispatch(paymentRefused({ method: 'wallet', message: 'Declined.' }));
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Declined.' });
    expect(payment(store).fieldErrors).toEqual({});
  });

  it('is shown at the field that it names, beside the errors of others', () => {
    const store = withMethods('wallet', 'house');
    store.dispatch(paymentRefused({ method: 'house', message: 'Unknown.', field: 'account' }));
    store.dispatch(paymentRefused({ method: 'wallet', message: 'Too short.', field: 'pin' }));
    store.dispatch(placementStarted());
    store.dispatch(paymentRefused({ method: 'wallet', message: 'Missing.', field: 'owner' }));
    expect(placement(store)).toMatchObject({ status: 'idle', error: null });
    expect(payment(store).fieldErrors).toEqual({
      house: { account: 'Unknown.' },
      wallet: { pin: 'Too short.', owner: 'Missing.' },
    });
  });

  it('disappears from a field as soon as that field changes, and from no other', () => {
    const store = withMethods('wallet', 'house');
    store.dispatch(paymentRefused({ method: 'house', message: 'Unknown.', field: 'account' }));
    store.dispatch(paymentRefused({ method: 'wallet', message: 'Too short.', field: 'pin' }));
    store.dispatch(paymentRefused({ method: 'wallet', message: 'Missing.', field: 'owner' }));
    store.dispatch(paymentFieldEdited({ method: 'wallet', name: 'owner', value: 'Gus' }));
    expect(payment(store).fieldErrors).toEqual({
      house: { account: 'Unknown.' },
      wallet: { pin: 'Too short.' },
    });
  });
});

describe('a field of a method', () => {
  it('is a secret only when its view says so, and is noted once', () => {
    const store = withMethods('wallet');
    store.dispatch(paymentFieldEdited({ method: 'wallet', name: 'owner', value: 'Gus' }));
    expect(payment(store).secretFields).toEqual([]);
    for (const value of ['1', '12']) {
      store.dispatch(paymentFieldEdited({ method: 'wallet', name: 'pin', value, secret: true }));
    }
    store.dispatch(
      paymentFieldEdited({ method: 'wallet', name: 'hint', value: 'x', secret: true }),
    );
    store.dispatch(paymentFieldEdited({ method: 'wallet', name: 'owner', value: 'Gus G.' }));
    expect(payment(store).secretFields).toEqual(['wallet.pin', 'wallet.hint']);
    expect(payment(store).fields).toEqual({ wallet: { owner: 'Gus G.', pin: '12', hint: 'x' } });
  });
});

describe('agreements that still need a tick', () => {
  it('lose their error when they are ticked, the others keep it [AGRE-03]', () => {
    const store = withMethods('checkmo');
    store.dispatch(placementStarted());
    store.dispatch(agreementsRefused(['1', '2']));
    expect(placement(store).status).toBe('idle');
    expect(payment(store).agreementErrors).toEqual(['1', '2']);
    store.dispatch(agreementToggled({ method: 'checkmo', id: '1', accepted: true }));
    expect(payment(store).agreementErrors).toEqual(['2']);
    expect(selectAcceptedAgreements(store.getState())).toEqual(['1']);
  });

  it('are not reported for another method [AGRE-03]', () => {
    const store = withMethods('checkmo', 'cashondelivery');
    store.dispatch(paymentMethodChosen('checkmo'));
    store.dispatch(agreementsRefused(['1']));
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(payment(store).agreementErrors).toEqual([]);
  });
});
