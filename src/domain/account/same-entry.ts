import type { Address } from '../address.types';

/** An address as a form of the account pages is sent: field name to value. */
export type PostedFields = Readonly<Record<string, string>>;

const plain = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ');

const streetOf = (posted: PostedFields): string =>
  Object.entries(posted)
    .filter(([name]) => /^street\[\d*\]$/.test(name))
    .map(([, line]) => plain(line))
    .filter((line) => line !== '')
    .join('\n');

/** A region is sent by its id where the country has regions, otherwise as text. */
function hasRegion({ regionId, region }: Address, posted: PostedFields): boolean {
  const id = plain(posted.region_id);
  if (id !== '' && id !== '0') return String(regionId ?? '') === id;
  return plain(region) === plain(posted.region);
}

/** Whether an address of the address book is what a form sent, defaults included (`default_billing: '1'`). */
export function isPosted(address: Address, posted: PostedFields): boolean {
  const texts: readonly (readonly [string, string])[] = [
    [address.prefix, 'prefix'],
    [address.firstname, 'firstname'],
    [address.middlename, 'middlename'],
    [address.lastname, 'lastname'],
    [address.suffix, 'suffix'],
    [address.company, 'company'],
    [address.telephone, 'telephone'],
    [address.fax, 'fax'],
    [address.city, 'city'],
    [address.postcode, 'postcode'],
    [address.countryId, 'country_id'],
    [address.vatId, 'vat_id'],
  ];
  return (
    texts.every(([value, name]) => !(name in posted) || plain(value) === plain(posted[name])) &&
    address.street.map(plain).filter(Boolean).join('\n') === streetOf(posted) &&
    hasRegion(address, posted) &&
    (plain(posted.default_billing) === '' || address.isDefaultBilling) &&
    (plain(posted.default_shipping) === '' || address.isDefaultShipping)
  );
}

/** The fields by which the server saves an address of the book once more, as the address form sends them. */
export function postedAddress(address: Address): PostedFields {
  const { regionId, region, street, isDefaultBilling, isDefaultShipping } = address;
  return {
    prefix: address.prefix,
    firstname: address.firstname,
    middlename: address.middlename,
    lastname: address.lastname,
    suffix: address.suffix,
    company: address.company,
    telephone: address.telephone,
    fax: address.fax,
    ...Object.fromEntries(street.map((line, index) => [`street[${String(index)}]`, line])),
    city: address.city,
    region_id: regionId === null ? '' : String(regionId),
    region: region ?? '',
    postcode: address.postcode,
    country_id: address.countryId,
    vat_id: address.vatId,
    ...(isDefaultBilling && { default_billing: '1' }),
    ...(isDefaultShipping && { default_shipping: '1' }),
  };
}
