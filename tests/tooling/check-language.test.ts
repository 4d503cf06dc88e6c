import { describe, expect, it } from 'vitest';

import { languageProblems } from '../../scripts/lib/phrases/check-language';
import type { Translations } from '../../scripts/lib/phrases/languages';

const problems = (language: string, translations: Translations, counted: string[] = []) =>
  languageProblems(language, translations, Object.keys(translations), counted);

describe('the translations into a language', () => {
  it('exist for every phrase', () => {
    expect(languageProblems('de', { Gone: 'Fort' }, ['Next'], [])).toEqual([
      '"Gone" is said by no element any more: npm run phrases',
      '"Next" is missing',
    ]);
    expect(languageProblems('de', {}, ['toString'], [])).toEqual(['"toString" is missing']);
    expect(problems('de', { Next: ' ' })).toEqual([
      '"Next" is empty',
      expect.stringMatching(/blank/),
    ]);
  });

  it('keep the placeholders, in any order, and trailing spaces', () => {
    expect(problems('de', { 'Page %1 of %2': 'Von %2 Seiten die Seite %1' })).toEqual([]);
    expect(problems('de', { 'save %1%': '%1% gespart', '{0} words': '{0} Wörter' })).toEqual([]);
    expect(problems('de', { 'Page %1 of %2': 'Seite %1' })).toEqual([
      '"Page %1 of %2" has the placeholders %1: "Seite %1"',
    ]);
    expect(problems('de', { 'Failed: ': 'Fehler:' })).toEqual([expect.stringMatching(/blank/)]);
  });

  it('have a form for each plural category of the language', () => {
    const counted = ['%1 items'];
    const forms = { one: '%1 rzecz', few: '%1 rzeczy', many: '%1 rzeczy', other: '%1 rzeczy' };
    expect(problems('pl', { '%1 items': forms }, counted)).toEqual([]);
    expect(problems('pl', { '%1 items': '%1 rzeczy' }, counted)).toEqual([
      '"%1 items" needs the forms few, many, one, other',
    ]);
    expect(problems('de', { '%1 items': forms }, counted)).toEqual([
      '"%1 items" has the forms few, many, one, other; it needs one, other',
    ]);
    expect(problems('ja', { '%1 items': '%1点' }, counted)).toEqual([]);
    expect(problems('pl', { '%1 items': forms })).toEqual([expect.stringMatching(/not chosen/)]);
  });

  it('may omit the number in a form for a single number', () => {
    const forms = { zero: '%1 x', one: 'x', two: 'xx', few: '%1 x', many: '%1 x', other: '%1 x' };
    expect(problems('ar', { '%1 items': forms }, ['%1 items'])).toEqual([]);
    expect(problems('ar', { '%1 items': { ...forms, few: 'x' } }, ['%1 items'])).toHaveLength(1);
  });
});
