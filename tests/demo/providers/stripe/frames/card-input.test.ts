import { describe, expect, it } from 'vitest';

import {
  formatExpiry,
  formatNumber,
} from '../../../../../demo/providers/shared/frames/card-format';
import {
  checkCode,
  checkExpiry,
  checkNumber,
} from '../../../../../demo/providers/stripe/frames/card-input';

describe('formatNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242421', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['4a2-4', '424'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });
});

describe('formatExpiry', () => {
  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12 / 34', '12 / 34'],
    ['12/34', '12 / 34'],
    ['12 / ', '12'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
});

describe('checks', () => {
  it.each([
    ['4242 4242 4242 4242', null],
    ['4242 4242 4242 424', 'incomplete_number'],
    ['4242 4242 4242 4241', 'invalid_number'],
    ['3782 822463 10005', null],
  ])('number %s: %s', (text, code) => {
    expect(checkNumber(text)?.code ?? null).toBe(code);
  });

  it.each([
    ['12 / 40', null],
    ['13 / 40', 'incomplete_expiry'],
    ['12 / 4', 'incomplete_expiry'],
    ['12 / 20', 'invalid_expiry_year_past'],
  ])('expiry %s: %s', (text, code) => {
    expect(checkExpiry(text)?.code ?? null).toBe(code);
  });

  it.each([
    ['123', '4242', null],
    ['12', '4242', 'incomplete_cvc'],
    ['123', '3782', 'incomplete_cvc'],
    ['1234', '3782', null],
  ])('code %s of a card %s: %s', (text, number, code) => {
    expect(checkCode(() => number)(text)?.code ?? null).toBe(code);
  });
});
