/** The fields that make a card. */
export type CardField = 'number' | 'expiry' | 'cvv';

/**
 * What is wrong with a field that is filled in (HOSTED-07, HOSTED-08, HOSTED-10), and with an empty one (HOSTED-11); the same
 * where a card is added in the account (ADDC-07).
 * @phrases
 */
export const INVALID_FIELD: Readonly<Record<CardField | 'empty', string>> = {
  number: 'Please enter a valid credit card number.',
  expiry: 'Incorrect credit card expiration date.',
  cvv: 'Please enter a valid credit card security code.',
  empty: 'This is a required field.',
};
