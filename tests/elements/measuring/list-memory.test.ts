import { beforeEach, describe, expect, it } from 'vitest';
import { readOrigins, rememberOrigin } from '../../../elements/measuring/list-memory';
import { commerceItem } from '../../support/commerce-item';

const list = (listId: string) => ({ listId, listName: listId });
const UNKNOWN = { listId: null, listName: null, categories: [] };

beforeEach(() => {
  sessionStorage.clear();
});

describe('the list that a product was opened from', () => {
  it('is the latest', () => {
    rememberOrigin(commerceItem(), list('search'));
    rememberOrigin(commerceItem({ categories: ['Mugs'] }), list('category_12'));
    expect(readOrigins()('9')).toEqual({ ...list('category_12'), categories: ['Mugs'] });
  });

  it('is unknown for other products, and for one without an id', () => {
    rememberOrigin(commerceItem({ productId: null }), list('search'));
    rememberOrigin(commerceItem(), list('search'));
    expect([readOrigins()('8'), readOrigins()(null)]).toEqual([UNKNOWN, UNKNOWN]);
  });

  it('is forgotten after fifty others', () => {
    for (let id = 0; id <= 50; id += 1) {
      rememberOrigin(commerceItem({ productId: String(id) }), list('search'));
    }
    expect([readOrigins()('0'), readOrigins()('1')]).toEqual([
      UNKNOWN,
      { ...list('search'), categories: [] },
    ]);
  });

  it.each([
    '{',
    '{"productId":"9"}',
    '[{"productId":"9","listId":{},"listName":"","categories":[]}]',
    '[null]',
  ])('is unknown where the storage contains %s', (text) => {
    sessionStorage.setItem('till-measured-lists', text);
    expect(readOrigins()('9')).toEqual(UNKNOWN);
  });

  it('of a hostile id is its own', () => {
    rememberOrigin(commerceItem({ productId: '__proto__' }), list('search'));
    expect(readOrigins()('__proto__').listId).toBe('search');
    expect(readOrigins()('constructor')).toEqual(UNKNOWN);
  });
});
