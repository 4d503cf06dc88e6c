import { describe, expect, it } from 'vitest';
import { cardTypes } from '../../../../src/domain/payment/card-types';
import { cardErrors, cardOf } from '../../../../src/domain/payment/card-entry';

const now = new Date(2026, 10, 23);
const good = { number: '4242 4242 4242 4242', expiry: '04 / 27', securityCode: '123', name: 'Ada' };

describe('cardErrors', () => {
  it('finds none in a good card', () => {
    expect(Object.values(cardErrors(good, cardTypes, now))).toEqual([null, null, null, null]);
  });

  it('names what is wrong with each field [CARD-23] [CARD-25] [CARD-28]', () => {
    const empty = { number: '', expiry: '', securityCode: '', name: ' ' };
    expect(cardErrors(empty, cardTypes, now)).toEqual({
      number: 'Please enter a valid credit card number.',
      expiry: 'Incorrect credit card expiration month.',
      securityCode: 'Please enter a valid credit card verification number.',
      name: 'This is a required field.',
    });
  });

  it('requires no value in a field that is not shown', () => {
    const errors = cardErrors({ ...good, securityCode: null, name: null }, cardTypes, now);
    expect(errors).toMatchObject({ securityCode: null, name: null });
  });

  it('takes the size of the security code from the number [CARD-28]', () => {
    const amex = { ...good, number: '3782 822463 10005' };
    expect(cardErrors(amex, cardTypes, now).securityCode).not.toBeNull();
    expect(cardErrors({ ...amex, securityCode: ' 1234 ' }, cardTypes, now).securityCode).toBeNull();
  });
});

describe('cardOf', () => {
  it('is what the shopper typed, without spaces, with the type of the number [CARD-17] [CARD-19]', () => {
    expect(
      cardOf({ ...good, expiry: '2027-04', securityCode: ' 123 ', name: ' Ada ' }, now),
    ).toEqual({
      number: '4242424242424242',
      type: 'VI',
      month: 4,
      year: 2027,
      securityCode: '123',
      name: 'Ada',
    });
    expect(cardOf({ ...good, securityCode: null, name: null }, now)).toMatchObject({
      securityCode: null,
      name: null,
    });
  });
});
