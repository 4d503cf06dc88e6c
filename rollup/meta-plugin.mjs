import { readTables } from './places.mjs';

/**
 * Reduces an element's table (`till-*.meta.ts`) to what `define` reads: the tag, and type and default of the attributes.
 * The texts are for the generated manifests and the reference page; area and file are for the build.
 *
 * @returns {import('rollup').Plugin}
 */
export function metaPlugin() {
  return {
    name: 'till-meta',
    async load(id) {
      if (!id.endsWith('.meta.ts')) return null;
      this.addWatchFile(id);
      const tables = await readTables(id);
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
