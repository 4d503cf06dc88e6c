/** The window in which a payment is finished: in the page, on another page, or in a window of its own. */
export type PaymentWindow =
  | 'challenge'
  | 'hosted page'
  | 'bank page'
  | 'popup'
  | 'sheet'
  | 'approval'
  | 'card bank'
  | 'google sheet'
  | 'payer action'
  | 'apple sheet'
  | 'review';

/** The providers of a batch: its ways to pay are those of one, mostly beside methods that need none. */
export const PROVIDERS = ['stripe', 'paypal'] as const;
/** A provider of a batch. */
export type ChaosProvider = (typeof PROVIDERS)[number];

/** Where a wallet's buttons are. */
export type WalletPlace = 'product' | 'cart' | 'minicart' | 'checkout';

/** A way to pay in the demo shop. */
export interface Way {
  /** The payment method's code in the shop; null for a wallet, whose buttons are outside the list. */
  readonly code: string | null;
  /** The card to type into the method's form or to choose in the wallet's sheet. */
  readonly card?: string;
  /** A card that the customer has saved beforehand, by its name at the provider. */
  readonly saved?: string;
  readonly wallet?: WalletPlace;
  /** Left out for the first provider, and for methods that need none. */
  readonly provider?: 'paypal';
  /** The name on the wallet's own button, which also places the order where the wallet is a method of the checkout. */
  readonly button?: 'PayPal' | 'Google Pay' | 'Apple Pay';
  /** The windows that open after the press, in order. */
  readonly opens?: readonly PaymentWindow[];
  /** Only customers can pay in this way. */
  readonly isForCustomers?: true;
}

const GOOD = '4242424242424242';
const CHALLENGED = '4000002760003184';
const DECLINED = '4000000000000002';
const SLOW = '4000000000000077';
const PAYPAL_GOOD = '4111111111111111';
const PAYPAL_CHALLENGED = '4000000000003220';

/** Methods and wallets of the module Payment Services. */
const SERVICES = 'payment_services_paypal_';

const PAYPAL_WAYS = {
  PayPal: {
    provider: 'paypal',
    code: `${SERVICES}smart_buttons`,
    button: 'PayPal',
    opens: ['approval'],
  },
  'card at PayPal': { provider: 'paypal', code: `${SERVICES}hosted_fields`, card: PAYPAL_GOOD },
  'card at PayPal with 3-D Secure': {
    provider: 'paypal',
    code: `${SERVICES}hosted_fields`,
    card: PAYPAL_CHALLENGED,
    opens: ['card bank'],
  },
  'declined card at PayPal': {
    provider: 'paypal',
    code: `${SERVICES}hosted_fields`,
    card: DECLINED,
  },
  'stored card at PayPal': {
    provider: 'paypal',
    code: `${SERVICES}vault`,
    saved: PAYPAL_GOOD,
    isForCustomers: true,
  },
  'Google Pay': {
    provider: 'paypal',
    code: `${SERVICES}google_pay`,
    button: 'Google Pay',
    opens: ['google sheet'],
  },
  'Google Pay with 3-D Secure': {
    provider: 'paypal',
    code: `${SERVICES}google_pay`,
    button: 'Google Pay',
    card: 'challenge',
    opens: ['google sheet', 'payer action'],
  },
  'Apple Pay': {
    provider: 'paypal',
    code: `${SERVICES}apple_pay`,
    button: 'Apple Pay',
    opens: ['apple sheet'],
  },
  'PayPal on the product page': {
    provider: 'paypal',
    code: null,
    wallet: 'product',
    button: 'PayPal',
    opens: ['approval', 'review'],
  },
  'PayPal in the cart': {
    provider: 'paypal',
    code: null,
    wallet: 'cart',
    button: 'PayPal',
    opens: ['approval', 'review'],
  },
  'Google Pay on the product page': {
    provider: 'paypal',
    code: null,
    wallet: 'product',
    button: 'Google Pay',
    opens: ['google sheet', 'review'],
  },
  'Google Pay in the cart': {
    provider: 'paypal',
    code: null,
    wallet: 'cart',
    button: 'Google Pay',
    opens: ['google sheet', 'review'],
  },
  'Google Pay in the cart with 3-D Secure': {
    provider: 'paypal',
    code: null,
    wallet: 'cart',
    button: 'Google Pay',
    card: 'challenge',
    opens: ['google sheet', 'payer action', 'review'],
  },
  'Apple Pay on the product page': {
    provider: 'paypal',
    code: null,
    wallet: 'product',
    button: 'Apple Pay',
    opens: ['apple sheet', 'review'],
  },
  'Apple Pay in the cart': {
    provider: 'paypal',
    code: null,
    wallet: 'cart',
    button: 'Apple Pay',
    opens: ['apple sheet', 'review'],
  },
  'PayPal in the mini cart': {
    provider: 'paypal',
    code: null,
    wallet: 'minicart',
    button: 'PayPal',
    opens: ['approval', 'review'],
  },
  'Google Pay in the mini cart': {
    provider: 'paypal',
    code: null,
    wallet: 'minicart',
    button: 'Google Pay',
    opens: ['google sheet', 'review'],
  },
  'Apple Pay in the mini cart': {
    provider: 'paypal',
    code: null,
    wallet: 'minicart',
    button: 'Apple Pay',
    opens: ['apple sheet', 'review'],
  },
} as const satisfies Readonly<Record<string, Way>>;

