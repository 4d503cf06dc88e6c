import { addressInline } from './address';
import { draftText } from './address-draft';
import { ADDRESS_TEXTS, addressTexts } from './address-texts';
import type {
  Address,
  AddressDraft,
  AddressSource,
  CustomAttribute,
  Directory,
  FieldConfig,
} from './address.types';
import { findCountry, findRegion } from './regions';

/** What an address needs in addition to the typed fields. */
export interface DraftContext {
  readonly source: AddressSource;
  readonly directory: Directory;
  readonly email: string | null;
  readonly customerId: number | null;
  /** The form's fields, which determine the type of custom attributes. */
  readonly fields?: readonly FieldConfig[];
}

const OWN_FIELDS: ReadonlySet<string> = new Set([
  ...ADDRESS_TEXTS,
  'street',
  'country_id',
  'region_id',
  'region',
  'region_code',
  'vat_id',
  'save_in_address_book',
]);

/** Whether this is a built-in field of an address; all others of a draft are custom attributes. */
export const isOwnField = (name: string): boolean => OWN_FIELDS.has(name);

/** A custom attribute by its field's type: a checkbox is a boolean, a choice has its label (ADDR-04, ADDR-05). */
function customAttribute(code: string, value: string, field?: FieldConfig): CustomAttribute {
  if (field?.control === 'checkbox') {
    return { attribute_code: code, value: value === '1', label: value === '1' ? 'Yes' : 'No' };
  }
  const label = field?.options.find((option) => option.value === value)?.label;
  return { attribute_code: code, value, ...(label === undefined ? {} : { label }) };
}

const customAttributesOf = (
  draft: AddressDraft,
  fields: readonly FieldConfig[],
): CustomAttribute[] =>
  Object.entries(draft).flatMap(([code, value]) =>
    isOwnField(code) || typeof value !== 'string' || value === ''
      ? []
      : customAttribute(
          code,
          value,
          fields.find(({ name }) => name === code),
        ),
  );

/** An attribute's value as a form field's text: a ticked checkbox is `1`. */
const attributeDraft = (value: CustomAttribute['value']): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');

/** The client address of what was typed (ADDR-09 to ADDR-12). Texts are trimmed, empty street lines removed. */
export function draftToAddress(draft: AddressDraft, context: DraftContext): Address {
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
    region: address.region ?? '',
    ...addressTexts((name) => address[name]),
    vat_id: address.vatId,
    save_in_address_book: String(address.saveInAddressBook),
  };
}
