import { describe, expect, it } from 'vitest';

import { shapeDifferences } from '../../../scripts/lib/contract/shape';

describe('the shapes of two responses', () => {
  it('agree while only values differ', () => {
    const recorded = { id: 80, qty: 2, name: 'Bag', items: [{ sku: 'A' }], note: null };
    const actual = { id: 3, qty: 1, name: 'Book', items: [{ sku: 'B' }], note: null };
    expect(shapeDifferences(recorded, actual)).toEqual([]);
  });

  it('differ where a key is missing or too many', () => {
    expect(shapeDifferences({ a: 1, b: { c: 1 } }, { a: 1, b: {}, d: 1 })).toEqual([
      'body.b.c is missing',
      "body.d is not the server's",
    ]);
  });

  it('differ where a number is a text, and null an empty list', () => {
    expect(shapeDifferences({ qty: 1, customer: [] }, { qty: '1', customer: null })).toEqual([
      'body.qty is text, not number',
      'body.customer is null, not []',
    ]);
  });

  it('differ where a list is empty or filled, and where yes is no', () => {
    expect(shapeDifferences([], [1])).toEqual(['body is filled, not []']);
    expect(shapeDifferences({ list: [1] }, { list: [] })).toEqual(['body.list is [], not filled']);
    expect(shapeDifferences({ success: true }, { success: false })).toEqual([
      'body.success is false, not true',
    ]);
  });

  it('are reported once for all entries of a list', () => {
    expect(shapeDifferences([{ id: '1' }, { id: '2' }], [{ id: 1 }, { id: 2 }])).toEqual([
      'body[].id is number, not text',
    ]);
  });

  it('hold lists of different length against each other by all their entries', () => {
    const recorded = [{ code: 'a' }, { code: 'b', area: 'footer' }];
    expect(shapeDifferences(recorded, [{ code: 'x' }])).toEqual(['body[].area is missing']);
    expect(shapeDifferences(recorded, [{ code: 'x', area: 'footer' }])).toEqual([]);
  });

  it('look into JSON that is sent as a text', () => {
    const recorded = { options: '[{"label":"Size","value":"M"}]' };
    expect(shapeDifferences(recorded, { options: '[{"label":"Size"}]' })).toEqual([
      'body.options(json)[].value is missing',
    ]);
  });

  it('compare dictionaries of ids by what their entries are', () => {
    const recorded = { US: { name: 'a', regions: { 12: { code: 'CA' } } }, GB: { name: 'b' } };
    const actual = { DE: { name: 'c', regions: { 80: { code: 'BE' } } }, data_id: 1 };
    expect(shapeDifferences(recorded, actual)).toEqual([]);
    expect(shapeDifferences(recorded, { DE: { name: 'c' } })).toEqual([
      'body.*.regions is missing',
    ]);
  });

  it('compare texts for shoppers exactly, except for their numbers', () => {
    const recorded = { message: 'The fewest you may purchase is 6.' };
    expect(shapeDifferences(recorded, { message: 'The fewest you may purchase is 3.' })).toEqual(
      [],
    );
    expect(shapeDifferences(recorded, { message: 'Too few.' })).toEqual([
      'body.message says "Too few.", not "The fewest you may purchase is 6."',
    ]);
  });
});