/** Every way to pay in the demo shop. */
export const WAYS = {
  check: { code: 'checkmo' },
  'purchase order': { code: 'purchaseorder' },
  'bank transfer': { code: 'banktransfer' },
  'cash on delivery': { code: 'cashondelivery' },
  card: { code: 'stripe_payments', card: GOOD },
  'card with 3-D Secure': { code: 'stripe_payments', card: CHALLENGED, opens: ['challenge'] },
  'declined card': { code: 'stripe_payments', card: DECLINED },
  'card that is processed later': { code: 'stripe_payments', card: SLOW },
  'saved card': { code: 'stripe_payments', saved: 'pm_card_visa', isForCustomers: true },
  'saved card with 3-D Secure': {
    code: 'stripe_payments',
    saved: 'pm_card_authenticationRequired',
    opens: ['challenge'],
    isForCustomers: true,
  },
  'hosted page': { code: 'stripe_payments_checkout', opens: ['hosted page'] },
  'transfer at the provider': { code: 'stripe_payments_bank_transfers' },
  'card form of the shop': { code: 'demo_card', card: GOOD },
  'house account': { code: 'house_account' },
  'wallet in a window': { code: 'pocket_wallet', opens: ['popup'] },
  'page of a bank': { code: 'town_bank', opens: ['bank page'] },
  'express on the product page': { code: null, wallet: 'product', card: GOOD, opens: ['sheet'] },
  'express in the cart': { code: null, wallet: 'cart', card: GOOD, opens: ['sheet'] },
  'express in the checkout': { code: null, wallet: 'checkout', card: GOOD, opens: ['sheet'] },
  'express with 3-D Secure': {
    code: null,
    wallet: 'product',
    card: CHALLENGED,
    opens: ['sheet', 'challenge'],
  },
  ...PAYPAL_WAYS,
} as const satisfies Readonly<Record<string, Way>>;

/** The name of a way to pay. */
export type WayName = keyof typeof WAYS;

/** A way by its name. */
export const wayOf = (name: WayName): Way => WAYS[name];

/** The provider of the batch that a way belongs to. */
export const providerOf = (name: WayName): ChaosProvider => wayOf(name).provider ?? 'stripe';

const NAMES = Object.keys(WAYS) as readonly WayName[];

/** The names of a batch's ways, in the order of the table. */
export const wayNames = (provider: ChaosProvider): readonly WayName[] =>
  NAMES.filter((name) => providerOf(name) === provider);
