import { describe, expect, it } from 'vitest';

import { elementStates, stateOf, statesOf } from '../../../demo/gallery/states';
import { galleryElements } from '../../../demo/gallery/surface';

const tags = galleryElements.map(({ tag }) => tag);

describe('the states of the elements', () => {
  it.each(tags)('are declared for <%s>', (tag) => {
    expect(
      elementStates[tag]?.states ?? [],
      `The gallery does not know in which states <${tag}> can be. Add to elementStates in demo/gallery/states.ts:\n` +
        `  '${tag}': { page: 'plain', states: cart },\n` +
        `page: what its page prints ('plain', 'cart' or 'checkout'); states: a list that is there, or one of its own.`,
    ).not.toEqual([]);
  });

  it('are declared for elements that exist', () => {
    expect(tags).toEqual(expect.arrayContaining(Object.keys(elementStates)));
  });

  it.each(tags)('of <%s> have ids of their own and a sentence each', (tag) => {
    const { states } = statesOf(tag);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    for (const { shows } of states) expect(shows).toMatch(/^[A-Z].*\.$/);
  });

  it.each(['till-mini-cart', 'till-cart', 'till-checkout'])(
    'of <%s> go from one item to many, from waiting to failing',
    (tag) => {
      const ids = statesOf(tag).states.map(({ id }) => id);
      expect(ids).toEqual(
        expect.arrayContaining(['one', 'many', 'hostile', 'rtl', 'loading', 'error']),
      );
    },
  );

  it('of an element without any are one plain page, so that it can be shown', () => {
    expect(statesOf('till-unknown')).toMatchObject({ page: 'plain', states: [{ id: 'few' }] });
    expect(stateOf('till-unknown', 'many').id).toBe('few');
  });
});
