import { addressBook, type BookAddress, type Customer } from '../domain/customers/customers';
import type { Database } from '../db/database';
import { filled } from '../support/fields';
import { isSubscribed } from '../domain/newsletter/subscribers';

function addressResponse(customer: Customer, address: BookAddress): object {
  return {
    id: address.id,
    customer_id: customer.id,
    region: {
      region_code: address.region_code,
      region: address.region,
      region_id: address.region_id ?? 0,
    },
    region_id: address.region_id ?? 0,
    country_id: address.country_id,
    street: address.street,
    ...filled({
      company: address.company,
      fax: address.fax,
      middlename: address.middlename,
      prefix: address.prefix,
      suffix: address.suffix,
      vat_id: address.vat_id,
    }),
    telephone: address.telephone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    ...(customer.default_shipping === address.id ? { default_shipping: true } : {}),
    ...(customer.default_billing === address.id ? { default_billing: true } : {}),
  };
}

/** A customer in responses of `customers/me`. */
export function customerResponse(db: Database, customer: Customer): object {
  const { default_billing, default_shipping } = customer;
  const created = customer.created_at.slice(0, 19).replace('T', ' ');
  return {
    id: customer.id,
    group_id: 1,
    ...(default_billing === null ? {} : { default_billing: String(default_billing) }),
    ...(default_shipping === null ? {} : { default_shipping: String(default_shipping) }),
    created_at: created,
    updated_at: created,
    created_in: 'Default Store View',
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    store_id: 1,
    website_id: 1,
    addresses: addressBook(db, customer.id).map((address) => addressResponse(customer, address)),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: isSubscribed(db, customer.email) },
  };
}
