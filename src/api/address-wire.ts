import { addressTexts } from '../domain/address-texts';
import type { Address } from '../domain/address.types';

/** Sends only values that are set: undefined omits a key, null would be stored. */
const orNothing = <T>(value: T | null): T | undefined => value ?? undefined;

/**
 * An address in the format of cart calls: client names and a fixed list of fields, since an unknown field is a 400
 * (decision C13). A saved address includes its id, so that the server links the order to it.
 */
export const clientAddress = (address: Address): Readonly<Record<string, unknown>> => ({
  ...(address.source.type === 'customer-address' ? { customerAddressId: address.source.id } : {}),
  countryId: address.countryId,
  regionId: orNothing(address.regionId),
  regionCode: orNothing(address.regionCode),
  region: orNothing(address.region),
  customerId: orNothing(address.customerId),
  street: address.street,
  ...addressTexts((name) => address[name]),
  vatId: address.vatId,
  saveInAddressBook:
    address.source.type === 'customer-address' || address.customerId === null
      ? null
      : address.saveInAddressBook,
  ...(address.customAttributes.length === 0
    ? {}
    : {
        customAttributes: address.customAttributes.map(({ attribute_code, value }) => ({
          attribute_code,
          value,
        })),
      }),
});

/** An address in the format of `estimate-shipping-methods`: the server's names (RATE-12). */
export const estimateAddress = (address: Address): Readonly<Record<string, unknown>> => ({
  street: address.street,
  ...addressTexts((name) => address[name]),
  region_id: orNothing(address.regionId),
  region: orNothing(address.region),
  country_id: address.countryId,
  email: address.email === null || address.email === '' ? undefined : address.email,
  customer_id: orNothing(address.customerId),
  vat_id: address.vatId,
  custom_attributes: address.customAttributes.map(({ attribute_code, value }) => ({
    attribute_code,
    value,
  })),
  save_in_address_book: address.saveInAddressBook,
});
