import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts } from '../../../../src/domain/search/highlight';

const marked = (text: string, query: string) =>
  matchParts(text, query).flatMap((part) => (part.isMatch ? [part.text] : []));

describe('what is marked in a suggestion', () => {
  it('is every word of the query, in any case', () => {
    expect(marked('The Salt Road', 'salt ro')).toEqual(['Salt', 'Ro']);
    expect(marked('Seaside', 'sea seaside')).toEqual(['Seaside']);
    expect(marked('Über Öl', 'über')).toEqual(['Über']);
    expect(marked('Salt', ' ')).toEqual([]);
  });

  it('is nothing for a blank query: the text stays whole', () => {
    expect(matchParts('Salt', ' ')).toEqual([{ text: 'Salt', isMatch: false }]);
    expect(matchParts('', ' ')).toEqual([]);
    expect(matchParts('', 'salt')).toEqual([]);
  });

  it('cuts the text into no empty parts', () => {
    expect(matchParts('salt', '  salt  road ')).toEqual([{ text: 'salt', isMatch: true }]);
    expect(matchParts('a salt', 'salt')).toEqual([
      { text: 'a ', isMatch: false },
      { text: 'salt', isMatch: true },
    ]);
  });

  it('takes signs of patterns as they are', () => {
    expect(marked('C++ (2nd)', 'c++ (')).toEqual(['C++', '(']);
  });

  it('never loses or adds a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        expect(
          matchParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
