import { describe, expect, it } from 'vitest';
import {
  allowedTypes,
  numberError,
  securityCodeError,
  securityCodeOf,
} from '../../../../src/domain/payment/card-check';
import { cardTypes } from '../../../../src/domain/payment/card-types';

const INVALID = 'Please enter a valid credit card number.';
const NOT_ALLOWED = 'Please enter a valid credit card type number.';
const CODE = 'Please enter a valid credit card verification number.';

describe('numberError', () => {
  it.each(['', '4242', '4242 4242 4242 4241', '4242-4242-4242-4242', 'x'])(
    'refuses %j [CARD-23]',
    (number) => {
      expect(numberError(number, cardTypes)).toBe(INVALID);
    },
  );

  it('accepts only types of the list, named by code or by title [CARD-24]', () => {
    for (const names of [['VI', 'AE'], ['Visa', 'American Express'], [' visa ']]) {
      const allowed = allowedTypes(names);
      expect(numberError('4242 4242 4242 4242', allowed)).toBeNull();
      expect(numberError('5555 5555 5555 4444', allowed)).toBe(NOT_ALLOWED);
      expect(numberError('5555 5555 5555 4443', allowed)).toBe(INVALID);
    }
  });
});

describe('allowedTypes', () => {
  it('restricts nothing without a type that is known', () => {
    expect(allowedTypes([])).toBe(cardTypes);
    expect(allowedTypes(['OT', 'Other'])).toBe(cardTypes);
  });
});

describe('securityCodeError', () => {
  it.each([
    ['123', '', null],
    ['123', '4242', null],
    ['1234', '37', null],
    ['123', '37', CODE],
    ['1234', '4242', CODE],
    ['12', '', CODE],
    ['', '4242', CODE],
    ['12a', '4242', CODE],
    ['a12', '4242', CODE],
    [' 123', '4242', CODE],
  ])('of %j for %j is %j [CARD-28]', (code, number, error) => {
    expect(securityCodeError(code, number)).toBe(error);
  });
});

describe('securityCodeOf', () => {
  it.each([
    ['', 'CVV', 3],
    ['4242', 'CVV', 3],
    ['5555', 'CVC', 3],
    ['3782', 'CID', 4],
    ['6011 0', 'CID', 3],
    ['624', 'CVN', 3],
  ])('of %j is the %s with %i digits [CARD-01] [CARD-28]', (number, name, size) => {
    expect(securityCodeOf(number)).toEqual({ name, size });
  });
});
