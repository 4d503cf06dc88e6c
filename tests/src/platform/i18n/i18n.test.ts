import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetReports } from '../../../../src/platform/console';
import {
  addPhrases,
  loadDictionary,
  onPhrasesChanged,
  phrasesVersion,
  t,
} from '../../../../src/platform/i18n/i18n';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetReports();
});

describe('t', () => {
  it('shows a phrase that nobody translated, filled [MSG-01]', () => {
    expect(t('Your order # is: %1.', ['12'])).toBe('Your order # is: 12.');
    expect(t('Hello %name', { name: 'Jo' })).toBe('Hello Jo');
  });

  it('uses the shop’s words and says that they came', () => {
    const listener = vi.fn();
    const stop = onPhrasesChanged(listener);
    const before = phrasesVersion();
    addPhrases({ 'Place Order': 'Bestellen', Broken: 3, Empty: '' });
    expect(t('Place Order')).toBe('Bestellen');
    expect(t('Broken')).toBe('Broken');
    expect(t('Empty')).toBe('Empty');
    expect(t('constructor')).toBe('constructor');
    expect(phrasesVersion()).toBeGreaterThan(before);
    stop();
    addPhrases({});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works on with the book of an earlier version on the same page', async () => {
    const key = Symbol.for('till.phrases');
    const present: unknown = Reflect.get(globalThis, key);
    Reflect.set(globalThis, key, { phrases: { Back: 'Zurück' }, version: 1, listeners: new Set() });
    vi.resetModules();
    const later = await import('../../../../src/platform/i18n/i18n');
    later.configurePhrases({ Next: 'Weiter' });
    expect([later.t('Back'), later.t('Next')]).toEqual(['Zurück', 'Weiter']);
    Reflect.set(globalThis, key, present);
  });

  it('reads the shop’s dictionary', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ Next: 'Weiter' })));
    await loadDictionary('/js-translation.json');
    expect(t('Next')).toBe('Weiter');
  });

  it('stays English with one warning when the dictionary cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })));
    await loadDictionary('/missing.json');
    await loadDictionary('/missing.json');
    expect(t('Shipping')).toBe('Shipping');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
