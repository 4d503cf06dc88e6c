/** All exports of a file, as the bundler writes them where a file that it has inlined is imported dynamically. */
const EXPORTS = /\b(?:var|const) ([\w$]+) = \{\s*__proto__: null,\s*([^{}()]*)\}/g;
const ENTRY = /([\w$]+)(?:: ([\w$]+))?/g;
const IMPORT = /(Promise\.resolve\(\)\.then\(\(\) => )([\w$]+)\)\.then\(([\w$]+)=>\3\.([\w$]+)\)/g;

/**
 * For the single file, in which a dynamic import of one export resolves with an object of all of them: resolves with the
 * export itself, so that the minifier drops these objects. Saves 1 kB.
 *
 * @returns {import('rollup').Plugin}
 */
export function singleFileImports() {
  return {
    name: 'till-single-file-imports',
    renderChunk(code) {
      const files = new Map(
        Array.from(code.matchAll(EXPORTS), ([, file = '', entries = '']) => [
          file,
          new Map(
            Array.from(entries.matchAll(ENTRY), ([, name = '', local = name]) => [name, local]),
          ),
        ]),
      );
      const replaced = code.replace(IMPORT, (all, start, file, _parameter, name) => {
        const local = files.get(file)?.get(name);
        return local === undefined ? all : `${start}${local})`;
      });
      return { code: replaced, map: null };
    },
  };
}
