import { expect, it } from 'vitest';
import { addressFinder } from '../../../src/domain/address-search';
import { savedAddress } from '../state/support/shop';

const entry = (inline: string) => ({ address: { ...savedAddress, inline, company: 'Olsen AS' } });
const entries = [
  entry('Jane Doe, Calle Larios 5, Málaga'),
  entry('Joe Roe, 5 Main St, Boston'),
  entry('Jane Roe, 12 Main St, Boston'),
];
const find = addressFinder(entries);

it.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['main boston', [1, 2]],
  ['jane BOSTON', [2]],
  ['malaga', [0]],
  ['olsen 12', [2]],
  ['555-0101', [0, 1, 2]],
  ['oslo', []],
  [' jane   larios ', [0]],
])('finds by %j whatever holds all its words', (query, expected) => {
  expect(find(query)).toEqual(expected.map((index) => entries[index]));
});
