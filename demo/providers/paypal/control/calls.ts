import { type Call, callFinder } from '../../shared/control/calls';

/** Every request of browsers and shops by name. */
export const calls = {
  script: { label: 'The script', method: 'GET', path: '/sdk/js' },
  'payments-script': {
    label: 'The script of the add-card page',
    method: 'GET',
    path: '/payments-sdk/payments-sdk.js',
  },
  buttons: { label: 'The frame of the buttons', method: 'GET', path: '/smart/buttons' },
  window: { label: 'The window in which the payer approves', method: 'GET', path: '/checkoutnow' },
  approve: { label: 'The payer approves', method: 'POST', path: '/checkoutnow' },
  message: { label: 'The frame of a message', method: 'GET', path: '/credit/message' },
  terms: { label: 'The terms of paying later', method: 'GET', path: '/credit/terms' },
  'card-field': { label: 'The frame of a card field', method: 'GET', path: '/card/field' },
  'card-confirm': { label: 'The card is sent for an order', method: 'POST', path: '/card/confirm' },
  challenge: { label: 'The bank’s question', method: 'GET', path: '/card/challenge' },
  answer: { label: 'The cardholder answers', method: 'POST', path: '/card/challenge' },
  'apple-validate': {
    label: 'Apple Pay validates the merchant',
    method: 'POST',
    path: '/applepay/validate',
  },
  'apple-confirm': {
    label: 'Apple Pay confirms an order',
    method: 'POST',
    path: '/applepay/confirm',
  },
  'google-confirm': {
    label: 'Google Pay confirms an order',
    method: 'POST',
    path: '/googlepay/confirm',
  },
  'create-order': { label: 'Create an order', method: 'POST', path: '/v2/checkout/orders' },
  'retrieve-order': { label: 'Retrieve an order', method: 'GET', path: '/v2/checkout/orders/*' },
  'update-order': { label: 'Update an order', method: 'PATCH', path: '/v2/checkout/orders/*' },
  'capture-order': {
    label: 'Take the money of an order',
    method: 'POST',
    path: '/v2/checkout/orders/*/capture',
  },
  'setup-token': {
    label: 'A card is to be kept',
    method: 'POST',
    path: '/v3/vault/setup-tokens',
  },
  'keep-card': { label: 'Keep a card', method: 'POST', path: '/v3/vault/payment-tokens' },
  refund: { label: 'Refund a capture', method: 'POST', path: '/v2/payments/captures/*/refund' },
} as const satisfies Readonly<Record<string, Call>>;

/** The name of a request. */
export type CallName = keyof typeof calls;

/** Moments without a request. */
export const moments = { approval: 'The payer has approved' } as const;

/** The name of a moment. */
export type MomentName = keyof typeof moments;

/** The call of a request; null for one that cannot fail. */
export const callOf = callFinder<CallName>(calls);
