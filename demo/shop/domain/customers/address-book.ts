import type { StoredAddress } from '../carts/address';
import { emptyAddress } from '../carts/address';
import { findRegion } from '../directory/countries';
import { inTransaction, run, type Database } from '../../db/database';
import { findBookAddress, saveToBook, type BookAddress, type Customer } from './customers';

/** A submitted address form: its fields, and whether the address becomes a default. */
export interface AddressWish {
  readonly address: StoredAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

type Read = (name: string) => string;

const TEXTS = [
  'prefix',
  'firstname',
  'middlename',
  'lastname',
  'suffix',
  'company',
  'telephone',
  'fax',
  'city',
  'postcode',
  'country_id',
  'vat_id',
] as const;

/** Reads a submitted address form; `read` returns '' for a missing field. */
export function addressOfForm(read: Read): AddressWish {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, read(name).trim() || null]));
  const region = findRegion(Number(read('region_id')));
  const isOfCountry = region?.countryId === read('country_id');
  return {
    address: {
      ...emptyAddress,
      ...texts,
      street: [0, 1, 2]
        .map((line) => read(`street[${String(line)}]`).trim())
        .filter((line) => line !== ''),
      region: isOfCountry ? region.name : read('region').trim() || null,
      region_id: isOfCountry ? region.id : null,
      region_code: isOfCountry ? region.code : null,
    },
    isDefaultBilling: read('default_billing') !== '',
    isDefaultShipping: read('default_shipping') !== '',
  };
}

const asDefault = (db: Database, customerId: number, id: number, wish: AddressWish): void => {
  if (wish.isDefaultBilling)
    run(db, 'UPDATE customers SET default_billing = ? WHERE id = ?', id, customerId);
  if (wish.isDefaultShipping)
    run(db, 'UPDATE customers SET default_shipping = ? WHERE id = ?', id, customerId);
};

/** Adds an address to a customer's address book. */
export function addToBook(db: Database, customer: Customer, wish: AddressWish): void {
  inTransaction(db, () => {
    asDefault(db, customer.id, saveToBook(db, customer.id, wish.address), wish);
  });
}

/** Changes an address in a customer's address book. */
export function changeInBook(
  db: Database,
  customer: Customer,
  { id }: BookAddress,
  wish: AddressWish,
): void {
  inTransaction(db, () => {
    const text = JSON.stringify({ ...wish.address, email: null });
    run(db, 'UPDATE customer_addresses SET address_json = ? WHERE id = ?', text, id);
    asDefault(db, customer.id, id, wish);
  });
}

/** Deletes an address from a customer's address book; returns false when it is not in it. */
export function dropFromBook(db: Database, customer: Customer, id: number): boolean {
  if (findBookAddress(db, customer.id, id) === null) return false;
  inTransaction(db, () => {
    run(db, 'DELETE FROM customer_addresses WHERE id = ?', id);
    for (const use of ['default_billing', 'default_shipping'] as const) {
      if (customer[use] === id)
        run(db, `UPDATE customers SET ${use} = NULL WHERE id = ?`, customer.id);
    }
  });
  return true;
}
