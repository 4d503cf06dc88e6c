import type { Chunks } from './load-tag';

/**
 * Reads the table that `rollup/chunk-table.mjs` writes: file names relative to `chunks/` without `.js`, then groups
 * of tags with the same files. Tags omit `till-`; a file is the index of its name as one digit; `-` is the tag's own file.
 *
 * @example
 *   readChunkTable('core-B5Q6tl|0 mini-cart|-0 reviews newsletter');
 */
export function readChunkTable(table: string): Chunks {
  const chunks: Record<string, string[]> = {};
  const [names = '', ...groups] = table.split('|');
  const files = names.split(' ');
  for (const group of groups) {
    const [places = '', ...tags] = group.split(' ');
    for (const tag of tags) {
      chunks[`till-${tag}`] = Array.from(places, (place) =>
        place === '-' ? `elements/till-${tag}.js` : `chunks/${files[parseInt(place, 36)] ?? ''}.js`,
      );
    }
  }
  return chunks;
}
