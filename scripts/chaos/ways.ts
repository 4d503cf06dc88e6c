/** The window in which a payment is finished: in the page, on another site's page, or in a window of its own. */
export type PaymentWindow = 'challenge' | 'hosted page' | 'bank page' | 'popup' | 'sheet';

/** Where a wallet's buttons are. */
export type WalletPlace = 'product' | 'cart' | 'checkout';

/** A way to pay in the demo shop. */
export interface Way {
  /** The payment method's code in the shop; null for a wallet, whose buttons are outside the list. */
  readonly code: string | null;
  /** The card to type into the method's form or to choose in the wallet's sheet. */
  readonly card?: string;
  /** A card that the customer has saved beforehand, by its name at the provider. */
  readonly saved?: string;
  readonly wallet?: WalletPlace;
  /** The windows that open after the press, in order. */
  readonly opens?: readonly PaymentWindow[];
  /** Only customers can pay in this way. */
  readonly isForCustomers?: true;
}

const GOOD = '4242424242424242';
const CHALLENGED = '4000002760003184';
const DECLINED = '4000000000000002';
const SLOW = '4000000000000077';

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
} as const satisfies Readonly<Record<string, Way>>;

/** The name of a way to pay. */
export type WayName = keyof typeof WAYS;

/** Every name, in the order of the table. */
export const WAY_NAMES = Object.keys(WAYS) as readonly WayName[];

/** A way by its name. */
export const wayOf = (name: WayName): Way => WAYS[name];
