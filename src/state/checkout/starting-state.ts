import { isSameAddress, isUsableForBilling } from '../../domain/address';
import { emptyDraft } from '../../domain/address-draft';
import { addressToDraft, draftToAddress } from '../../domain/draft-to-address';
import type { Address, AddressDraft, AddressSource, FieldConfig } from '../../domain/address.types';
import { pickPaymentMethod } from '../../domain/payment';
import type { CheckoutConfig } from '../../domain/quote.types';
import { savedAddress } from './checkout-slice';
import type { AddressChoice, CheckoutState } from './checkout-types';
import { INITIAL_CHECKOUT } from './initial';
import type { SavedDraft } from './draft/saved-draft';
import { draftFrom } from './draft/form-data';

/** The typed address as an address of this shopper. */
export const typedAddress = (
  draft: AddressDraft,
  source: AddressSource,
  config: CheckoutConfig,
  email: string,
): Address =>
  draftToAddress(draft, {
    source,
    directory: config.directory,
    email: config.customer?.email ?? email,
    customerId: config.customer?.id ?? null,
    fields: source.type === 'new-customer-address' ? config.shippingFields : config.billingFields,
  });

const defaultsOf = (fields: readonly FieldConfig[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter(({ name, defaultValue }) => defaultValue !== '' && !name.startsWith('street'))
      .map(({ name, defaultValue }) => [name, defaultValue]),
  );

/** A form's first content: the shop's defaults, then what the server knows, then what was typed before. */
function startingDraft(
  config: CheckoutConfig,
  fields: readonly FieldConfig[],
  known: unknown,
  kept: AddressDraft | null,
): AddressDraft {
  const lines = fields.filter(({ name }) => name.startsWith('street')).length;
  const base = { ...emptyDraft(config.directory), ...defaultsOf(fields) };
  const draft: AddressDraft = { ...base, ...draftFrom(known), ...kept };
  const street = Array.from({ length: Math.max(lines, 1) }, (_, i) => draft.street[i] ?? '');
  return { ...draft, street };
}

const savedIdOf = (key: string | null): number | null => {
  const id = /^customer-address(\d+)$/.exec(key ?? '')?.[1];
  return id === undefined ? null : Number(id);
};

function startingChoice(config: CheckoutConfig, kept: SavedDraft): AddressChoice {
  const addresses = config.customer?.addresses ?? [];
  const keptId = savedIdOf(kept.shippingKey);
  if (keptId !== null && savedAddress(config, keptId) !== null)
    return { kind: 'saved', id: keptId };
  if (kept.shippingKey === 'new-customer-address' && kept.newShipping !== null) {
    return { kind: 'new' };
  }
  const only = addresses.length === 1 ? addresses[0] : undefined;
  const source = (addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? only)?.source;
  return source?.type === 'customer-address' ? { kind: 'saved', id: source.id } : { kind: 'new' };
}

/** The address that the customer is billed at by default, if it may be. */
const defaultBilling = (config: CheckoutConfig): Address | null =>
  config.customer?.addresses.find(
    (address) => address.isDefaultBilling && isUsableForBilling(address),
  ) ?? null;

/**
 * The billing address to begin with (BILL-04, BILL-05): the one chosen before, else the customer's default, else the
 * shipping address. One that may not be used for billing is passed over. Null when none is known yet.
 */
export function resolveBilling(
  config: CheckoutConfig,
  chosenBefore: Address | null,
  shippingAddress: Address | null,
): { readonly address: Address | null; readonly sameAsShipping: boolean } {
  const [address = null] = [chosenBefore, defaultBilling(config), shippingAddress].filter((one) =>
    isUsableForBilling(one),
  );
  const sameAsShipping =
    address !== null && shippingAddress !== null && isSameAddress(address, shippingAddress);
  return { address, sameAsShipping };
}

/** The billing address an earlier visit had settled on, else the one that the shop has checked; null: none. */
function keptBilling(config: CheckoutConfig, kept: SavedDraft, email: string): Address | null {
  const id = savedIdOf(kept.billingKey);
  if (id !== null) {
    const saved = savedAddress(config, id);
    return isUsableForBilling(saved) ? saved : null;
  }
  const typed = kept.billingKey === 'new-customer-billing-address' ? kept.newBilling : null;
  const isServers =
    config.isBillingAddressFromDataValid && kept.billingKey === null && !kept.billingSame;
  const draft = typed ?? (isServers ? draftFrom(config.billingAddressFromData) : null);
  if (draft === null) return null;
  const source = { type: 'new-customer-billing-address', createdAt: 0 } as const;
  return typedAddress(draft, source, config, email);
}

function startingBilling(
  config: CheckoutConfig,
  kept: SavedDraft,
  email: string,
): CheckoutState['billing'] {
  const draft = startingDraft(
    config,
    config.billingFields,
    config.billingAddressFromData,
    kept.billingDraft,
  );
  const before = keptBilling(config, kept, email);
  const listed = before ?? defaultBilling(config);
  const choice: AddressChoice =
    listed?.source.type === 'customer-address'
      ? { kind: 'saved', id: listed.source.id }
      : { kind: 'new' };
  const address = config.isVirtual ? resolveBilling(config, before, null).address : before;
  return {
    ...INITIAL_CHECKOUT.billing,
    draft: before !== null && choice.kind === 'new' ? addressToDraft(before) : draft,
    choice,
    address,
    sameAsShipping: !config.isVirtual && before === null && kept.billingSame,
  };
}

/** The checkout as it begins: the page's configuration, and what an earlier visit typed and chose. `now` in ms. */
export function startingState(
  config: CheckoutConfig,
  kept: SavedDraft,
  now: number,
): CheckoutState {
  const email =
    config.customer?.email ?? (kept.email || config.validatedEmail || kept.validatedEmail);
  const hasSaved = (config.customer?.addresses.length ?? 0) > 0;
  const newSource = { type: 'new-customer-address', createdAt: now } as const;
  const methods = config.paymentMethods;
  return {
    ...INITIAL_CHECKOUT,
    step: config.isVirtual ? 'payment' : 'shipping',
    email: {
      ...INITIAL_CHECKOUT.email,
      value: email,
      account: email !== '' && email === kept.checkedEmail ? 'exists' : 'unknown',
    },
    shipping: {
      ...INITIAL_CHECKOUT.shipping,
      choice: startingChoice(config, kept),
      draft: startingDraft(
        config,
        config.shippingFields,
        config.shippingAddressFromData,
        kept.newShipping ?? kept.shippingDraft,
      ),
      newAddress:
        hasSaved && kept.newShipping !== null
          ? typedAddress(kept.newShipping, newSource, config, email)
          : null,
    },
    billing: startingBilling(config, kept, email),
    payment: {
      ...INITIAL_CHECKOUT.payment,
      fields: kept.paymentFields,
      status: methods.length > 0 ? 'ready' : 'idle',
      methods,
      selected: pickPaymentMethod({
        methods,
        grandTotal: config.totals?.grandTotal ?? 0,
        current: null,
        stored: kept.paymentMethod,
      }),
    },
  };
}
