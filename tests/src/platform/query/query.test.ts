import { describe, expect, it } from 'vitest';
import { buildQuery } from '../../../../src/platform/query/query-string';
import { searchCriteria } from '../../../../src/platform/query/search-criteria';

describe('buildQuery', () => {
  it.each([
    ['nested values [QUERY-02]', { a: { b: [1, 'x'] } }, 'a%5Bb%5D%5B0%5D=1&a%5Bb%5D%5B1%5D=x'],
    ['booleans [QUERY-03]', { a: true, b: false }, 'a=1&b=0'],
    ['nothing for null [QUERY-04]', { a: null, b: undefined, c: '' }, 'c='],
    ['spaces [QUERY-05]', { 'a b': 'c d+e' }, 'a+b=c+d%2Be'],
  ])('writes %s', (_name, data, query) => {
    expect(buildQuery(data)).toBe(query);
  });

  it('writes spaces as %20 in raw mode [QUERY-06]', () => {
    expect(buildQuery({ a: 'b c' }, { raw: true })).toBe('a=b%20c');
  });

  it('refuses functions [QUERY-07]', () => {
    expect(() => buildQuery({ a: { b: () => 1 } })).toThrow(
      'There was an error processing for http_build_query().',
    );
  });
});

describe('searchCriteria', () => {
  it('is one filter group of "in" filters [QUERY-01]', () => {
    expect(searchCriteria({ entity_id: [1, 2] })).toEqual({
      searchCriteria: {
        filterGroups: [{ filters: [{ field: 'entity_id', value: '1,2', condition_type: 'in' }] }],
      },
    });
  });
});
