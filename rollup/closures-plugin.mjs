/**
 * Finds the static closure of every element: the files that it needs to draw, the element's own file first, then what
 * that file imports, nearest first. Chunks that are loaded on demand are not in it.
 */

/**
 * @param {Record<string, string>} entries tag by entry name, for the entries that are elements
 * @param {Record<string, string[]>} closures filled with the files of each tag, relative to the output folder
 * @returns {import('rollup').Plugin}
 */
export function closuresPlugin(entries, closures) {
  return {
    name: 'till-closures',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const tag = entries[chunk.name];
        if (chunk.isEntry && tag !== undefined) closures[tag] = closureOf(chunk.fileName, bundle);
      }
    },
  };
}

/**
 * @param {string} fileName
 * @param {import('rollup').OutputBundle} bundle
 * @returns {string[]}
 */
function closureOf(fileName, bundle) {
  const files = new Set([fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) files.add(imported);
  }
  return [...files];
}
