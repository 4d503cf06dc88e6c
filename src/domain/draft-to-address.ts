import { addressInline } from './address';
import { draftText } from './address-draft';
import { addressTexts } from './address-texts';
import type {
  Address,
  AddressDraft,
  AddressSource,
  CustomAttribute,
  Directory,
  FieldConfig,
} from './address.types';
import { customAttributesOf } from './custom-attributes';
import { findCountry, findRegion } from './regions';
import { shownDraft } from './shown-draft';

/** What an address needs in addition to the typed fields. */
export interface DraftContext {
  readonly source: AddressSource;
  readonly directory: Directory;
  readonly email: string | null;
  readonly customerId: number | null;
  /** The form's fields, which are all that is sent; without them, only an address's own parts are. */
  readonly fields?: readonly FieldConfig[];
}

/** An attribute's value as a form field's text: a ticked checkbox is `1`. */
const attributeDraft = (value: CustomAttribute['value']): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');

/**
 * The client address of what was typed, as far as the form shows it (ADDR-09 to ADDR-12). Texts are trimmed, empty street
 * lines removed.
 */
export function draftToAddress(typed: AddressDraft, context: DraftContext): Address {
  const draft = shownDraft(typed, context.directory, context.fields);
  const text = (name: string): string => draftText(draft, name).trim();
  const country = findCountry(context.directory, text('country_id'));
  const region = findRegion(country, text('region_id'));
  const address: Omit<Address, 'inline'> = {
    source: context.source,
    email: context.email,
    countryId: text('country_id'),
    regionId: region?.id ?? null,
    regionCode: region?.code ?? null,
    region: region?.name ?? (text('region') || null),
    customerId: context.customerId,
    street: draft.street.map((line) => line.trim()).filter((line) => line !== ''),
    ...addressTexts(text),
    vatId: text('vat_id'),
    saveInAddressBook: text('save_in_address_book') === '1' ? 1 : 0,
    customAttributes: customAttributesOf(draft, context.fields ?? []),
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
  return { ...address, inline: addressInline(address, country?.name) };
}

/** The form fields of an address, so that it can be edited again (ADDR-09). */
export function addressToDraft(address: Address): AddressDraft {
  const custom = Object.fromEntries(
    address.customAttributes.map(({ attribute_code, value }) => [
      attribute_code,
      attributeDraft(value),
    ]),
  );
  return {
    ...custom,
    street: [...address.street],
    country_id: address.countryId,
    region_id: address.regionId === null ? '' : String(address.regionId),
    // The name of a listed region is no text that the shopper typed.
    region: address.regionId === null ? (address.region ?? '') : '',
    ...addressTexts((name) => address[name]),
    vat_id: address.vatId,
    save_in_address_book: String(address.saveInAddressBook),
  };
}
