/** The one who pays in the sandboxes. */
export const SHOPPER = {
  name: 'Sandbox Shopper',
  email: 'shopper@example.com',
  phone: '+15555550100',
};

/** An address of the shopper. */
export interface ShopperAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
}

/** Addresses that the shopper can choose from. */
export const ADDRESSES: readonly ShopperAddress[] = [
  {
    line1: '1 Main St',
    line2: null,
    city: 'Beverly Hills',
    state: 'CA',
    postal_code: '90210',
    country: 'US',
  },
  {
    line1: '350 Fifth Avenue',
    line2: 'Floor 2',
    city: 'New York',
    state: 'NY',
    postal_code: '10118',
    country: 'US',
  },
  {
    line1: 'Torstraße 1',
    line2: null,
    city: 'Berlin',
    state: 'Berlin',
    postal_code: '10119',
    country: 'DE',
  },
  {
    line1: '10 High Street',
    line2: null,
    city: 'London',
    state: '',
    postal_code: 'SW1A 1AA',
    country: 'GB',
  },
];
