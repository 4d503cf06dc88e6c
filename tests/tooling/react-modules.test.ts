import { readFileSync } from 'node:fs';

import { rollup } from 'rollup';
import nodeResolve from '@rollup/plugin-node-resolve';
import { describe, expect, it } from 'vitest';

import { entryModule, esModule, reactModules } from '../../rollup/react-modules.mjs';

/** @returns the bundle of a module that is given as text */
async function bundle(code: string): Promise<string> {
  const entry = '\0entry';
  const built = await rollup({
    input: entry,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
      reactModules(),
      nodeResolve({ browser: true }),
    ],
  });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

describe('React as ES modules', () => {
  it('keeps of React what is imported, and nothing else', async () => {
    const code = await bundle(
      `import { memo } from 'react'; export const view = memo(() => null);`,
    );
    expect(code).toContain('react.memo');
    expect(code).not.toContain('mapIntoArray');
    expect(code).not.toContain('$export_useState');
  });

  it('sets every export of a file, and reads what one export uses of another', () => {
    const scheduler = readFileSync('node_modules/scheduler/cjs/scheduler.production.js', 'utf8');
    const code = esModule(scheduler);
    expect(code).toContain('$export_unstable_now as unstable_now');
    expect(code).toContain('$export_unstable_now() - startTime');
    expect(code).not.toMatch(/\bexports\b/);
  });

  it('turns what a file requires into imports', () => {
    const code = esModule('var A = require("a"),\n  B = require("b/c");\nexports.d = A.e + B.f;');
    expect(code).toContain(`import * as A from 'a';\nimport * as B from 'b/c';`);
    expect(code).toContain('$export_d = A.e + B.f;');
  });

  it('stops the build at a file of another form', () => {
    expect(() => esModule('module.exports = require("a");')).toThrow(/does not know/);
    expect(() => esModule('const a = 1; exports["b"] = a;')).toThrow(/does not know/);
    expect(() => entryModule('module.exports = 1;')).toThrow(/no production file/);
  });

  it('provides the element wrapper’s namespace as a default export', async () => {
    const code = await bundle(
      `import r2wc from '@r2wc/react-to-web-component'; export default r2wc;`,
    );
    expect(code).not.toMatch(/import \w+ from ['"]react['"]/);
  });
});
