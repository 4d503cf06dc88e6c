import { describe, expect, it } from 'vitest';

import { readChunkTable } from '../../elements/autoload/chunk-table';
import { chunkTable } from '../../rollup/chunk-table.mjs';

const CHUNKS = {
  'till-mini-cart': ['chunks/core-B5Q6tl.js', 'chunks/vendor-1X0lpp.js'],
  'till-reviews': ['elements/till-reviews.js', 'chunks/vendor-1X0lpp.js', 'chunks/core-B5Q6tl.js'],
  'till-counter': ['elements/till-counter.js', 'chunks/core-B5Q6tl.js', 'chunks/vendor-1X0lpp.js'],
  'till-price': ['chunks/product-D1Ay_j.js', 'chunks/core-B5Q6tl.js'],
};

const sorted = (chunks: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(chunks).map(([tag, files]) => [tag, [...files].sort()]));

describe('the table of files in the loader', () => {
  it('is decoded as it was encoded', () => {
    const read = readChunkTable(chunkTable(CHUNKS));
    expect(sorted(read)).toEqual(sorted(CHUNKS));
    for (const [tag, [first]] of Object.entries(CHUNKS)) expect(read[tag]?.[0]).toBe(first);
  });

  it('names each file once, and tags with the same files together', () => {
    expect(chunkTable(CHUNKS)).toBe(
      'core-B5Q6tl vendor-1X0lpp product-D1Ay_j|-01 reviews counter|01 mini-cart|20 price',
    );
  });

  it('reads files outside the folder of chunks', () => {
    expect(readChunkTable(chunkTable({ 'till-plain': ['plain.js'] }))).toEqual({
      'till-plain': ['chunks/../plain.js'],
    });
  });

  it('adds the files that every page loads to each tag, after those that it renders with', () => {
    const read = readChunkTable(chunkTable(CHUNKS, ['chunks/transport-1.js']));
    for (const files of Object.values(read)) expect(files.at(-1)).toBe('chunks/transport-1.js');
  });

  it('fails the build instead of omitting a file', () => {
    const files = Array.from({ length: 37 }, (_, index) => `chunks/part-${index}.js`);
    expect(() => chunkTable({ 'till-wide': files })).toThrow('room for 36 files');
  });
});
