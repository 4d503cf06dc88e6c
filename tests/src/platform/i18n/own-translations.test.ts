import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addPhrases,
  onPhrasesChanged,
  phrasesVersion,
  t,
} from '../../../../src/platform/i18n/i18n';
import { ownTranslations } from '../../../../src/platform/i18n/own-translations';

const items = (count: number) => t(count === 1 ? '%1 item' : '%1 items', [count]);

afterEach(() => {
  // The page's book is shared by all tests.
  ownTranslations('en')({});
});

describe('Till’s own translations', () => {
  it('are used where the shop has none, and give way to the shop’s', () => {
    ownTranslations('de')({ 'Undo it': 'Rückgängig', 'Shop phrase': 'Till' });
    expect(t('Undo it')).toBe('Rückgängig');
    addPhrases({ 'Shop phrase': 'Laden' });
    expect(t('Shop phrase')).toBe('Laden');
    expect(t('Nobody knows %1', ['this'])).toBe('Nobody knows this');
  });

  it('select the form of a counted phrase by the rules of the language', () => {
    const forms = { one: '%1 produkt', few: '%1 produkty', many: '%1 produktów', other: '%1 szt.' };
    ownTranslations('pl')({ '%1 item': forms, '%1 items': forms });
    expect([1, 3, 5, 1.5].map(items)).toEqual([
      '1 produkt',
      '3 produkty',
      '5 produktów',
      '1.5 szt.',
    ]);
    expect(t('%count items', { count: 3 }), 'not translated').toBe('3 items');
  });

  it('count by a parameter with a name, too', () => {
    ownTranslations('de')({ '%count left': { one: 'eins', other: '%count übrig' } });
    expect(t('%count left', { count: 1 })).toBe('eins');
    expect(t('%count left', { count: 2 })).toBe('2 übrig');
    expect(t('%count left'), 'without a number').toBe('%count übrig');
  });

  it('use the general form where a language’s own is missing, and English where both are', () => {
    ownTranslations('de')({ '%1 items': { other: '%1 Stück' }, '%1 item': { one: 5 } });
    expect(items(2)).toBe('2 Stück');
    expect(items(1)).toBe('1 item');
  });

  it('come in several files, and announce each', () => {
    const listener = vi.fn();
    const stop = onPhrasesChanged(listener);
    const before = phrasesVersion();
    const add = ownTranslations('de');
    add({ First: 'Erstes' });
    add({ Second: 'Zweites' });
    stop();
    expect([t('First'), t('Second')]).toEqual(['Erstes', 'Zweites']);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(phrasesVersion()).toBe(before + 2);
  });

  it('leave out what is neither a text nor forms, and no name of a prototype is one', () => {
    ownTranslations('de')({ 'A number': 3, Nothing: null, 'Empty text': '', Good: 'Gut' });
    expect(['A number', 'Nothing', 'Empty text', 'Good', 'toString'].map((one) => t(one))).toEqual([
      'A number',
      'Nothing',
      'Empty text',
      'Gut',
      'toString',
    ]);
  });

  it.each([null, 'text', 5, [['a', 'b']]])('are not a file with %j', (file) => {
    expect(() => {
      ownTranslations('de')(file);
    }).toThrow(TypeError);
  });
});
