import { describe, expect, it } from 'vitest';
import {
  hashOfSelection,
  addressSelection,
} from '../../../../src/domain/catalog/address-selection';
import type { ConfigurableAttribute } from '../../../../src/domain/catalog/catalog.types';

const attribute = (id: string, code: string, options: Readonly<Record<string, string>>) => ({
  id,
  code,
  label: code,
  changesImages: false,
  options: Object.entries(options).map(([option, label]) => ({
    id: option,
    label,
    swatch: null,
    products: [],
  })),
});
const attributes: readonly ConfigurableAttribute[] = [
  attribute('93', 'color', { 52: 'Dark Red', 53: 'Blue' }),
  attribute('142', 'size', { 167: 'XS' }),
];

describe('the choice in the address of a page [SWAT-15]', () => {
  it.each([
    ['#93=52', { 93: '52' }],
    ['93=52', { 93: '52' }],
    ['#color=53', { 93: '53' }],
    ['#color=dark+red&size=xs', { 93: '52', 142: '167' }],
    ['#93=53&142=167', { 93: '53', 142: '167' }],
    ['#color=DARK%20RED', { 93: '52' }],
    ['#color=#52', {}],
    ['#color=99&size=167', { 142: '167' }],
    ['#shape=52', {}],
    ['#color', {}],
    ['', {}],
  ])('%j is %j', (hash, expected) => {
    expect(addressSelection(hash, attributes)).toEqual(expected);
  });

  it('is written so that it can be read', () => {
    const selection = { 93: '52', 142: '167' };
    expect(hashOfSelection(selection)).toBe('#93=52&142=167');
    expect(addressSelection(hashOfSelection(selection), attributes)).toEqual(selection);
    expect(hashOfSelection({})).toBe('');
  });
});
