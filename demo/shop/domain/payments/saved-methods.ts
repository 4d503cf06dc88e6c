import type { Customer } from '../customers/customers';
import { currentSettings } from '../settings/visitor';
import type { Shop } from '../shop';
import { connectProvider, ProviderError } from './provider';
import { providerCustomerId } from './provider-customer';
import { paymentMethodsSchema, type PaymentMethod } from './provider.types';

/** A saved method in the module's format (`endpoints.md` §8). */
export interface SavedMethod {
  readonly id: string;
  readonly created: number;
  readonly type: string;
  readonly fingerprint: string;
  readonly label: string;
  readonly value: string;
  readonly icon: string;
  /** 1 if the shop requires the security code again. */
  readonly cvc: 0 | 1;
  readonly brand: string | null;
  readonly exp_month: number | null;
  readonly exp_year: number | null;
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The display name of a method: `•••• 4242` for a card, otherwise its type. */
function methodLabel({ type, card }: PaymentMethod): string {
  return card === null ? type.replaceAll('_', ' ') : `•••• ${card.last4}`;
}

/** The display name of a card with its brand, for orders: `Visa •••• 4242`. */
export function methodTitle(method: PaymentMethod): string {
  const brand = BRANDS[method.card?.brand ?? ''];
  return brand === undefined ? methodLabel(method) : `${brand} ${methodLabel(method)}`;
}

/** Converts a method of the provider to a saved method; `baseUrl` ends with a slash. */
export function savedMethod(method: PaymentMethod, baseUrl: string): SavedMethod {
  const { id, created, type, card } = method;
  const brand = card?.brand ?? '';
  const icon = brand in BRANDS ? brand : 'generic';
  return {
    id,
    created,
    type,
    fingerprint: card?.fingerprint ?? id,
    label: methodLabel(method),
    value: id,
    icon: `${baseUrl}static/cards/${icon}.svg`,
    cvc: currentSettings().savedCardCode && card !== null ? 1 : 0,
    brand: card?.brand ?? null,
    exp_month: card?.exp_month ?? null,
    exp_year: card?.exp_year ?? null,
  };
}

/** The newest method of each fingerprint, in the provider's order. */
function byFingerprint(methods: readonly SavedMethod[]): ReadonlyMap<string, SavedMethod> {
  const found = new Map<string, SavedMethod>();
  for (const method of methods) {
    const known = found.get(method.fingerprint);
    if (known === undefined || known.created <= method.created) {
      found.set(method.fingerprint, method);
    }
  }
  return found;
}

/** A customer's saved methods by fingerprint; none if the shop saves none or the provider fails. */
export async function savedMethodsOf(
  { db, stripe }: Shop,
  customer: Customer | null,
  baseUrl: string,
): Promise<ReadonlyMap<string, SavedMethod>> {
  if (stripe === undefined || customer === null || !currentSettings().savedCards) return new Map();
  const known = providerCustomerId(db, stripe.publishableKey, customer.id);
  if (known === null) return new Map();
  try {
    const { data } = await connectProvider(stripe).get('payment_methods', paymentMethodsSchema, {
      customer: known,
      limit: 100,
    });
    return byFingerprint(data.map((method) => savedMethod(method, baseUrl)));
  } catch (error) {
    if (error instanceof ProviderError) return new Map();
    throw error;
  }
}
