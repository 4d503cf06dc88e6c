import type { CheckoutState } from './checkout-types';

/** A checkout nobody has touched; stands until `checkoutStarted`. */
export const INITIAL_CHECKOUT: CheckoutState = {
  step: 'shipping',
  passed: [],
  resuming: false,
  email: {
    value: '',
    error: null,
    account: 'unknown',
    login: { status: 'idle', error: null },
  },
  shipping: {
    choice: { kind: 'new' },
    draft: { street: [''] },
    newAddress: null,
    errors: {},
    focus: null,
    rates: { status: 'idle', list: [], error: null },
    ratesFor: null,
    method: null,
    lapsedMethod: null,
    methodError: null,
    stepError: null,
    saveStatus: 'idle',
  },
  billing: {
    sameAsShipping: true,
    choice: { kind: 'new' },
    draft: { street: [''] },
    errors: {},
    focus: null,
    address: null,
    previous: null,
  },
  payment: {
    status: 'idle',
    error: null,
    methods: [],
    selected: null,
    fields: {},
    fieldErrors: {},
    secretFields: [],
    acceptedAgreements: [],
    agreementErrors: [],
  },
  placement: { status: 'idle', isWaiting: false, error: null, cause: null },
};
