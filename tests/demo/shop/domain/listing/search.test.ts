// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  completions,
  searchProducts,
  spellings,
} from '../../../../../demo/shop/domain/listing/search';

describe('searching', () => {
  it('finds titles, makers, genres and formats, titles first', () => {
    expect(searchProducts('salt road')[0]?.name).toBe('The Salt Road');
    expect(searchProducts('CALLUM rae')).toHaveLength(2);
    expect(searchProducts('double lp').every(({ edition }) => edition === 'Double LP')).toBe(true);
    const [first, ...rest] = searchProducts('moss');
    expect(first?.name).toBe('A Field Guide to Moss');
    expect(rest.map(({ name }) => name)).not.toContain('A Field Guide to Moss');
  });

  it('requires every word, and at least one', () => {
    expect(searchProducts('salt zzzz')).toEqual([]);
    expect(searchProducts(' "<>" ')).toEqual([]);
  });
});

describe('completing what is typed', () => {
  it('gives known terms with a word that starts so, and how much each finds', () => {
    const terms = completions('LIG');
    expect(terms.map(({ title }) => title)).toContain('harbour lights, slowly');
    for (const { title, count } of completions('the')) {
      expect([title, count]).toEqual([title, searchProducts(title).length]);
      expect(count).toBeGreaterThan(0);
    }
  });

  it('gives eight at most and none for nothing', () => {
    expect(completions('a')).toHaveLength(8);
    expect(completions('  ')).toEqual([]);
    expect(completions('<b>ba"g')).toEqual([]);
  });
});

describe('spelling', () => {
  it('corrects spelling', () => {
    expect(spellings('orchrad').map(({ title }) => title)).toContain('orchard');
    expect(spellings('lighthose').map(({ title }) => title)[0]).toBe('lighthouse');
    expect(spellings('xqxqxqxq')).toEqual([]);
  });
});
