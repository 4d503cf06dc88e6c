import { rollup, type OutputChunk, type Plugin } from 'rollup';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { closuresPlugin } from '../../rollup/closures-plugin.mjs';
import { tagInputs, tagsPlugin } from '../../rollup/tags-plugin.mjs';

const FILES = {
  'till-a': '/house/till-a.tsx',
  'till-b': '/house/till-b.tsx',
  'till-lone': '/house/till-lone.tsx',
};
const PAGES = { shelf: ['till-a', 'till-b'] };

const SOURCES: Readonly<Record<string, string>> = {
  '/house/define.ts': 'export const define = (tag) => globalThis.defined.push(tag);',
  ...Object.fromEntries(
    Object.entries(FILES).map(([tag, file]) => [
      file,
      `const name = '${tag}';\nimport { define } from '/house/define.ts';\ndefine(name);`,
    ]),
  ),
};

const house: Plugin = {
  name: 'house',
  resolveId: (source) => (source in SOURCES ? source : null),
  load: (id) => SOURCES[id] ?? null,
};

/** The files of the bundle by name, and the data for the loader. */
async function build(): Promise<{
  code: Map<string, string>;
  closures: Record<string, readonly string[]>;
  soon: readonly string[];
}> {
  const closures: Record<string, string[]> = {};
  const soon = { name: 'shelf', files: [] as string[] };
  const starters = { ...PAGES, 'elements/till-lone': ['till-lone'] };
  const bundle = await rollup({
    input: tagInputs(FILES, PAGES),
    preserveEntrySignatures: 'allow-extension',
    plugins: [house, tagsPlugin(FILES, PAGES), closuresPlugin(starters, closures, soon)],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: (id) => (/till-[ab]\.tsx$|till-page/.test(id) ? 'shelf' : undefined),
  });
  const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk');
  return {
    code: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    closures,
    soon: soon.files,
  };
}

/** Runs a file of the bundle with its imports; returns its exports and the definitions so far. */
async function run(code: Map<string, string>, name: string) {
  const defined: string[] = [];
  Object.assign(globalThis, { defined });
  const addresses = new Map<string, string>();
  const addressOf = (file: string): string => {
    const known = addresses.get(file);
    if (known !== undefined) return known;
    const text = (code.get(file) ?? '').replace(
      /(from |import )'([^']+)'/g,
      (_whole, word: string, path: string) => {
        const target = new URL(path, `file:///${file}`).pathname.slice(1);
        return `${word}${JSON.stringify(addressOf(target))}`;
      },
    );
    const address = `data:text/javascript,${encodeURIComponent(`${text}\n// ${String(Math.random())}`)}`;
    addresses.set(file, address);
    return address;
  };
  const exported = (await import(/* @vite-ignore */ addressOf(name))) as Record<string, () => void>;
  return { exported, defined };
}

describe('the files of tags', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('defines nothing when a page file is loaded, and one tag when the loader requests it', async () => {
    const { code } = await build();
    const { exported, defined } = await run(code, 'shelf.js');
    expect(defined).toEqual([]);
    exported['till_b']?.();
    expect(defined).toEqual(['till-b']);
  });

  it('defines the tag of an imported element file, and no other of its page', async () => {
    vi.stubGlobal('document', {});
    const { code } = await build();
    expect((await run(code, 'elements/till-a.js')).defined).toEqual(['till-a']);
    expect((await run(code, 'elements/till-lone.js')).defined).toEqual(['till-lone']);
  });

  it('defines nothing without a document', async () => {
    const { code } = await build();
    expect((await run(code, 'elements/till-a.js')).defined).toEqual([]);
  });

  it('puts the file that starts a tag first, and includes the file that every page loads', async () => {
    const { closures, soon } = await build();
    expect(soon).toEqual(['shelf.js']);
    expect(closures['till-a']?.[0]).toBe('shelf.js');
    expect(closures['till-b']?.[0]).toBe('shelf.js');
    expect(closures['till-lone']?.[0]).toBe('elements/till-lone.js');
  });
});
