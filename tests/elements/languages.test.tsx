import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startPage } from '../../elements/bootstrap';
import { IN_EVERY_PACK } from '../../elements/languages';
import { forgetReports } from '../../src/platform/console';
import { t } from '../../src/platform/i18n/i18n';
import '../../elements/catalog/till-search';

const part = (name: string) => {
  const path = `i18n/${name}.json`;
  return [path, () => `https://cdn.example/${path}`, `sha256-${name}`] as const;
};

const LANGUAGES = {
  tags: { catalog: 'till-price,till-gallery', account: 'till-address-book' },
  files: {
    de: { shop: part('de-shop') },
    pl: { shop: part('pl-shop') },
    'pt-BR': { shop: part('pt-shop') },
    nl: { shop: part('nl-shop'), catalog: part('nl-catalog'), account: part('nl-account') },
  },
};

const PLATFORM = {
  tags: { checkout: 'till-checkout' },
  files: {
    de: { shop: part('de-platform-shop'), rules: part('de-platform-rules') },
    nl: { shop: part('nl-platform-shop'), checkout: part('nl-platform-checkout') },
  },
};

/** A language pack, as far as Till recognises one by it. */
const PACK = Object.fromEntries(IN_EVERY_PACK.map((phrase) => [phrase, `„${phrase}“`]));

const fetched: { readonly url: string; readonly options: RequestInit | undefined }[] = [];
const urls = () => fetched.map(({ url }) => url.replace('https://cdn.example/i18n/', ''));

/** The served files by the end of their URL; everything else is not found. */
let files: Record<string, () => Response | Promise<Response>> = {};

