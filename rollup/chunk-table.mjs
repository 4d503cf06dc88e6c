import { posix } from 'node:path';

/** An index is one digit in this base. */
const BASE = 36;

/**
 * Encodes the files of every tag as compactly as the loader can decode (`elements/autoload/chunk-table.ts`): file names
 * relative to `chunks/`, then groups of tags with the same files, sorted, so that similar ones are next to each other. The
 * first file starts the tag; the order of the others does not matter, but those for later are requested last.
 *
 * @param {Readonly<Record<string, readonly string[]>>} chunks files by tag
 * @param {readonly string[]} preload files that every page loads after its elements have started
 * @returns {string}
 * @throws {Error} when there are more shared files than digits
 */
export function chunkTable(chunks, preload = []) {
  /** @type {string[]} */
  const names = [];
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [tag, [first = '', ...rest]] of Object.entries(chunks)) {
    /** @param {string} file */
    const placeOf = (file) => {
      if (file === `elements/${tag}.js`) return '-';
      const name = posix.relative('chunks', file.slice(0, -'.js'.length));
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name).toString(BASE);
    };
    const start = placeOf(first);
    const places = [start, ...rest.map(placeOf).sort(), ...preload.map(placeOf)].join('');
    groups.set(places, [...(groups.get(places) ?? []), tag.slice('till-'.length)]);
  }
  if (names.length > BASE) throw new Error(`The loader's table has room for ${BASE} files.`);
  return [
    names.join(' '),
    ...[...groups].map(([places, tags]) => [places, ...tags].join(' ')).sort(),
  ].join('|');
}
