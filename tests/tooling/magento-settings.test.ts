import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { areas, files, hosts, listedFor, pagesOf, read, xml } from './magento/module';

const system = xml('etc/adminhtml/system.xml');
const fieldsOf = (group: string) => [...system.querySelectorAll(`group[id="${group}"] > field`)];
const defaultsOf = (group: string) =>
  [...(xml('etc/config.xml').querySelector(`till_elements > ${group}`)?.children ?? [])].map(
    ({ localName }) => localName,
  );

/** The rows of a dictionary, as the platform reads them: two quoted columns. */
function rowsOf(file: string): readonly (readonly [string, string])[] {
  return read(file)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, phrase, translation] = /^"((?:[^"]|"")+)","((?:[^"]|"")+)"$/.exec(line) ?? [];
      if (phrase === undefined || translation === undefined) throw new Error(`${file}: ${line}`);
      return [phrase.replaceAll('""', '"'), translation.replaceAll('""', '"')] as const;
    });
}

/** The phrases of an XML file: the children and attributes that its `translate` attributes name. */
function phrasesOfXml(file: string): readonly string[] {
  return [...xml(file).querySelectorAll('[translate]')].flatMap((element) =>
    (element.getAttribute('translate') ?? '').split(' ').map((name) => {
      const child = [...element.children].find(({ localName }) => localName === name);
      return child?.textContent ?? element.getAttribute(name) ?? '';
    }),
  );
}

const phrases = [
  ...files('etc', '.xml').flatMap(phrasesOfXml),
  ...[...files('view', '.phtml'), ...files('Model', '.php')].flatMap((file) =>
    [...read(file).matchAll(/__\('([^']+)'/g)].map(([, phrase = '']) => phrase),
  ),
];

describe('the settings of the Magento module', () => {
  it.each(['areas', 'files'])('have a field and a default for each of %s', (group) => {
    expect(fieldsOf(group).length).toBeGreaterThan(0);
    expect(fieldsOf(group).map(({ id }) => id)).toEqual(defaultsOf(group));
  });

  it('have a value per store view', () => {
    for (const one of system.querySelectorAll('section, group, field'))
      for (const scope of ['showInDefault', 'showInWebsite', 'showInStore'])
        expect(one.getAttribute(scope), `${scope} of ${one.id}`).toBe('1');
  });

  it('turn an area on or off, and each is read for pages', () => {
    for (const field of fieldsOf('areas'))
      expect(field.querySelector('source_model')?.textContent).toMatch(/\\Yesno$/);
    expect([...pagesOf('luma').keys()]).toEqual(areas);
  });

  it('are read where the files are', () => {
    const reads = [...read('ViewModel/Settings.php').matchAll(/\$this->read(?:Hash)?\('(\w+)'\)/g)];
    expect(reads.map(([, name]) => name).sort()).toEqual([...defaultsOf('files')].sort());
  });

  it('are checked when they are saved, each file of the settings by a class of its own', () => {
    for (const field of fieldsOf('files')) {
      const [, name = ''] =
        /^Till\\Elements\\Model\\Config\\(\w+)$/.exec(
          field.querySelector('backend_model')?.textContent ?? '',
        ) ?? [];
      expect(files('Model/Config', '.php'), field.id).toContain(`Model/Config/${name}.php`);
    }
  });

  it('take RequireJS only off pages that they replace', () => {
    const lean = listedFor('needed').get('lean');
    expect([...(lean?.keys() ?? [])]).toEqual([...(pagesOf('luma').get('lean')?.keys() ?? [])]);
    for (const [page, area] of lean ?? [])
      expect(pagesOf('luma').get(area)?.has(page), `${page} of ${area}`).toBe(true);
  });

  it('allow hosts on pages that an area changes, or on every page', () => {
    for (const [area, pages] of Object.entries(hosts))
      for (const page of Object.keys(pages))
        expect(pagesOf('luma').get(area)?.has(page), `${page} of ${area}`).toBe(true);
  });

  it('are protected by a resource that the rights of administrators know', () => {
    const resource = system.querySelector('section > resource')?.textContent ?? '';
    expect(xml('etc/acl.xml').querySelector(`[id="${resource}"]`)).not.toBeNull();
  });
});

describe('the phrases of the Magento module', () => {
  it('are marked for translation', () => {
    for (const text of system.querySelectorAll('label, comment'))
      expect(text.parentElement?.getAttribute('translate'), text.textContent).toContain(
        text.localName,
      );
  });

  const LANGUAGES = [
    'ar_SA',
    'de_DE',
    'es_ES',
    'fr_FR',
    'it_IT',
    'ja_JP',
    'nl_NL',
    'pl_PL',
    'pt_BR',
  ];

  it.each(LANGUAGES)('are all in the dictionary of %s, which has no others', (locale) => {
    expect(phrases).not.toContain('');
    const known = rowsOf(`i18n/${locale}.csv`);
    expect(known.map(([phrase]) => phrase).sort()).toEqual([...new Set(phrases)].sort());
    for (const [phrase, translation = ''] of known) {
      expect(translation.trim(), phrase).not.toBe('');
      for (const kept of phrase.match(/npx [\w-]+|https:\S+\/|sha384-|integrity/g) ?? [])
        expect(translation, phrase).toContain(kept);
    }
  });

  it('have a dictionary for each language of the elements', () => {
    const locales = files('i18n', '.csv').map((file) => file.replace(/^i18n\/|\.csv$/g, ''));
    expect(locales.sort()).toEqual(LANGUAGES);
    const spoken = readdirSync('src/i18n').filter((file) =>
      /^[a-z]{2}(?:-[A-Z]{2})?\.json$/.test(file),
    );
    expect(LANGUAGES.map((locale) => locale.slice(0, 2))).toEqual(
      spoken.map((file) => file.slice(0, 2)).sort(),
    );
  });
});
