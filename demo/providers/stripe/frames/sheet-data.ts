import type { ExpressCheckoutAddress } from '@stripe/stripe-js';

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
