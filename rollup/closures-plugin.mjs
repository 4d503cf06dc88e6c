/**
 * Finds the static closure of every element: the files that it needs to render, first the file that starts it, then its
 * imports, nearest first. Chunks that are loaded on demand are excluded, but those that every page loads
 * once its elements have started are found as well.
 */

/**
 * @param {Record<string, readonly string[]>} starters the tags that each entry's file starts, by entry name
 * @param {Record<string, string[]>} closures filled with the files of each tag, relative to the output folder
 * @param {{ name: string, files: string[] }} preload the name of the chunk that every page loads; `files` is filled
 * @returns {import('rollup').Plugin}
 */
export function closuresPlugin(starters, closures, preload) {
  return {
    name: 'till-closures',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.name === preload.name) preload.files.push(chunk.fileName);
        if (!chunk.isEntry) continue;
        for (const tag of starters[chunk.name] ?? []) {
          closures[tag] = closureOf(chunk.fileName, bundle);
        }
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
