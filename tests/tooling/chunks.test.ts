import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rollup, type OutputChunk, type Plugin } from 'rollup';
import { describe, expect, it } from 'vitest';

import { chunkReport, misplaced } from '../../rollup/chunk-report.mjs';
import { chunks } from '../../rollup/chunks.mjs';
import { pagesOf, placeFrom, readPlaces } from '../../rollup/places.mjs';
import { tagInputs, tagsPlugin } from '../../rollup/tags-plugin.mjs';
import { allMetas } from '../../elements/all-meta';

const PLACES = {
  'till-bag': placeFrom({ tag: 'till-bag', area: 'every', file: 'core' }),
  'till-note': placeFrom({ tag: 'till-note', area: 'every', file: 'common' }),
  'till-photo': placeFrom({ tag: 'till-photo', area: 'product', file: 'area' }),
  'till-kind': placeFrom({ tag: 'till-kind', area: 'product', file: 'own' }),
  'till-row': placeFrom({ tag: 'till-row', area: 'content', file: 'own' }),
  'till-mark': placeFrom({ tag: 'till-mark', area: 'compare', file: 'area' }),
  'till-table': placeFrom({ tag: 'till-table', area: 'listing', file: 'own' }),
  'till-list': placeFrom({ tag: 'till-list', area: 'content', file: 'own' }),
};
const FILES = Object.fromEntries(Object.keys(PLACES).map((tag) => [tag, `/house/${tag}.tsx`]));

/** What each element imports. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'till-bag': [],
  'till-note': ['notice'],
  'till-photo': ['notice', 'amount'],
  'till-kind': ['amount'],
  'till-row': ['swipe'],
  'till-mark': ['compared'],
  'till-table': ['compared'],
  'till-list': ['swipe'],
};

const defines = '/house/elements/define.tsx';
const tables = (
  imports: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> => ({
  [defines]: 'export const define = (...all) => globalThis.defined(all);',
  ...Object.fromEntries(
    [...new Set(Object.values(imports).flat())].map((name) => [
      `/house/${name}.ts`,
      `export const ${name} = () => globalThis.${name};`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(FILES).map(([tag, file]) => {
      const names = imports[tag] ?? [];
      const lines = names.map((name) => `import { ${name} } from '/house/${name}.ts';`);
      return [
        file,
        `import { define } from '${defines}';\n${lines.join('\n')}\ndefine(${['1', ...names].join()});`,
      ];
    }),
  ),
});

/** @returns the project's own modules by bundle file, and the report */
async function build(places = PLACES, imports = IMPORTS) {
  const sources = tables(imports);
  const house: Plugin = {
    name: 'house',
    resolveId: (source) => (source in sources ? source : null),
    load: (id) => sources[id] ?? null,
  };
  const pages = pagesOf(places);
  const report = join(mkdtempSync(join(tmpdir(), 'till-chunks-')), 'files.json');
  const bundle = await rollup({
    input: tagInputs(FILES, pages),
    preserveEntrySignatures: 'allow-extension',
    plugins: [house, tagsPlugin(FILES, pages), chunkReport(places, report)],
  });
  const { output } = await bundle.generate({
    format: 'es',
    manualChunks: chunks(places),
  });
  const files = output.filter((part): part is OutputChunk => part.type === 'chunk');
  const fileOf = (name: string): string | undefined =>
    files.find(({ moduleIds }) => moduleIds.includes(`/house/${name}.ts`))?.name;
  return {
    fileOf,
    report: JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof misplaced>[0],
  };
}

