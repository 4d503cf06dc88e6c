// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Configuration from '../../elements/configuration';
import type * as Translations from '../../elements/translations';
import type * as I18n from '../../src/platform/i18n/i18n';
import { readPageSource } from '../../src/platform/page/page-source';

const SHARED = ['till.configuration', 'till.phrases'];

/** Delivers the dictionary with this URL. */
let deliver: (url: string, phrases: Record<string, string>) => Promise<void>;
let page: typeof Configuration & typeof Translations & typeof I18n;

beforeEach(async () => {
  vi.resetModules();
  for (const name of SHARED) Reflect.deleteProperty(globalThis, Symbol.for(name));
  const waiting = new Map<string, (response: Response) => void>();
  vi.stubGlobal('fetch', (url: string) => new Promise((resolve) => waiting.set(url, resolve)));
  page = {
    ...(await import('../../elements/configuration')),
    ...(await import('../../elements/translations')),
    ...(await import('../../src/platform/i18n/i18n')),
  };
  deliver = async (url, phrases) => {
    const arrived = new Promise<void>((resolve) => {
      const stop = page.onPhrasesChanged(() => {
        stop();
        resolve();
      });
    });
    waiting.get(url)?.(Response.json(phrases));
    await arrived;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  for (const name of SHARED) Reflect.deleteProperty(globalThis, Symbol.for(name));
});

/** Starts the page with what was configured so far. */
function start(): void {
  const source = readPageSource(page.takeConfiguration());
  void page.loadTranslations({ ...source, dictionaryUrl: '/shop.json' }, 'en');
}

describe('phrases that a page’s script configures', () => {
  it('win over a dictionary that arrives after them [MSG-01]', async () => {
    start();
    page.configure({ phrases: { 'Place Order': 'Zahlungspflichtig bestellen' } });
    expect(page.t('Place Order')).toBe('Zahlungspflichtig bestellen');
    await deliver('/shop.json', { 'Place Order': 'Bestellen', Next: 'Weiter' });
    expect(page.t('Next')).toBe('Weiter');
    expect(page.t('Place Order')).toBe('Zahlungspflichtig bestellen');
  });

  it('win over a dictionary that is configured with them or later [MSG-01]', async () => {
    start();
    page.configure({ dictionaryUrl: '/own.json', phrases: { 'Place Order': 'Jetzt kaufen' } });
    page.configure({ phrases: { Next: 'Zur Kasse' } });
    await deliver('/own.json', { 'Place Order': 'Bestellen', Next: 'Weiter', Back: 'Zurück' });
    expect(['Place Order', 'Next', 'Back'].map((phrase) => page.t(phrase))).toEqual([
      'Jetzt kaufen',
      'Zur Kasse',
      'Zurück',
    ]);
  });

  it('are merged per phrase, with the page’s configuration and over calls [MSG-01]', async () => {
    document.head.innerHTML = `<script type="application/json" data-till-config>
      {"phrases":{"Back":"Retour","Next":"Verder","Close":"Dicht"}}</script>`;
    page.configure({ phrases: { Next: 'Door', Close: 'Sluiten' } });
    page.configure({ phrases: { Next: 'Volgende' } });
    page.configure({ storeCode: 'nl' });
    start();
    page.configure({ phrases: { 'Place Order': 'Kopen' } });
    await deliver('/shop.json', { Back: '1', Next: '2', Close: '3', 'Place Order': '4' });
    expect(['Back', 'Next', 'Close', 'Place Order'].map((phrase) => page.t(phrase))).toEqual([
      'Retour',
      'Volgende',
      'Sluiten',
      'Kopen',
    ]);
  });
});
