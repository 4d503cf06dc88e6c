import type { PayPalCardFieldsSubmitOptions } from '@paypal/paypal-js';
import type { Address } from '../../../domain/address.types';
import { billingDetails } from '../../../domain/payment/billing-details';

/** The cardholder's name and address as the provider takes them, from the billing address; without what is not known. */
export function cardBilling(billing: Address): PayPalCardFieldsSubmitOptions {
  const { name, address } = billingDetails(billing, '');
  const { line1, line2, city, state, postal_code, country } = address;
  const known = Object.entries({
    addressLine1: line1,
    addressLine2: line2,
    adminArea2: city,
    adminArea1: billing.regionCode ?? state,
    postalCode: postal_code,
    countryCode: country,
  }).filter(([, value]) => value !== null);
  return {
    ...(name === null ? {} : { name }),
    billingAddress: Object.fromEntries(known),
  };
}
