import type {
  Address,
  AddressDraft,
  AddressSource,
  CustomAttribute,
  Directory,
  FieldConfig,
} from './address.types';
import { findCountry, findRegion } from './regions';

/** What a typed address must know beside its own fields. */
export interface DraftContext {
  readonly source: AddressSource;
  readonly directory: Directory;
  readonly email: string | null;
  readonly customerId: number | null;
  /** The fields of the form, which tell what a custom attribute holds. */
  readonly fields?: readonly FieldConfig[];
}

const OWN_FIELDS = new Set([
  'street',
  'country_id',
  'region_id',
  'region',
  'region_code',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'save_in_address_book',
]);

/** Key of an address (ADDR-06): `customer-address12`, else its type alone. */
export const addressKey = (address: Address): string =>
  address.source.type === 'customer-address'
    ? `customer-address${String(address.source.id)}`
    : address.source.type;

/** Key that tells two new addresses apart: type and time of creation in ms; saved ones as in `addressKey`. */
export const addressCacheKey = (address: Address): string =>
  address.source.type === 'customer-address'
    ? addressKey(address)
    : `${address.source.type}${String(address.source.createdAt)}`;

/** Whether both are the same saved address, or the very same new one (BILL-06). */
export const isSameAddress = (a: Address, b: Address): boolean =>
  addressCacheKey(a) === addressCacheKey(b);

/** The address in one line, as the shop writes it (ADDR-07); street lines beyond the third are left out (ADDR-13). */
export function addressInline(
  address: Omit<Address, 'inline'>,
  countryName: string = address.countryId,
): string {
  const words = (...parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null && part.trim() !== '').join(' ');
  return [
    words(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix),
    words(...address.street.slice(0, 3)),
    address.city,
    words(address.region, address.postcode),
    countryName,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Text of a draft's field; `street.0` names the first street line. A field that was never typed is `''`. */
export function draftText(draft: AddressDraft, name: string): string {
  const [field = '', line] = name.split('.');
  const value = draft[field];
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return value[Number(line ?? 0)] ?? '';
}

/** Regions that were selected for other countries, as `US:12`; a list, so that it is never taken for a field. */
const LEFT = 'regions_left';

/** The draft in another country: the region selected for it before, if any, and the one of this country put by. */
function inCountry(draft: AddressDraft, countryId: string): AddressDraft {
  const before = draftText(draft, 'country_id');
  const regionId = draftText(draft, 'region_id');
  const kept = draft[LEFT];
  const others = (typeof kept === 'object' ? kept : []).filter(
    (entry) => !entry.startsWith(`${before}:`),
  );
  const left = regionId === '' ? others : [...others, `${before}:${regionId}`];
  const back = left.find((entry) => entry.startsWith(`${countryId}:`));
  return {
    ...draft,
    country_id: countryId,
    region_id: back?.slice(countryId.length + 1) ?? '',
    ...(left.length > 0 && { [LEFT]: left }),
  };
}

/** The fields of a draft alone, as they may be stored. */
export function draftFields({ [LEFT]: _left, ...fields }: AddressDraft): AddressDraft {
  return fields;
}

/**
 * The draft with one field typed. A change of country puts the region aside that was selected for the other one, and
 * takes it up again when the shopper returns; a region typed as text is kept (decision C58).
 */
export function withDraftText(draft: AddressDraft, name: string, value: string): AddressDraft {
  const [field = '', line] = name.split('.');
  if (field === 'street') {
    const index = Number(line ?? 0);
    const length = Math.max(draft.street.length, index + 1);
    const street = Array.from({ length }, (_, i) =>
      i === index ? value : (draft.street[i] ?? ''),
    );
    return { ...draft, street };
  }
  if (field === 'country_id' && draftText(draft, 'country_id') !== value) {
    return inCountry(draft, value);
  }
  return { ...draft, [field]: value };
}

/** A custom attribute as its field holds it: a box is true or false, a choice is called by its label (ADDR-04, ADDR-05). */
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
    OWN_FIELDS.has(code) || typeof value !== 'string' || value === ''
      ? []
      : customAttribute(
          code,
          value,
          fields.find(({ name }) => name === code),
        ),
  );

/** What a custom attribute says to the shopper: a phrase, or a text of the shop (ADDR-05). */
export function attributeText({ value, label }: CustomAttribute): string {
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null ? '' : String(value);
}

/** The text of an attribute's value in a form: a box that is ticked is `1`. */
const attributeDraft = (value: CustomAttribute['value']): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');

/** The client address of what was typed (ADDR-09 to ADDR-12). Texts are trimmed, empty street lines left out. */
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
    company: text('company'),
    telephone: text('telephone'),
    fax: text('fax'),
    postcode: text('postcode'),
    city: text('city'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    middlename: text('middlename'),
    prefix: text('prefix'),
    suffix: text('suffix'),
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
    company: address.company,
    telephone: address.telephone,
    fax: address.fax,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    middlename: address.middlename,
    prefix: address.prefix,
    suffix: address.suffix,
    vat_id: address.vatId,
    save_in_address_book: String(address.saveInAddressBook),
  };
}

/**
 * An empty form: the shop's default country, everything else blank. The default region and postcode are where the shop
 * reckons tax before an address is known; filled in, they would send parcels there.
 */
export const emptyDraft = (directory: Directory): AddressDraft => ({
  street: [''],
  country_id: directory.defaultCountryId,
});

/** A part of an address that the server asks for before it places an order. */
export type AddressPart =
  'firstname' | 'lastname' | 'street' | 'city' | 'country_id' | 'region' | 'postcode' | 'telephone';

/**
 * What an address still lacks; empty when it is complete. Saving the shipping step accepts nearly anything, and only
 * placing the order refuses, so this is asked first. The region is needed only where the country says so, as an id
 * where the country has regions, else as text (SHIP-16, REGN-01); the postcode unless it is optional (FORM-03).
 */
export function missingAddressParts(address: Address, directory: Directory): AddressPart[] {
  const country = findCountry(directory, address.countryId);
  const missing: AddressPart[] = [];
  if (address.firstname === '') missing.push('firstname');
  if (address.lastname === '') missing.push('lastname');
  if (address.street.every((line) => line.trim() === '')) missing.push('street');
  if (address.city === '') missing.push('city');
  if (address.countryId === '') missing.push('country_id');
  if (country?.regionRequired === true) {
    const lacksRegion =
      country.regions.length > 0 ? address.regionId === null : (address.region ?? '') === '';
    if (lacksRegion) missing.push('region');
  }
  if (address.postcode === '' && country?.postcodeOptional !== true) missing.push('postcode');
  if (address.telephone === '') missing.push('telephone');
  return missing;
}
