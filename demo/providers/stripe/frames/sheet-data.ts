import type { ExpressCheckoutAddress } from '@stripe/stripe-js';

/** The content of the sandbox's wallets. */
export const SHOPPER = {
  name: 'Sandbox Shopper',
  email: 'shopper@example.com',
  phone: '+15555550100',
};

/** Addresses that the shopper can choose from. */
export const ADDRESSES: readonly ExpressCheckoutAddress[] = [
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

/** Cards of the wallet, by behaviour. */
export const CARDS: readonly { readonly number: string; readonly label: string }[] = [
  { number: '4242424242424242', label: 'Visa •••• 4242' },
  { number: '4000000000000002', label: 'Visa •••• 0002 (is declined)' },
  { number: '4000000000009995', label: 'Visa •••• 9995 (insufficient funds)' },
  { number: '4000002760003184', label: 'Visa •••• 3184 (asks for 3D Secure)' },
  { number: '4000000000000077', label: 'Visa •••• 0077 (is processed later)' },
];

/** An address on one line, for the sheet's list. */
export const addressLine = ({
  line1,
  city,
  postal_code,
  country,
}: ExpressCheckoutAddress): string => `${line1}, ${city} ${postal_code}, ${country}`;