/** A page in this language with the shop's own dictionary. */
function openPage(
  lang: string,
  phrases: Record<string, string> = PACK,
  config: object = { dictionaryUrl: '/js-translation.json' },
): void {
  document.documentElement.lang = lang;
  document.head.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify(config)}</script>`;
  files['js-translation.json'] ??= () => Response.json(phrases);
  startPage();
}

const shown = (phrase: string, text: string, ...parameters: number[]) =>
  waitFor(() => {
    expect(t(phrase, parameters)).toBe(text);
  });

beforeEach(() => {
  files = {};
  fetched.length = 0;
  vi.stubGlobal('__TILL_LANGUAGES__', LANGUAGES);
  vi.stubGlobal('__TILL_PLATFORM_LANGUAGES__', PLATFORM);
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    fetched.push({ url, options });
    const found = Object.entries(files).find(([name]) => url.endsWith(name));
    return (await found?.[1]()) ?? new Response('<html>', { status: 404 });
  });
});
afterEach(() => {
  // A page listens once to each of these.
  for (const use of ['focusin', 'input']) document.dispatchEvent(new Event(use));
  vi.unstubAllGlobals();
  forgetReports();
  document.body.innerHTML = '';
  document.documentElement.lang = '';
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  const book = Reflect.get(globalThis, Symbol.for('till.phrases')) as Record<string, unknown>;
  Object.assign(book, { phrases: Object.create(null) as object, own: undefined });
});

describe('a page in another language', () => {
  it('uses Till’s translations for phrases that the shop’s dictionary lacks [MSG-01]', async () => {
    files['de-shop.json'] = () => Response.json({ Undo: 'Rückgängig', 'Try Again': 'Erneut' });
    openPage('de-AT', { ...PACK, Undo: 'Zurücknehmen' });
    await shown('Try Again', 'Erneut');
    await shown('Undo', 'Zurücknehmen');
    expect(t('Nobody knows it')).toBe('Nobody knows it');
    const own = fetched.find(({ url }) => url.endsWith('de-shop.json'));
    expect(own?.options).toEqual({ credentials: 'omit', integrity: 'sha256-de-shop' });
  });

  it.each(['/assets/till', './assets/till/', 'https://shop.example/assets/till'])(
    'loads the files from the folder %s that the page names',
    async (filesUrl) => {
      openPage('nl-NL', PACK, { dictionaryUrl: '/js-translation.json', filesUrl });
      await waitFor(() => {
        expect(urls()).toContain('https://shop.example/assets/till/i18n/nl-shop.json');
      });
    },
  );

  it.each([
    ['is no URL', 'https://['],
    ['cannot be found from the code, which is no module', undefined],
  ])('stays English where the folder of the files %s, and says so', async (_case, filesUrl) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const noModule = (): string => new URL('x.json', undefined).href;
    const nl = { shop: ['i18n/nl-shop.json', noModule, 'sha256-x'] };
    vi.stubGlobal('__TILL_LANGUAGES__', { tags: {}, files: { nl } });
    openPage('nl-NL', PACK, { dictionaryUrl: '/js-translation.json', filesUrl });
    await waitFor(() => {
      expect(String(warn.mock.calls)).toContain('The translations i18n/nl-shop.json could not');
    });
    expect(t('Undo')).toBe('Undo');
  });

  it('falls back to the nearest language, then to English', async () => {
    files['pt-shop.json'] = () => Response.json({ Undo: 'Desfazer' });
    openPage('pt-PT');
    await shown('Undo', 'Desfazer');
    Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
    fetched.length = 0;
    openPage('sv-SE');
    await waitFor(() => {
      expect(urls()).toEqual(['/js-translation.json']);
    });
  });

  it('loads no translations in English', async () => {
    openPage('en-GB');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(urls()).toEqual(['/js-translation.json']);
  });

  it('loads a part once, when an element that needs it is on the page', async () => {
    files['nl-shop.json'] = () => Response.json({});
    files['nl-catalog.json'] = () => Response.json({ 'Tier prices': 'Staffelprijzen' });
    files['nl-account.json'] = () => Response.json({ 'Address Book': 'Adresboek' });
    document.body.innerHTML = '<till-price></till-price>';
    openPage('nl');
    await shown('Tier prices', 'Staffelprijzen');
    expect(urls()).not.toContain('nl-account.json');
    document.body.innerHTML = '<till-address-book></till-address-book>';
    const ready = () =>
      document
        .querySelector('till-address-book')
        ?.dispatchEvent(new CustomEvent('till-element-ready', { bubbles: true }));
    ready();
    ready();
    await shown('Address Book', 'Adresboek');
    expect(urls().filter((url) => url === 'nl-account.json')).toHaveLength(1);
  });

  it('selects the plural form for a number', async () => {
    const forms = { one: '%1 rzecz', few: '%1 rzeczy', many: '%1 rzeczy!', other: '%1 rzeczy?' };
    files['pl-shop.json'] = () => Response.json({ '%1 items': forms, '%1 links': { other: 'x' } });
    openPage('pl');
    await shown('%1 items', '2 rzeczy', 2);
    expect(t('%1 items', [1])).toBe('1 rzecz');
    expect(t('%1 items', ['22'])).toBe('22 rzeczy');
    expect(t('%1 items', [5])).toBe('5 rzeczy!');
    expect(t('%1 items', ['1.5'])).toBe('1.5 rzeczy?');
    expect(t('%1 links', [5])).toBe('x');
  });
});

describe('the platform’s phrases', () => {
  const platformFiles = () => urls().filter((url) => url.includes('platform'));
  const ownArrived = () => shown('Undo', 'Rückgängig');

  beforeEach(() => {
    files['de-shop.json'] = () => Response.json({ Undo: 'Rückgängig' });
    files['de-platform-shop.json'] = () =>
      Response.json({ Price: 'Preis', 'Place Order': 'Jetzt kaufen', Undo: 'Zurück' });
  });

  it('are not loaded for a shop with a language pack', async () => {
    openPage('de');
    await shown('Sign In', '„Sign In“');
    await ownArrived();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(platformFiles()).toEqual([]);
  });

  it('are the last source where the dictionary lacks a phrase of every pack [MSG-01]', async () => {
    openPage('de', { 'Place Order': 'Kaufen' });
    await shown('Price', 'Preis');
    expect(t('Place Order')).toBe('Kaufen');
    const file = fetched.find(({ url }) => url.endsWith('de-platform-shop.json'));
    expect(file?.options).toEqual({ credentials: 'omit', integrity: 'sha256-de-platform-shop' });
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is a page', () => new Response('<!doctype html><title>Oops</title>')],
    ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
  ])('are used when the dictionary %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    files['js-translation.json'] = answer;
    openPage('de', {});
    await shown('Price', 'Preis');
  });

  it('are used on a page that names no dictionary', async () => {
    openPage('de', {}, {});
    await shown('Price', 'Preis');
  });

  it('wait for a slow dictionary, but not for one that never answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    files['js-translation.json'] = () => new Promise(() => undefined);
    openPage('de', {});
    await ownArrived();
    await vi.advanceTimersByTimeAsync(4000);
    expect(platformFiles()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    await shown('Price', 'Preis');
    vi.useRealTimers();
  });

  it('come in parts, those of rare validation rules when a field is used', async () => {
    files['de-platform-rules.json'] = () => Response.json({ 'Empty Value.': 'Leerer Wert.' });
    document.body.innerHTML = '<input>';
    openPage('de', {});
    await shown('Price', 'Preis');
    expect(urls()).not.toContain('de-platform-rules.json');
    const field = document.querySelector('input');
    field?.focus();
    await shown('Empty Value.', 'Leerer Wert.');
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(urls().filter((url) => url === 'de-platform-rules.json')).toHaveLength(1);
  });

  it('of an element are loaded with the element', async () => {
    files['nl-platform-shop.json'] = () => Response.json({ Price: 'Prijs' });
    files['nl-platform-checkout.json'] = () => Response.json({ Next: 'Volgende' });
    openPage('nl', {});
    await shown('Price', 'Prijs');
    expect(urls()).not.toContain('nl-platform-checkout.json');
    document.body.innerHTML = '<till-checkout></till-checkout>';
    document
      .querySelector('till-checkout')
      ?.dispatchEvent(new CustomEvent('till-element-ready', { bubbles: true }));
    await shown('Next', 'Volgende');
  });
});

describe('a file that differs from the build', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['is a page', () => new Response('<!doctype html><title>Oops</title>')],
    ['ends early', () => new Response('{"Undo":"Rück')],
    ['is a list', () => Response.json(['Undo'])],
    ['has another hash', () => Promise.reject(new TypeError('integrity'))],
  ])('changes nothing when it %s', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    files['de-shop.json'] = answer;
    openPage('de', { ...PACK, 'Place Order': 'Kaufen' });
    await waitFor(() => {
      expect(warn.mock.calls.join()).toContain('i18n/de-shop.json could not be read');
    });
    expect(t('Undo')).toBe('Undo');
    expect(t('Place Order')).toBe('Kaufen');
  });

  it('changes no more than phrases', async () => {
    files['de-shop.json'] = () =>
      new Response(
        '{"__proto__":"x","constructor":"y","Undo":7,"Clear":"","Total":null,"Try Again":["a"],"%1 items":{"other":3},"Card":"<b>Karte</b>"}',
      );
    openPage('de');
    await shown('Card', '<b>Karte</b>');
    for (const phrase of ['Undo', 'Clear', 'Total', 'Try Again']) expect(t(phrase)).toBe(phrase);
    expect(t('%1 items', [2])).toBe('2 items');
    expect(t('toString')).toBe('toString');
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});

it('updates texts when translations arrive late, without replacing fields', async () => {
  let arrive: (response: Response) => void = () => undefined;
  files['de-shop.json'] = () => new Promise((resolve) => (arrive = resolve));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openPage('de');
  document.body.innerHTML =
    '<till-search><form action="/search/"><input name="q" placeholder="Titles"></form></till-search>';
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  await userEvent.type(input, 'salt');
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined();
  arrive(Response.json({ Clear: '<i>Leeren</i>' }));
  expect(await screen.findByRole('button', { name: '<i>Leeren</i>' })).toBeDefined();
  expect(screen.getByRole('combobox')).toBe(input);
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('salt');
  expect(document.querySelector('i')).toBeNull();
});
