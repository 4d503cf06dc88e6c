import { type Call, callFinder } from '../../shared/control/calls';

/** Every request of browsers and shops by name. */
export const calls = {
  script: { label: 'The script', method: 'GET', path: '/v3/' },
  frame: { label: 'A frame of fields, buttons or a sheet', method: 'GET', path: '/v3/frame/*' },
  wallets: { label: 'Which wallets there are', method: 'GET', path: '/v3/wallets' },
  challenge: { label: 'The challenge page', method: 'GET', path: '/v3/challenge/*' },
  'challenge-result': {
    label: 'What the cardholder answered',
    method: 'POST',
    path: '/v3/challenge/*',
  },
  'create-payment-method': {
    label: 'Create a payment method',
    method: 'POST',
    path: '/v1/payment_methods',
  },
  'create-confirmation-token': {
    label: 'Create a confirmation token',
    method: 'POST',
    path: '/v1/confirmation_tokens',
  },
  'retrieve-confirmation-token': {
    label: 'Retrieve a confirmation token',
    method: 'GET',
    path: '/v1/confirmation_tokens/*',
  },
  'create-token': {
    label: 'Create a token of a security code',
    method: 'POST',
    path: '/v1/tokens',
  },
  'create-intent': {
    label: 'Create a payment intent',
    method: 'POST',
    path: '/v1/payment_intents',
  },
  'update-intent': {
    label: 'Update a payment intent',
    method: 'POST',
    path: '/v1/payment_intents/*',
  },
  'retrieve-intent': {
    label: 'Retrieve a payment intent',
    method: 'GET',
    path: '/v1/payment_intents/*',
  },
  'confirm-intent': {
    label: 'Confirm a payment intent',
    method: 'POST',
    path: '/v1/payment_intents/*/confirm',
  },
  'capture-intent': {
    label: 'Capture a payment intent',
    method: 'POST',
    path: '/v1/payment_intents/*/capture',
  },
  'cancel-intent': {
    label: 'Cancel a payment intent',
    method: 'POST',
    path: '/v1/payment_intents/*/cancel',
  },
  'create-setup': { label: 'Create a setup intent', method: 'POST', path: '/v1/setup_intents' },
  'retrieve-setup': {
    label: 'Retrieve a setup intent',
    method: 'GET',
    path: '/v1/setup_intents/*',
  },
  'confirm-setup': {
    label: 'Confirm a setup intent',
    method: 'POST',
    path: '/v1/setup_intents/*/confirm',
  },
  'create-customer': { label: 'Create a customer', method: 'POST', path: '/v1/customers' },
  'retrieve-customer': { label: 'Retrieve a customer', method: 'GET', path: '/v1/customers/*' },
  'list-payment-methods': {
    label: 'Payment methods of a customer',
    method: 'GET',
    path: '/v1/payment_methods',
  },
  'retrieve-payment-method': {
    label: 'Retrieve a payment method',
    method: 'GET',
    path: '/v1/payment_methods/*',
  },
  'attach-payment-method': {
    label: 'Attach a payment method',
    method: 'POST',
    path: '/v1/payment_methods/*/attach',
  },
  'detach-payment-method': {
    label: 'Detach a payment method',
    method: 'POST',
    path: '/v1/payment_methods/*/detach',
  },
  refund: { label: 'Refund a charge', method: 'POST', path: '/v1/refunds' },
  'create-session': {
    label: 'Create a hosted checkout',
    method: 'POST',
    path: '/v1/checkout/sessions',
  },
  'retrieve-session': {
    label: 'Retrieve a hosted checkout',
    method: 'GET',
    path: '/v1/checkout/sessions/*',
  },
  'expire-session': {
    label: 'Expire a hosted checkout',
    method: 'POST',
    path: '/v1/checkout/sessions/*/expire',
  },
  'hosted-page': { label: 'The hosted checkout', method: 'GET', path: '/c/pay/*' },
  'hosted-pay': { label: 'Pay on the hosted checkout', method: 'POST', path: '/c/pay/*' },
} as const satisfies Readonly<Record<string, Call>>;

/** The name of a request. */
export type CallName = keyof typeof calls;

/** Moments without a request: the provider's script asks what to do, or the sandbox itself acts. */
export const moments = {
  'challenge-answer': 'The challenge is open',
  'sheet-confirm': 'The shopper pays in an express sheet',
  webhook: 'An event is sent to the shop',
} as const;

/** The name of a moment. */
export type MomentName = keyof typeof moments;

/** The call of a request; null for one that cannot fail. */
export const callOf = callFinder<CallName>(calls);