describe('the file of an element', () => {
  it('is read from the table of every element', async () => {
    const places = await readPlaces('elements');
    expect(Object.keys(places).sort()).toEqual(allMetas.map(({ tag }) => tag).sort());
    expect(pagesOf(places)['core']).toEqual(['till-mini-cart']);
    expect(pagesOf(places)['product']).toContain('till-price');
  });

  it('decides the file that its code starts in', () => {
    expect(pagesOf(PLACES)).toEqual({
      core: ['till-bag'],
      common: ['till-note'],
      product: ['till-photo'],
      compare: ['till-mark'],
    });
    expect(PLACES['till-row']).toEqual({
      area: 'content',
      file: 'elements/till-row',
      isOwn: true,
    });
  });

  it.each([
    ['area', { area: 'garden', file: 'own' }],
    ['file', { area: 'content', file: 'mine' }],
  ])('stops the build when it names no %s', (word, place) => {
    const meta = { tag: 'till-x', ...place } as unknown as Parameters<typeof placeFrom>[0];
    expect(() => placeFrom(meta)).toThrow(new RegExp(`<till-x> names no ${word}`));
  });
});

describe('shared code', () => {
  it('is the narrowest file that all pages that need it load', async () => {
    const { fileOf } = await build();
    expect(fileOf('notice')).toBe('common');
    expect(fileOf('amount')).toBe('product');
  });

  it('of rare elements has a file of its own, which no other page loads', async () => {
    const { fileOf, report } = await build();
    expect(fileOf('swipe')).toBe('rare-content');
    expect(report['common']?.map(({ module }) => module).join()).not.toContain('swipe');
  });

  it('of the comparison list and its links is in the file of the links', async () => {
    const { fileOf } = await build();
    expect(fileOf('compared')).toBe('compare');
  });

  it('is reported with the areas that share it', async () => {
    const { report } = await build();
    const notice = report['common']?.find(({ module }) => module.endsWith('house/notice.ts'));
    expect(notice?.areas).toEqual(['every', 'product']);
  });

  it('of one area stops the build in a file that nearly every page loads', async () => {
    const places = {
      ...PLACES,
      'till-note': placeFrom({ tag: 'till-note', area: 'checkout', file: 'common' }),
    };
    await expect(build(places, { 'till-note': ['address'] })).rejects.toThrow(
      /"common" is loaded by nearly every page, but only the area "checkout" uses .*house\/address\.ts \(\d+ bytes\)/,
    );
  });

  it('is where it belongs when every area uses it, or several', () => {
    const part = { module: 'src/a.ts', bytes: 1 };
    expect(misplaced({ core: [{ ...part, areas: ['every'] }] })).toEqual([]);
    expect(misplaced({ common: [{ ...part, areas: ['cart', 'product'] }] })).toEqual([]);
    expect(misplaced({ header: [{ ...part, areas: ['header'] }] })).toEqual([]);
    expect(misplaced({ vendor: [{ ...part, areas: ['header'] }] })).toHaveLength(1);
  });
});

describe('the form layer', () => {
  const forms = '/house/src/features/shared/form/guard-form.ts';
  const drawn = (by: Readonly<Record<string, readonly string[]>>) => {
    const modules: Readonly<Record<string, readonly string[]>> = {
      ...Object.fromEntries(
        Object.entries(by).map(([tag, imports]) => [`/house/${tag}.tsx`, imports]),
      ),
      [forms]: ['/house/table.ts'],
      '/house/table.ts': [],
    };
    const choose = chunks(PLACES);
    const graph = {
      getModuleIds: () => Object.keys(modules).values(),
      getModuleInfo: (id: string) => ({
        importedIds: modules[id] ?? [],
        dynamicallyImportedIds: [],
      }),
    } as unknown as Parameters<typeof choose>[1];
    return (id: string) => choose(id, graph);
  };

  it('is the product’s file while no other page uses it', () => {
    expect(drawn({ 'till-photo': [forms], 'till-kind': [forms] })('/house/table.ts')).toBe(
      'product',
    );
  });

  it('has a file of its own when rare elements use it too', () => {
    const fileOf = drawn({ 'till-photo': [forms], 'till-row': [forms] });
    expect([forms, '/house/table.ts'].map(fileOf)).toEqual(['form', 'form']);
  });
});
