import { expect, it } from 'vitest';

import { parseNumber } from '../../../../../src/domain/validation/more/parse-number';

it.each([
  ['12', 12],
  [' -1.5 ', -1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['1,5', 1.5],
  [',5', 0.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567,8', 1234567.8],
  ['1,234,567', 1234567],
  ['1,234,567.8', 1234567.8],
])('%j is the number %d', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

it.each(['', ' ', '-', '.', '1.2.3', '1.2,3.4', '5x', '1e3', '0x1F'])(
  '%j is no number',
  (typed) => {
    expect(parseNumber(typed)).toBeNaN();
  },
);
