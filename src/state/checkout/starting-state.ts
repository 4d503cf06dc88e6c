import { billedAddress, isSameAddress, isUsableForBilling } from '../../domain/address';
import { emptyDraft, withDraftText } from '../../domain/address-draft';
import { addressToDraft, draftToAddress } from '../../domain/draft-to-address';
import { fittedDraft } from '../../domain/shown-draft';
import type { Address, AddressDraft, AddressSource, FieldConfig } from '../../domain/address.types';
import { pickPaymentMethod } from '../../domain/payment/payment-methods';
import type { CheckoutConfig } from '../../domain/quote.types';
import { savedAddress } from './checkout-slice';
import type { AddressChoice, CheckoutState } from './checkout-types';
import { INITIAL_CHECKOUT } from './initial';
import type { SavedDraft } from './draft/saved-draft';
import { draftFrom } from './draft/form-data';

/**
 * The typed address as an address of this shopper. A customer's goes into the address book unless the form or the server
 * says otherwise (FORM-04, SHIP-30).
 */
export const typedAddress = (
  draft: AddressDraft,
  source: AddressSource,
  config: CheckoutConfig,
  email: string,
): Address =>
  draftToAddress(config.customer ? { save_in_address_book: '1', ...draft } : draft, {
    source,
    directory: config.directory,
    email: config.customer?.email ?? email,
    customerId: config.customer?.id ?? null,
    fields: source.type === 'new-customer-address' ? config.shippingFields : config.billingFields,
  });

/** The shop's defaults, over the empty form; a street is never one. */
const withDefaults = (empty: AddressDraft, fields: readonly FieldConfig[]): AddressDraft =>
  fields
    .filter(({ name, defaultValue }) => defaultValue !== '' && !name.startsWith('street'))
    .reduce((draft, { name, defaultValue }) => withDraftText(draft, name, defaultValue), empty);

/**
 * A form's initial values: the shop's defaults, overridden by the server's values, overridden by what was typed before.
 */
function startingDraft(
  config: CheckoutConfig,
  fields: readonly FieldConfig[],
  known: unknown,
  saved: AddressDraft | null,
): AddressDraft {
  const lines = fields.filter(({ name }) => name.startsWith('street')).length;
  const base = withDefaults(emptyDraft(config.directory), fields);
  const draft: AddressDraft = { ...base, ...draftFrom(known), ...saved };
  const street = Array.from({ length: Math.max(lines, 1) }, (_, i) => draft.street[i] ?? '');
  return { ...fittedDraft(draft, config.directory), street };
}

const savedIdOf = (key: string | null): number | null => {
  const id = /^customer-address(\d+)$/.exec(key ?? '')?.[1];
  return id === undefined ? null : Number(id);
};

function startingChoice(config: CheckoutConfig, saved: SavedDraft): AddressChoice {
  const addresses = config.customer?.addresses ?? [];
  const savedId = savedIdOf(saved.shippingKey);
  if (savedId !== null && savedAddress(config, savedId) !== null)
    return { kind: 'saved', id: savedId };
  if (saved.shippingKey === 'new-customer-address' && saved.newShipping !== null) {
    return { kind: 'new' };
  }
  const only = addresses.length === 1 ? addresses[0] : undefined;
  const source = (addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? only)?.source;
  return source?.type === 'customer-address' ? { kind: 'saved', id: source.id } : { kind: 'new' };
}

/** The customer's default billing address, if it can be used for billing. */
const defaultBilling = (config: CheckoutConfig): Address | null =>
  config.customer?.addresses.find(
    (address) => address.isDefaultBilling && isUsableForBilling(address),
  ) ?? null;

/**
 * The initial billing address (BILL-04, BILL-05): the one chosen before, else the customer's default, else the shipping
 * address. Addresses that cannot be used for billing are skipped. Null when none is known yet.
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
  return { address: address && billedAddress(address, shippingAddress), sameAsShipping };
}

/** The billing address confirmed on an earlier visit, else the one the server has validated; null: none. */
function savedBilling(config: CheckoutConfig, saved: SavedDraft, email: string): Address | null {
  const id = savedIdOf(saved.billingKey);
  if (id !== null) {
    const saved = savedAddress(config, id);
    return isUsableForBilling(saved) ? saved : null;
  }
  const typed = saved.billingKey === 'new-customer-billing-address' ? saved.newBilling : null;
  const isServers =
    config.isBillingAddressFromDataValid && saved.billingKey === null && !saved.billingSame;
  const draft = typed ?? (isServers ? draftFrom(config.billingAddressFromData) : null);
  if (draft === null) return null;
  const source = { type: 'new-customer-billing-address', createdAt: 0 } as const;
  return typedAddress(draft, source, config, email);
}

function startingBilling(
  config: CheckoutConfig,
  saved: SavedDraft,
  email: string,
): CheckoutState['billing'] {
  const draft = startingDraft(
    config,
    config.billingFields,
    config.billingAddressFromData,
    saved.billingDraft,
  );
  const before = savedBilling(config, saved, email);
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
    sameAsShipping: !config.isVirtual && before === null && saved.billingSame,
  };
}

/**
 * The initial checkout: the page's configuration, and what the shopper typed and chose on an earlier visit. `now` in
 * ms.
 */
export function startingState(
  config: CheckoutConfig,
  saved: SavedDraft,
  now: number,
): CheckoutState {
  const email =
    config.customer?.email ?? (saved.email || config.validatedEmail || saved.validatedEmail);
  const hasSaved = (config.customer?.addresses.length ?? 0) > 0;
  const newSource = { type: 'new-customer-address', createdAt: now } as const;
  const methods = config.paymentMethods;
  return {
    ...INITIAL_CHECKOUT,
    step: config.isVirtual ? 'payment' : 'shipping',
    email: {
      ...INITIAL_CHECKOUT.email,
      value: email,
      account: email !== '' && email === saved.checkedEmail ? 'exists' : 'unknown',
    },
    shipping: {
      ...INITIAL_CHECKOUT.shipping,
      choice: startingChoice(config, saved),
      draft: startingDraft(
        config,
        config.shippingFields,
        config.shippingAddressFromData,
        saved.newShipping ?? saved.shippingDraft,
      ),
      newAddress:
        hasSaved && saved.newShipping !== null
          ? typedAddress(saved.newShipping, newSource, config, email)
          : null,
    },
    billing: startingBilling(config, saved, email),
    payment: {
      ...INITIAL_CHECKOUT.payment,
      fields: saved.paymentFields,
      status: methods.length > 0 ? 'ready' : 'idle',
      methods,
      selected: pickPaymentMethod({
        methods,
        grandTotal: config.totals?.grandTotal ?? 0,
        current: null,
        stored: saved.paymentMethod,
      }),
    },
  };
}
