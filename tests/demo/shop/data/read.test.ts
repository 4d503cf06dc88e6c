// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { readData } from '../../../../demo/shop/data/read';

const shelves = v.array(v.strictObject({ name: v.string(), size: v.optional(v.number(), 1) }));

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'till-data-')), 'shelves.json');
  writeFileSync(file, text);
  return file;
}

describe('a data file of the shop', () => {
  it('is read with the defaults of what it leaves out', () => {
    expect(readData(fileOf('[{ "name": "Fiction" }]'), shelves)).toEqual([
      { name: 'Fiction', size: 1 },
    ]);
  });

  it.each([
    ['a wrong value', '[{ "name": "Fiction" }, { "name": 7 }]', '1.name: '],
    ['an unknown field', '[{ "name": "Fiction", "colour": "red" }]', '0.colour: '],
    ['another shape', '{}', 'the whole file: '],
  ])('is refused for %s, with the file and the place', (_name, text, place) => {
    const file = fileOf(text);
    expect(() => readData(file, shelves)).toThrow(file);
    expect(() => readData(file, shelves)).toThrow(place);
  });
});
