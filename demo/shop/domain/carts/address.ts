import { findCountry, findRegion, findRegionByCode } from '../directory/countries';
import { dataObject, optionalId, optionalText, type Fields } from '../../support/fields';
import { wrongType } from '../../support/rest-error';

/** An address in the shop's database. Missing fields are null; a region id of 0 was sent as 0. */
export interface StoredAddress {
  readonly country_id: string | null;
  readonly region: string | null;
  readonly region_id: number | null;
  readonly region_code: string | null;
  readonly street: readonly string[];
  readonly company: string | null;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly middlename: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly vat_id: string | null;
  readonly email: string | null;
  readonly customer_address_id: number | null;
  readonly save_in_address_book: 0 | 1;
  /** Extension attributes of a shipping address; omitted without any. */
  readonly extension?: Readonly<Record<string, string>>;
}

export const emptyAddress: StoredAddress = {
  country_id: null,
  region: null,
  region_id: null,
  region_code: null,
  street: [],
  company: null,
  telephone: null,
  fax: null,
  postcode: null,
  city: null,
  firstname: null,
  lastname: null,
  middlename: null,
  prefix: null,
  suffix: null,
  vat_id: null,
  email: null,
  customer_address_id: null,
  save_in_address_book: 0,
};

const KNOWN = [
  ...Object.keys(emptyAddress),
  'id',
  'customer_id',
  'same_as_billing',
  'custom_attributes',
  'extension_attributes',
];

/** Extension attributes that modules of the shop know: those of pickup and of the examples. */
const EXTENSIONS = ['pickup_location_code', 'parcel_shop_code'];

/** Extension attributes with a value; refuses those that are not in `known`. */
export const extensionOf = (
  value: unknown,
  known: readonly string[],
): Pick<StoredAddress, 'extension'> => {
  const fields = dataObject(value, known);
  const given = Object.keys(fields).flatMap((name): [string, string][] => {
    const text = optionalText(fields, name);
    return text === null || text === '' ? [] : [[name, text]];
  });
  return given.length === 0 ? {} : { extension: Object.fromEntries(given) };
};

function streetOf(fields: Fields): readonly string[] {
  const { street } = fields;
  if (street === undefined || street === null) return [];
  if (!Array.isArray(street)) throw wrongType('street', 'string', 'string[]');
  return street.map((line) => (typeof line === 'string' ? line : ''));
}

/** Makes region id, code and name consistent for a known region; a code alone is enough to find it. */
function regionOf(fields: Fields): Pick<StoredAddress, 'region' | 'region_id' | 'region_code'> {
  const countryId = optionalText(fields, 'country_id');
  const name = optionalText(fields, 'region');
  const code = optionalText(fields, 'region_code');
  const id = optionalId(fields, 'region_id');
  const region = id ? findRegion(id) : findRegionByCode(countryId ?? '', code ?? '');
  if (region) return { region: region.name, region_id: region.id, region_code: region.code };
  return { region: name, region_id: id, region_code: code ?? name };
}

/**
 * Reads an address of a request (snake_case or camelCase).
 * Refuses unknown properties and wrong types, but not missing ones (`endpoints.md` §1.1).
 */
export function parseAddress(value: unknown): StoredAddress {
  const fields = dataObject(value, KNOWN);
  return {
    country_id: optionalText(fields, 'country_id'),
    ...regionOf(fields),
    street: streetOf(fields),
    company: optionalText(fields, 'company'),
    telephone: optionalText(fields, 'telephone'),
    fax: optionalText(fields, 'fax'),
    postcode: optionalText(fields, 'postcode'),
    city: optionalText(fields, 'city'),
    firstname: optionalText(fields, 'firstname'),
    lastname: optionalText(fields, 'lastname'),
    middlename: optionalText(fields, 'middlename'),
    prefix: optionalText(fields, 'prefix'),
    suffix: optionalText(fields, 'suffix'),
    vat_id: optionalText(fields, 'vat_id'),
    email: optionalText(fields, 'email'),
    customer_address_id: optionalId(fields, 'customer_address_id'),
    save_in_address_book: optionalId(fields, 'save_in_address_book') === 1 ? 1 : 0,
    ...extensionOf(fields.extension_attributes, EXTENSIONS),
  };
}

/** Whether the shop sells to the address's country. */
export function hasKnownCountry(address: StoredAddress): boolean {
  return findCountry(address.country_id) !== null;
}
