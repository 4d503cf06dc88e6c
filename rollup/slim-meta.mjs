import { readFileSync } from 'node:fs';

import ts from 'typescript';

/**
 * Leaves in an element's table (`till-*.meta.ts`) what `define` reads: the tag, and type and default of the attributes. The words for
 * people are for the generated manifests and the reference page, not for the browser.
 *
 * @returns {import('rollup').Plugin}
 */
export function slimMeta() {
  return {
    name: 'till-slim-meta',
    async load(id) {
      if (!id.endsWith('.meta.ts')) return null;
      this.addWatchFile(id);
      const { outputText } = ts.transpileModule(readFileSync(id, 'utf8'), {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      });
      /** @type {Record<string, import('../elements/element-meta').ElementMeta>} */
      const tables = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
      const code = Object.entries(tables).map(([name, { tag, attributes }]) => {
        const slim = Object.entries(attributes).map(([property, { type, default: initial }]) => [
          property,
          { type, default: initial },
        ]);
        const table = { tag, attributes: Object.fromEntries(slim) };
        return `export const ${name} = ${JSON.stringify(table)};`;
      });
      return { code: code.join('\n'), map: null };
    },
  };
}
