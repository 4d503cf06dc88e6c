import type { BookAddress, Customer } from '../domain/customers/customers';
import { findCountry } from '../domain/directory/countries';
import type { AddressBookData, AddressRow } from '../pages/account-forms/contract';

const LIMITS = [10, 20, 50];

const rowOf = (address: BookAddress): AddressRow => ({
  id: address.id,
  firstname: address.firstname ?? '',
  lastname: address.lastname ?? '',
  street: address.street.join(', '),
  city: address.city ?? '',
  country: findCountry(address.country_id)?.name ?? '',
  state: address.region ?? '',
  zip: address.postcode ?? '',
  phone: address.telephone ?? '',
});

/** A page of the address book; the newest of the further addresses come first. */
export function bookView(
  { default_billing, default_shipping }: Customer,
  book: readonly BookAddress[],
  asked: { readonly limit: number; readonly page: number },
): AddressBookData {
  const limit = LIMITS.includes(asked.limit) ? asked.limit : 10;
  const others = book
    .filter(({ id }) => id !== default_billing && id !== default_shipping)
    .reverse();
  const last = Math.max(1, Math.ceil(others.length / limit));
  const page = Number.isInteger(asked.page) ? Math.min(Math.max(asked.page, 1), last) : 1;
  const find = (wanted: number | null): AddressRow | null => {
    const address = book.find(({ id }) => id === wanted);
    return address ? rowOf(address) : null;
  };
  return {
    billing: find(default_billing),
    shipping: find(default_shipping),
    rows: others.slice((page - 1) * limit, page * limit).map(rowOf),
    total: others.length,
    limit,
    page,
  };
}

/** The initial values of the address form: an address of the book, or only the customer's name. */
export function formValues(
  customer: Customer,
  address: BookAddress | null,
): Readonly<Record<string, string>> {
  return {
    firstname: address?.firstname ?? customer.firstname,
    lastname: address?.lastname ?? customer.lastname,
    company: address?.company ?? '',
    telephone: address?.telephone ?? '',
    street_1: address?.street[0] ?? '',
    street_2: address?.street[1] ?? '',
    country_id: address?.country_id ?? 'US',
    region: address?.region ?? '',
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
  };
}
