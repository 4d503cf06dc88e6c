import type { StoredAddress } from '../carts/address';

interface DemoCustomer {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly addresses: readonly Partial<StoredAddress>[];
  /** Index into `addresses`. */
  readonly defaultShipping?: number;
  readonly defaultBilling?: number;
}

/** The demo's own customers; the login page shows them. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'jane@example.com',
    password: 'Secret123!',
    firstname: 'Jane',
    lastname: 'Doe',
    defaultShipping: 0,
    defaultBilling: 1,
    addresses: [
      {
        firstname: 'Jane',
        lastname: 'Doe',
        company: 'Acme',
        street: ['1 Sunset Blvd', 'Apt 2'],
        city: 'Los Angeles',
        region: 'California',
        region_id: 12,
        region_code: 'CA',
        postcode: '90034',
        country_id: 'US',
        telephone: '555-0101',
      },
      {
        firstname: 'Jane',
        lastname: 'Doe',
        street: ['5 Broadway'],
        city: 'New York',
        region: 'New York',
        region_id: 43,
        region_code: 'NY',
        postcode: '10001',
        country_id: 'US',
        telephone: '555-0102',
      },
    ],
  },
  {
    email: 'sam@example.com',
    password: 'Secret123!',
    firstname: 'Sam',
    lastname: 'Okafor',
    addresses: [],
  },
];
