import type { Address } from '../../../domain/address.types';

/** An address of the quote as Apple's sheet and the provider take it (WALL-23); without what is not known. */
export function contactOf(
  {
    firstname,
    middlename,
    lastname,
    street,
    city,
    region,
    regionCode,
    postcode,
    countryId,
    telephone,
  }: Address,
  email: string,
): ApplePayJS.ApplePayPaymentContact {
  const given = [firstname, middlename].filter((part) => part !== '').join(' ');
  const fields: ApplePayJS.ApplePayPaymentContact = {
    givenName: given,
    familyName: lastname,
    addressLines: street.filter((line) => line !== ''),
    locality: city,
    administrativeArea: regionCode ?? region ?? '',
    postalCode: postcode,
    countryCode: countryId,
    phoneNumber: telephone,
    emailAddress: email,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
