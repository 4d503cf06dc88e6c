import { addressLine } from '../domain/customers/address-line';
import { addressBook, type BookAddress, type Customer } from '../domain/customers/customers';
import type { Database } from '../db/database';
import { isSubscribed } from '../domain/newsletter/subscribers';

function addressData(customer: Customer, address: BookAddress): object {
  return {
    id: String(address.id),
    customer_id: String(customer.id),
    company: address.company,
    prefix: address.prefix,
    firstname: address.firstname,
    lastname: address.lastname,
    middlename: address.middlename,
    suffix: address.suffix,
    street: address.street,
    city: address.city,
    region: {
      region: address.region,
      region_code: address.region_code,
      region_id: address.region_id ?? 0,
    },
    region_id: address.region_id === null ? null : String(address.region_id),
    postcode: address.postcode,
    country_id: address.country_id,
    telephone: address.telephone,
    fax: address.fax,
    default_billing: customer.default_billing === address.id ? true : null,
    default_shipping: customer.default_shipping === address.id ? true : null,
    inline: addressLine(address),
    custom_attributes: [],
    extension_attributes: {},
    vat_id: address.vat_id,
  };
}

/** `checkoutConfig.customerData`: the customer with addresses by id, or `[]` for a guest. */
export function customerData(db: Database, customer: Customer | null): object {
  if (!customer) return [];
  const { default_billing, default_shipping } = customer;
  const book = addressBook(db, customer.id);
  return {
    website_id: '1',
    email: customer.email,
    group_id: '1',
    store_id: '1',
    firstname: customer.firstname,
    lastname: customer.lastname,
    default_billing: default_billing === null ? null : String(default_billing),
    default_shipping: default_shipping === null ? null : String(default_shipping),
    addresses:
      book.length > 0
        ? Object.fromEntries(
            book.map((address) => [String(address.id), addressData(customer, address)]),
          )
        : [],
    id: String(customer.id),
    extension_attributes: { is_subscribed: isSubscribed(db, customer.email) },
  };
}
