// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { reword } from '../../../../../demo/shop/domain/language/phrases';
import { german } from '../../../../../demo/shop/data/german';
import { groups } from '../../../../../demo/shop/domain/settings/fields';
import { settingsFields } from '../../../../../demo/shop/domain/settings/settings';
import { ownPhrases, readBook } from '../../../../../scripts/lib/phrases/languages';
import { openShop, Visitor } from '../../../visitor';

describe('the shop in German', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    visitor.isScript = false;
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ language: 'de' }));
  });
  afterEach(() => {
    shop.close();
  });

  it('has a dictionary with the platform’s phrases only, without those that the elements ship', async () => {
    const { body } = await visitor.get<Record<string, string>>('/static/de_DE/js-translation.json');
    const book = readBook();
    expect(book.platform.filter((phrase) => !(phrase in body))).toEqual([]);
    expect(ownPhrases(book).filter((phrase) => phrase in body)).toEqual([]);
  });

  it('keeps the placeholders of each phrase', () => {
    const places = (text: string) => [...text.matchAll(/%\w+|\{\d\}/g)].map(String).sort();
    for (const [phrase, words] of german)
      expect([phrase, places(words)]).toEqual([phrase, places(phrase)]);
  });

  it('has texts for every switch', () => {
    const words = settingsFields.flatMap(([name, field]) =>
      name === 'clockOffset'
        ? []
        : [field.label, field.shows, ...('names' in field ? Object.values(field.names) : [])],
    );
    const missing = [...words, ...Object.values(groups)].filter((text) => !german.has(text));
    expect(missing, 'add these to demo/shop/data/de.json').toEqual([]);
  });

  it('uses it on its pages, and contains the URL of the elements’ dictionary', async () => {
    const home = (await visitor.get('/')).text;
    expect(home).toContain('lang="de-DE"');
    expect(home).toContain('"dictionaryUrl":"/static/de_DE/js-translation.json"');
    expect(home).toContain('Etwas Gutes für den langen Abend.');
    expect(home).toContain('placeholder="Titel und Namen suchen"');
    expect(home).toContain('>Schallplatten<');
    expect((await visitor.get('/customer/account/login/')).text).toContain('Anmelden</button>');
    expect((await visitor.get('/demo/')).text).toContain('Mindestbestellwert');
    const product = (await visitor.get('/daybook.html')).text;
    expect(product).toContain('data-busy="Wird hinzugefügt …">In den Warenkorb<');
    expect(product).toContain('> Bewertungen</span>');
    expect((await visitor.get('/gift-card-by-e-mail.html')).text).toContain('Name des Absenders');
    expect((await new Visitor(shop).get('/')).text).toContain(
      'Something good for the long evening.',
    );
  });
});

describe('a template in other words', () => {
  const say = (phrase: string) =>
    ({ 'Page %1 of %2 pages': 'Von %2 Seiten die Seite %1', Search: 'Suchen', Hint: 'Tipp' })[
      phrase
    ] ?? phrase;
  const render = (strings: TemplateStringsArray, ...values: string[]) => {
    const { strings: said, order } = reword(strings, say);
    return said
      .map((text, index) => text + (index < order.length ? (values[order[index] ?? 0] ?? '') : ''))
      .join('');
  };

  it('moves values within a phrase, and nothing else', () => {
    expect(
      render`<p class="${'a'}">${'icon'} Page ${'1'} of ${'2'} pages ${'b'}</p><i>${'c'}</i>`,
    ).toBe('<p class="a">icon Von 2 Seiten die Seite 1 b</p><i>c</i>');
    expect(render`<b>${'1'}, ${'2'}</b> ${'3'}`).toBe('<b>1, 2</b> 3');
    expect(render`plain`).toBe('plain');
  });

  it('rewords attributes that are read, and no others', () => {
    expect(render`<input name="Search" aria-label="Search" title="Hint" value="${'Search'}">`).toBe(
      '<input name="Search" aria-label="Suchen" title="Tipp" value="Search">',
    );
  });
});
