import { rollup, type Plugin } from 'rollup';
import { describe, expect, it } from 'vitest';
import { singleFileImports } from '../../rollup/single-file-imports.mjs';

const files: Record<string, string> = {
  entry: `
    import { used } from './shared';
    used();
    export const one = import('./shared').then(e=>e.fetched);
    export const whole = import('./other').then(e=>e.run());
  `,
  './shared': 'export const used = () => 1, fetched = () => 2;',
  './other': 'export const run = () => 3;',
};
const virtual: Plugin = {
  name: 'files',
  resolveId: (id) => id,
  load: (id) => files[id] ?? null,
};

async function bundled(plugin: Plugin | null): Promise<string> {
  const bundle = await rollup({ input: 'entry', plugins: [virtual, plugin] });
  const { output } = await bundle.generate({
    format: 'es',
    inlineDynamicImports: true,
    freeze: false,
    generatedCode: { preset: 'es2015', symbols: false },
  });
  return output[0].code;
}

describe('singleFileImports', () => {
  it('resolves an import of one export with that export', async () => {
    expect(await bundled(null)).toContain(
      'Promise.resolve().then(() => shared).then(e=>e.fetched)',
    );
    const code = await bundled(singleFileImports());
    expect(code).toContain('const one = Promise.resolve().then(() => fetched);');
    expect(code.match(/\bshared\b/g)).toHaveLength(1);
  });

  it('leaves other uses as they are', async () => {
    expect(await bundled(singleFileImports())).toContain(
      'Promise.resolve().then(() => other).then(e=>e.run())',
    );
  });

  it('yields the same values', async () => {
    const url = `data:text/javascript,${encodeURIComponent(await bundled(singleFileImports()))}`;
    const { one, whole } = (await import(/* @vite-ignore */ url)) as {
      one: Promise<() => number>;
      whole: Promise<number>;
    };
    expect([(await one)(), await whole]).toEqual([2, 3]);
  });
});
