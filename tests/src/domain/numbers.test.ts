import { expect, it } from 'vitest';
import { readNumber } from '../../../src/domain/numbers';

it.each([
  ['en-US', '7', 7],
  ['en-US', ' 1.5 ', 1.5],
  ['en-US', '.5', 0.5],
  ['en-US', '2.', 2],
  ['en-US', '-3', -3],
  ['en-US', '1,000', 1000],
  ['en-US', '1,234,567.5', 1_234_567.5],
  ['en-US', '1.000', 1],
  ['en-US', '1,5', null],
  ['en-US', '1,00', null],
  ['en-US', '1,0000', null],
  ['en-US', '10,00,000', null],
  ['en-US', '1 000', null],
  ['en-US', '1.2.3', null],
  ['en-US', '1,000,', null],
  ['en-US', '1e3', null],
  ['en-US', '0x10', null],
  ['en-US', '', null],
  ['en-US', 'two', null],
  ['de-DE', '1,5', 1.5],
  ['de-DE', '1,000', 1],
  ['de-DE', '1.000', 1000],
  ['de-DE', '1.000,5', 1000.5],
  ['de-DE', '1000,5', 1000.5],
  ['de-DE', '1.5', 1.5],
  ['de-DE', '1.5.0', null],
  ['es-ES', '1.000', 1000],
  ['fr-FR', '1 000,5', 1000.5],
  ['de-CH', "1'000.5", 1000.5],
  ['en-IN', '12,34,567', 1_234_567],
  ['en-IN', '1,234,567', null],
])('in %s "%s" is %s', (locale, text, number) => {
  expect(readNumber(text, locale)).toBe(number);
});
