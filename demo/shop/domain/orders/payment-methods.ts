import { translate } from '../language/translate';
import type { Settings } from '../settings/fields';
import { currentVisitor } from '../settings/visitor';

/** A payment method. */
export interface ShopPaymentMethod {
  readonly code: string;
  readonly title: string;
}

const FREE: ShopPaymentMethod = { code: 'free', title: 'No Payment Information Required' };
/** Paid from a wallet's sheet; not in any list. */
const EXPRESS: ShopPaymentMethod = { code: 'stripe_payments_express', title: 'Express checkout' };

/** PayPal's buttons, of the module for Payment Services. */
export const PAYPAL: ShopPaymentMethod = {
  code: 'payment_services_paypal_smart_buttons',
  title: 'PayPal',
};

/** Card fields of the same module. */
export const PAYPAL_CARD: ShopPaymentMethod = {
  code: 'payment_services_paypal_hosted_fields',
  title: 'Credit card by PayPal',
};

/** The cards that a customer has kept with them. */
export const PAYPAL_VAULT: ShopPaymentMethod = {
  code: 'payment_services_paypal_vault',
  title: 'Stored card by PayPal',
};

/** Apple Pay, of the same module. */
export const APPLE_PAY: ShopPaymentMethod = {
  code: 'payment_services_paypal_apple_pay',
  title: 'Apple Pay',
};

/** Google Pay, of the same module. */
export const GOOGLE_PAY: ShopPaymentMethod = {
  code: 'payment_services_paypal_google_pay',
  title: 'Google Pay',
};

/** A saved card; only for instant purchases. */
const VAULT: ShopPaymentMethod = { code: 'demo_card_vault', title: 'Stored Credit Card' };

const offline: readonly ShopPaymentMethod[] = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'purchaseorder', title: 'Purchase Order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery' },
];

/** Rendered by the shop's own scripts in `demo/examples/payments/`. */
const examples: readonly ShopPaymentMethod[] = [
  { code: 'house_account', title: 'House account' },
  { code: 'pocket_wallet', title: 'Pocket Wallet' },
  { code: 'town_bank', title: 'Town Bank' },
];

type OnlineCode = Settings['payments'][number];

const online: Readonly<Record<OnlineCode, string>> = {
  stripe_payments: 'Credit or debit card',
  stripe_payments_checkout: 'Pay on a secure page',
  stripe_payments_bank_transfers: 'Bank transfer with automatic confirmation',
  demo_card: 'Credit Card',
};

/** Whether the visitor's shop offers an online method; the provider's methods require the shop's account there. */
export function isOnline(code: OnlineCode): boolean {
  const { settings, hasProvider } = currentVisitor();
  return settings.payments.includes(code) && (hasProvider || code === 'demo_card');
}

/** Whether any method of the provider is enabled, so that pages load its script. */
export function isProviderOn(): boolean {
  const { settings, hasProvider } = currentVisitor();
  return hasProvider && settings.payments.some((code) => code !== 'demo_card');
}

/** Whether wallets may pay from the pages of the shop (EXPR-01). */
export function isExpressOn(): boolean {
  return isProviderOn() && currentVisitor().settings.expressButtons;
}

/** Whether PayPal pays, in the checkout and from the pages of the shop. */
export function isPaypalOn(): boolean {
  const { settings, hasPaypal } = currentVisitor();
  return hasPaypal && settings.paypalButtons;
}

/** Whether PayPal's messages about paying later are shown, which belong to its buttons. */
export const hasPayLater = (): boolean => isPaypalOn() && currentVisitor().settings.payLater;

/** Whether cards are typed into PayPal's fields in the checkout. */
export function isPaypalCardOn(): boolean {
  const { settings, hasPaypal } = currentVisitor();
  return hasPaypal && settings.paypalCards;
}

/** Whether customers may keep such a card. */
export function isPaypalVaultOn(): boolean {
  return isPaypalCardOn() && currentVisitor().settings.savedCards;
}

/** Whether Apple Pay of PayPal's module pays. */
export function isApplePayOn(): boolean {
  const { settings, hasPaypal } = currentVisitor();
  return hasPaypal && settings.applePay;
}

/** Whether Google Pay of PayPal's module pays. */
export function isGooglePayOn(): boolean {
  const { settings, hasPaypal } = currentVisitor();
  return hasPaypal && settings.googlePay;
}

/** Whether the module for Payment Services has buttons outside the checkout. */
export const hasPaypalWallets = (): boolean => isPaypalOn() || isApplePayOn() || isGooglePayOn();

/** Whether the module for Payment Services offers anything. */
export const hasPaymentServices = (): boolean => hasPaypalWallets() || isPaypalCardOn();

/** The methods of the visitor's shop, online ones first. */
function methods(): readonly ShopPaymentMethod[] {
  const codes = (Object.keys(online) as OnlineCode[]).filter(isOnline);
  const own = currentVisitor().settings.paymentExamples ? examples : [];
  const listed = codes.map((code) => ({ code, title: online[code] }));
  return [...listed, ...ofPaypal(), ...offline, ...own];
}

const ofPaypal = (): readonly ShopPaymentMethod[] => [
  ...(isPaypalOn() ? [PAYPAL] : []),
  ...(isPaypalCardOn() ? [PAYPAL_CARD] : []),
  ...(isPaypalVaultOn() ? [PAYPAL_VAULT] : []),
  ...(isApplePayOn() ? [APPLE_PAY] : []),
  ...(isGooglePayOn() ? [GOOGLE_PAY] : []),
];

/** The methods for a subscription: only the provider can charge later periods. */
const RECURRING = new Set<string>(['stripe_payments', 'stripe_payments_express']);

/** The methods in REST responses for a total in cents: at zero with `free`, which alone is then accepted. */
export function listedMethods(grandTotal: number, hasPlan = false): readonly ShopPaymentMethod[] {
  const offered = methods().filter(({ code }) => !hasPlan || RECURRING.has(code));
  const listed = grandTotal === 0 ? [...offered, FREE] : offered;
  return listed.map(({ code, title }) => ({ code, title: translate(title) }));
}

/** The title of a payment method; its code when the shop no longer has it. */
export function paymentTitle(code: string): string {
  const titled = Object.entries(online).map(([name, title]) => ({ code: name, title }));
  const known = [
    ...titled,
    ...offline,
    ...examples,
    PAYPAL,
    PAYPAL_CARD,
    PAYPAL_VAULT,
    APPLE_PAY,
    GOOGLE_PAY,
    FREE,
    EXPRESS,
    VAULT,
  ];
  return translate(known.find((method) => method.code === code)?.title ?? code);
}

/** Whether an order with this total may be paid with this method. */
export function isAccepted(code: string, grandTotal: number, hasPlan = false): boolean {
  if (hasPlan && !RECURRING.has(code)) return false;
  if (grandTotal === 0) return code === FREE.code;
  if (code === EXPRESS.code) return isExpressOn();
  if (code === VAULT.code) return currentVisitor().settings.instantPurchase;
  return methods().some((method) => method.code === code);
}

/** The merchant's instructions for the offline methods; HTML. */
export const paymentTexts = {
  instructions: {
    banktransfer:
      'IBAN DE00 0000 0000 0000 0000 00<br />\nBIC FOLIODEXX<br />\nWe ship when it has arrived.',
    cashondelivery: 'Please have the amount ready for the driver.',
  },
  checkmo: {
    mailingAddress: 'Folio &amp; Reel<br />\n12 Quay Street<br />\nPortland, OR 97201',
    payableTo: 'Folio & Reel',
  },
} as const;
