import { ADDRESS_TEXTS, addressTexts } from '../address-texts';
import type { Address } from '../address.types';
import { ownValue } from '../own-value';

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
    ...ADDRESS_TEXTS.map((name) => [address[name], name] as const),
    [address.countryId, 'country_id'],
    [address.vatId, 'vat_id'],
  ];
  return (
    texts.every(
      ([value, name]) =>
        !Object.hasOwn(posted, name) || plain(value) === plain(ownValue(posted, name)),
    ) &&
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
    ...addressTexts((name) => address[name]),
    ...Object.fromEntries(street.map((line, index) => [`street[${String(index)}]`, line])),
    region_id: regionId === null ? '' : String(regionId),
    region: region ?? '',
    country_id: address.countryId,
    vat_id: address.vatId,
    ...(isDefaultBilling && { default_billing: '1' }),
    ...(isDefaultShipping && { default_shipping: '1' }),
  };
}
