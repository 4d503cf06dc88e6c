import type { CartTotals } from '../domain/totals/totals';
import { intervalLabel, planOf } from '../domain/payments/plans';
import type { Subscription } from '../domain/payments/subscription-store';
import { price } from '../domain/totals/money';
import { dayWithSuffix, futureSubscription } from '../domain/payments/future-subscription';
import type { SavedMethod } from '../domain/payments/saved-methods';
import { isExpressOn, isOnline, isProviderOn } from '../domain/orders/payment-methods';
import type { Shop } from '../domain/shop';
import { APPEARANCE, buttonConfig, elementOptions, locale, providerInit } from './element-options';

/** Card brands whose logos the module shows beside the method. */
const CARDS = { amex: 'American Express', visa: 'Visa', mastercard: 'MasterCard' } as const;

function checkoutInit(
  shop: Shop,
  baseUrl: string,
  isOrderPlaced: boolean,
  saved: ReadonlyMap<string, SavedMethod>,
): object {
  return {
    ...providerInit(shop),
    successUrl: `${baseUrl}stripe/payment/index/`,
    // A PHP array: an empty one becomes a list.
    savedMethods: saved.size > 0 ? Object.fromEntries(saved) : [],
    cvcIcon: `${baseUrl}static/cards/cvc.svg`,
    isOrderPlaced,
    externalPaymentMethods: [],
    // Wallets with their own button are excluded from the payment element.
    wallets: isExpressOn() ? { applePay: 'never', googlePay: 'never' } : null,
  };
}

const icons = (baseUrl: string): readonly object[] =>
  Object.entries(CARDS).map(([code, name]) => ({
    code,
    name,
    path: `${baseUrl}static/cards/${code}.svg`,
  }));

/** The checkout's data on the subscription that is being changed (SUBS-09). */
function updateDetails(update: Subscription, totals: CartTotals, baseUrl: string): object {
  const page = `${baseUrl}stripe/customer/subscriptions/`;
  const plan = planOf(update.sku);
  return {
    current_price_label: `${price(update.price)} ${plan === null ? '' : intervalLabel(plan)}`,
    last_billed_label: dayWithSuffix(new Date(update.period_start)),
    next_billing_date: dayWithSuffix(new Date(update.period_end)),
    success_url: `${page}updateSuccess/1/`,
    cancel_url: `${page}updateCancel/1/`,
    is_virtual: totals.isVirtual,
  };
}

/** The provider's part of `checkoutConfig.payment` (`config-shapes.md` §1.2); empty if disabled. */
export function stripeConfig(
  shop: Shop,
  page: {
    readonly baseUrl: string;
    readonly totals: CartTotals;
    readonly isOrderPlaced: boolean;
    readonly now: Date;
    /** The subscription that is being changed; null for none. */
    readonly update: Subscription | null;
    readonly saved: ReadonlyMap<string, SavedMethod>;
  },
): object {
  if (!isProviderOn()) return {};
  const { baseUrl, totals, isOrderPlaced, saved, update } = page;
  const future = futureSubscription(totals, page.now);
  const initParams = checkoutInit(shop, baseUrl, isOrderPlaced, saved);
  return {
    stripe_payments: {
      enabled: isOnline('stripe_payments'),
      initParams,
      icons: icons(baseUrl),
      pmIcons: [],
      elementOptions: elementOptions(totals),
      hasFutureSubscriptions: future.title !== '',
      futureSubscriptions: future,
      ...(update ? { subscriptionUpdateDetails: updateDetails(update, totals, baseUrl) } : {}),
    },
    express_checkout: {
      enabled: isExpressOn(),
      initParams: providerInit(shop),
      buttonConfig,
    },
    ...(isOnline('stripe_payments_checkout') ? { stripe_payments_checkout: { initParams } } : {}),
    stripe_payments_bank_transfers: {
      elementOptions: {
        mode: 'payment',
        locale: locale(),
        paymentMethodCreation: 'manual',
        appearance: APPEARANCE,
        payment_method_types: ['customer_balance'],
      },
      initParams,
    },
  };
}
