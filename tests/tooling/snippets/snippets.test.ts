import { execFileSync, spawnSync } from 'node:child_process';

import { JSDOM } from 'jsdom';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

import { allMetas } from '../../../elements/all-meta';
import { sharedCssProperties } from '../../../elements/manifests/shared-surface';
import { scriptsIn, SNIPPET_PAGES, snippetsOf, type Snippet } from '../../../scripts/lib/snippets';
import { NOT_RUN, reasonFor } from './not-run';
import { typeErrors, type Script } from './type-check';

const all = SNIPPET_PAGES.flatMap(snippetsOf);
const checked = all.filter((snippet) => reasonFor(snippet) === undefined);
const inLanguage = (...languages: readonly string[]): readonly Snippet[] =>
  checked.filter(({ language }) => languages.includes(language));

/** The scripts of a snippet: itself, or what its markup contains. */
function scriptsOf({ language, code }: Snippet): readonly string[] {
  if (['js', 'ts', 'tsx'].includes(language)) return [code];
  return [...code.matchAll(/<script(?:\s(?:setup|lang="ts"))+>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .concat(language === 'html' ? scriptsIn(code) : []);
}

const kindOf = ({ language }: Snippet): string =>
  language === 'tsx' ? 'tsx' : ['js', 'html'].includes(language) ? 'js' : 'ts';

const scripts: readonly (Script & { readonly id: string })[] = inLanguage(
  ...['js', 'ts', 'tsx', 'html', 'vue', 'svelte'],
).flatMap((snippet) =>
  scriptsOf(snippet).map((code, index) => ({
    id: snippet.id,
    name: `${snippet.id.replaceAll(/\W+/g, '-')}-${index}.${kindOf(snippet)}`,
    code,
  })),
);

describe('the snippets of the documentation', () => {
  it('are all run or read by a test, or listed with the reason why not', () => {
    const known = ['js', 'ts', 'tsx', 'html', 'vue', 'svelte', 'css', 'json', 'xml', 'php'];
    expect(checked.filter(({ language }) => !known.includes(language))).toEqual([]);
    const uses = Object.keys(NOT_RUN).filter((key) =>
      all.some(({ id, file, language }) => [id, file, `language:${language}`].includes(key)),
    );
    expect(uses).toEqual(Object.keys(NOT_RUN));
    expect(checked.length).toBeGreaterThan(50);
  });

  describe('agree with the types of the package', () => {
    const errors = typeErrors(scripts);

    it.each(scripts)('$id', ({ name, code }) => {
      // A line may show a mistake.
      const wrong = code
        .split('\n')
        .flatMap((line, index) => (/\/\/ error:/.test(line) ? [index + 1] : []));
      const found = errors.get(name) ?? [];
      expect(found.filter((error) => !wrong.includes(Number.parseInt(error, 10)))).toEqual([]);
      expect(found).toHaveLength(wrong.length);
    });

    it('which are those that the reader’s own names have', () => {
      expect(errors.get('reader.ts')).toEqual([]);
    });
  });

  it('a wrong call would be found', () => {
    const code = "(window.till ||= []).push((till) => { till.on('till-order-plced', () => {}); });";
    expect(typeErrors([{ name: 'wrong.js', code }]).get('wrong.js')).toHaveLength(1);
  });

  const properties = new Set<string>(
    [...sharedCssProperties, ...allMetas.flatMap(({ cssProperties = [] }) => cssProperties)].map(
      ({ name }) => name,
    ),
  );

  it.each(inLanguage('css'))('$id is CSS with properties that exist', ({ file, code }) => {
    expect(() => transform({ filename: file, code: Buffer.from(code) })).not.toThrow();
    const named = [...code.matchAll(/(--till-[\w-]+):/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !properties.has(name))).toEqual([]);
  });

  it.each(inLanguage('json'))('$id is JSON', ({ code }) => {
    const text = code.startsWith('{') ? code : `{${code}}`;
    expect(() => {
      JSON.parse(text);
    }).not.toThrow();
  });

  it.each(inLanguage('html').filter(({ code }) => code.includes('application/json')))(
    '$id contains JSON',
    ({ code }) => {
      const { document } = new JSDOM(code).window;
      for (const { textContent } of document.querySelectorAll('[type="application/json"]')) {
        expect(() => {
          JSON.parse(textContent);
        }).not.toThrow();
      }
    },
  );

  it.each(inLanguage('xml'))('$id is well-formed', ({ code }) => {
    const text = code.includes('<page') ? code : `<head>${code}</head>`;
    const { DOMParser } = new JSDOM('').window;
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  });

  it.runIf(spawnSync('php', ['-v']).status === 0).each(inLanguage('php'))(
    '$id has no syntax errors in PHP',
    ({ code }) => {
      expect(execFileSync('php', ['-l'], { input: code, encoding: 'utf8' })).toContain('No syntax');
    },
  );
});
