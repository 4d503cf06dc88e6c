import { expect, it } from 'vitest';
import { checkQuantity } from '../../../src/domain/quantity';

it.each([
  ['3', 'changed'],
  [' 3 ', 'changed'],
  ['1.5', 'changed'],
  ['1,000', 'above-max'],
  ['1,5', 'unclear'],
  ['1,0000', 'unclear'],
  ['2', 'unchanged'],
  ['', 'invalid'],
  ['two', 'invalid'],
  ['3x', 'unclear'],
  ['1e3', 'unclear'],
  ['0', 'below-min'],
  ['0.5', 'below-min'],
  ['-1', 'below-min'],
  ['100', 'above-max'],
  ['99', 'changed'],
  ['1', 'changed'],
  ['00', 'below-min'],
])('"%s" instead of 2 is %s [MINI-07] [QTY-01] [QTY-02] [QTY-03]', (text, status) => {
  expect(checkQuantity(text, { original: 2, locale: 'en-US' }).status).toBe(status);
});

it('returns the number, and respects other limits [QTY-01]', () => {
  const en = { original: 2, locale: 'en-US' };
  expect(checkQuantity('1,5', { original: 2, locale: 'de-DE' })).toEqual({
    status: 'changed',
    qty: 1.5,
  });
  expect(checkQuantity('5', { ...en, min: 6 }).status).toBe('below-min');
  expect(checkQuantity('6', { ...en, min: 6 }).status).toBe('changed');
  expect(checkQuantity('0', { ...en, min: 0 }).status).toBe('below-min');
  expect(checkQuantity('0', { ...en, original: 0, min: 0 }).status).toBe('below-min');
  expect(checkQuantity('-2', { ...en, original: -2 }).status).toBe('below-min');
  expect(checkQuantity('5', { ...en, max: 4 }).status).toBe('above-max');
});
