import { describe, expect, it } from 'vitest';
import {
  cardErrorText,
  fieldError,
  isLiabilityShifted,
} from '../../../../../src/payments/paypal/card-fields/card-errors';

const flags = (changes: object) => ({ isEmpty: false, isValid: true, ...changes });
const stateOf = (name: string, changes: object) => ({ fields: { [name]: flags(changes) } });
const GENERAL = /^Your payment was not successful\. Ensure you have entered your details correctly/;

describe('a card field', () => {
  it.each([
    ['number', 'cardNumberField', 'Please enter a valid credit card number.'],
    ['expiry', 'cardExpiryField', 'Incorrect credit card expiration date.'],
    ['cvv', 'cardCvvField', 'Please enter a valid credit card security code.'],
  ] as const)(
    'of the %s says that it is not valid [HOSTED-07] [HOSTED-08] [HOSTED-10]',
    (field, name, text) => {
      expect(fieldError(stateOf(name, { isValid: false }), field)).toBe(text);
      expect(fieldError(stateOf(name, {}), field)).toBeNull();
    },
  );

  it.each([
    ['number', 'cardNumberField'],
    ['expiry', 'cardExpiryField'],
    ['cvv', 'cardCvvField'],
  ] as const)('of the %s says that it is required [HOSTED-11]', (field, name) => {
    const state = stateOf(name, { isEmpty: true, isValid: false });
    expect(fieldError(state, field)).toBe('This is a required field.');
  });

  it.each([null, undefined, {}, { fields: null }, { fields: { cardNumberField: 'x' } }])(
    'is not valid where the provider says nothing of it: %j [HOSTED-02]',
    (state) => {
      expect(fieldError(state, 'number')).toBe('Please enter a valid credit card number.');
    },
  );
});

describe('an error of the provider', () => {
  it.each([
    [{ details: [{ issue: 'POSTAL_CODE_REQUIRED' }] }],
    [{ code: 'POSTAL_CODE_REQUIRED' }],
    [new Error('{"details":[{"issue":"POSTAL_CODE_REQUIRED"}]}')],
  ])('asks for the postal code, case %# [HOSTED-15]', (error) => {
    expect(cardErrorText(error)).toBe('Postal code is required.');
  });

  it('asks for the city [HOSTED-16]', () => {
    expect(cardErrorText({ details: [{ issue: 'CITY_REQUIRED' }] })).toBe('City is required.');
  });

  it.each([
    [undefined],
    [null],
    ['POSTAL_CODE_REQUIRED'],
    [{ details: [{ issue: 'CARD_DECLINED' }, null, 'x'] }],
    [{ details: 'POSTAL', message: 7 }],
    [new Error('<b>no</b>')],
  ])('has a general text otherwise, case %# [HOSTED-13]', (error) => {
    expect(cardErrorText(error)).toMatch(GENERAL);
  });
});

describe('what the bank has answered', () => {
  it.each([
    ['POSSIBLE', true],
    ['YES', true],
    [null, true],
    ['NO', false],
    ['UNKNOWN', false],
    ['', false],
  ])('%s: the payment goes on: %s [WALL-05]', (shift, goesOn) => {
    expect(isLiabilityShifted(shift)).toBe(goesOn);
  });
});
