import { describe, expect, it } from 'vitest';

import { mergeSelectors } from '../../../demo/try-on/selectors-file';
import { lumaSwaps } from '../../../demo/try-on/swaps';

const swapOf = (text: string, tag: string) => mergeSelectors(text).find((swap) => swap.tag === tag);

describe('a file of selectors', () => {
  it('changes what it names and leaves the rest', () => {
    const swaps = mergeSelectors('{"till-mini-cart": "#bag", "till-cart": null}');
    expect(swaps).toHaveLength(lumaSwaps.length - 1);
    expect(swaps[0]).toEqual({ ...lumaSwaps[0], select: '#bag' });
    expect(swaps.map(({ tag }) => tag)).not.toContain('till-cart');
  });

  it('can set the location of a tag and its attributes', () => {
    const text = '{"till-cart": {"on": "body.basket", "attributes": {"load": "visible"}}}';
    expect(swapOf(text, 'till-cart')).toEqual({
      tag: 'till-cart',
      select: '.cart-container',
      on: 'body.basket',
      attributes: { load: 'visible' },
    });
  });

  it('replaces all places of a tag by one or by a list', () => {
    const placesIn = (text: string) =>
      mergeSelectors(text).filter(({ tag }) => tag === 'till-wishlist-button');
    expect(placesIn('{}').length).toBeGreaterThan(1);
    expect(placesIn('{"till-wishlist-button": ".wish"}')).toEqual([
      { tag: 'till-wishlist-button', select: '.wish', on: 'body', how: 'around' },
    ]);
    const text = '{"till-wishlist-button": [".wish", {"select": ".later", "how": "inside"}]}';
    expect(placesIn(text).map(({ select, how }) => [select, how])).toEqual([
      ['.wish', 'around'],
      ['.later', 'inside'],
    ]);
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'not a list'],
    ['7', 'Invalid type'],
    ['{"cart": "#a"}', '“cart” is no tag of Till'],
    ['{"till-cart": "a[["}', 'till-cart: “a[[” is no CSS selector'],
    ['{"till-cart": {"selector": "#a"}}', 'till-cart'],
    ['{"till-cart": 7}', 'till-cart'],
    ['{"till-cart": [7]}', 'till-cart'],
    ['{"till-cart": {"how": "beside"}}', 'till-cart'],
    ['{"till-new": {"on": "body"}}', 'till-new needs "select"'],
  ])('is refused when it is %s', (text, complaint) => {
    expect(() => mergeSelectors(text)).toThrow(complaint);
  });
});
