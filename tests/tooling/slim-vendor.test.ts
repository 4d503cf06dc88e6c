import { readFileSync } from 'node:fs';
import { rollup, type Plugin } from 'rollup';
import { describe, expect, it } from 'vitest';

import { slimVendor } from '../../rollup/slim-vendor.mjs';

const TOOLKIT = '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs';
const REDUX = 'redux/dist/redux.mjs';
const WRAPPER = '@r2wc/core/dist/core.js';
const SCHEMAS = 'valibot/dist/index.mjs';

/** The bundler's output for one file of a library, without its imports. */
async function slimmed(file: string, code: string): Promise<string> {
  const library: Plugin = {
    name: 'library',
    resolveId: (source) =>
      source === file ? `/house/node_modules/${file}` : { id: source, external: true },
    load: (id) => (id.endsWith(file) ? code : null),
  };
  const bundle = await rollup({ input: file, plugins: [library, slimVendor()] });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

const shipped = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');

describe('what is left out of the libraries of every page', () => {
  it.each([TOOLKIT, REDUX, WRAPPER, SCHEMAS])(
    'is found in %s, and makes it smaller',
    async (file) => {
      const code = shipped(file);
      expect((await slimmed(file, code)).length).toBeLessThan(code.length);
    },
  );

  it('is never left out unseen: a library that reads otherwise stops the build', async () => {
    const changed = shipped(WRAPPER).replace('string: E', 'string: X');
    await expect(slimmed(WRAPPER, changed)).rejects.toThrow(/has no longer/);
  });
});
