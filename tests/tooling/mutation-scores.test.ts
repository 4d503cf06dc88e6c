import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { layerOf, needsSample } from '../../scripts/lib/mutation-layers';
import {
  NOTHING_TRIED,
  changeOf,
  fallen,
  isAccepted,
  parseScoreTable,
  percent,
  raised,
  scoresOf,
  survivorsOf,
  total,
  type AcceptedMutant,
  type Mutant,
} from '../../scripts/lib/mutation-scores';

const mutant = (id: string, file: string): Mutant => ({
  id,
  file,
  line: 3,
  original: 'a <\n    b',
  replacement: 'a <= b',
});
const mutants = [
  mutant('1', 'src/domain/a.ts'),
  mutant('2', 'src/domain/a.ts'),
  mutant('3', 'src/domain/a.ts'),
  mutant('4', 'src/domain/sub/b.ts'),
  mutant('5', 'src/domain/sub/b.ts'),
];
/** 1 and 4 are detected, 2 is not, 3 is reached only while modules load, 5 is never reached. */
const log = {
  ...NOTHING_TRIED,
  killed: ['1', '4'],
  reached: ['1', '2', '4'],
  loaded: ['1', '3'],
};

describe('the layer of a path', () => {
  it.each([
    ['src/domain/catalog', 'domain', false],
    ['src/state', 'state', false],
    ['src/payments/stripe', 'payments', false],
    ['src/shipping/instore_pickup/Pickup.tsx', 'shipping', false],
    ['src/features/checkout', 'features', true],
    ['elements/measuring', 'elements', true],
  ])('%s is %s', (path, layer, isSampled) => {
    expect(layerOf(path)).toBe(layer);
    expect(needsSample(layer)).toBe(isSampled);
  });

  it.each(['src', 'src/payment', 'src/i18n', 'tests/src/domain', 'elementsrc'])(
    'there is none for %s',
    (path) => {
      expect(layerOf(path)).toBeNull();
    },
  );
});

describe('the scores of mutants', () => {
  it('count by folder what the tests notice, without what only loading reaches', () => {
    const scores = scoresOf(mutants, log);
    expect(scores).toEqual({
      'src/domain': { killed: 1, mutants: 2 },
      'src/domain/sub': { killed: 1, mutants: 2 },
    });
    expect(total(scores, 'src/domain')).toEqual({ killed: 2, mutants: 4 });
    expect(total(scores, 'src/domain/sub')).toEqual({ killed: 1, mutants: 2 });
    expect(total(scores, 'src/dom')).toEqual({ killed: 0, mutants: 0 });
  });

  it('are percents, never rounded up', () => {
    expect(percent({ killed: 2, mutants: 3 })).toBe(66.6);
    expect(percent({ killed: 0, mutants: 0 })).toBe(100);
  });

  it('list undetected mutants, and distinguish them from accepted ones', () => {
    const left = survivorsOf(mutants, log);
    expect(left.map(({ id }) => id)).toEqual(['2', '5']);
    const accepted = [{ file: 'src/domain/a.ts', change: 'a < b => a <= b', reason: 'equal' }];
    expect(left.map((one) => isAccepted(one, accepted))).toEqual([true, false]);
  });

  it('name a change in one line that is not too long', () => {
    expect(changeOf({ ...mutant('1', 'x'), replacement: 'y'.repeat(200) })).toHaveLength(129);
  });
});

describe('the table of scores', () => {
  const table = { 'src/domain': 60, 'src/api': 80 };

  it('reports lower scores', () => {
    expect(fallen({ 'src/domain': { killed: 1, mutants: 2 } }, table)).toEqual([
      'src/domain: 50 %, and it was 60 %',
    ]);
    expect(fallen({ 'src/domain': { killed: 3, mutants: 5 } }, table)).toEqual([]);
    expect(fallen({ 'src/new': { killed: 0, mutants: 5 } }, table)).toEqual([]);
  });

  it('only rises, and keeps folders that were not measured', () => {
    const measured = {
      'src/domain': { killed: 1, mutants: 2 },
      'src/api': { killed: 9, mutants: 10 },
      'src/new': { killed: 1, mutants: 4 },
    };
    expect(Object.entries(raised(measured, table))).toEqual([
      ['src/api', 90],
      ['src/domain', 60],
      ['src/new', 25],
    ]);
  });

  it.each(['[]', 'null', '7', '{"domain": 5}', '{"src/domain": "5"}', '{"src/domain": 101}'])(
    'is not %s',
    (text) => {
      expect(() => parseScoreTable(text)).toThrow(/table|folder|percent/);
    },
  );

  it('of the project names folders that there are', () => {
    const folders = Object.keys(
      parseScoreTable(readFileSync('tests/mutation-scores.json', 'utf8')),
    );
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

it('every survivor that stays has a file and a reason', () => {
  const accepted = JSON.parse(
    readFileSync('tests/mutation-accepted.json', 'utf8'),
  ) as readonly AcceptedMutant[];
  for (const { file, change, reason } of accepted) {
    expect(existsSync(file), file).toBe(true);
    expect(change).toContain(' => ');
    expect(reason.length).toBeGreaterThan(10);
  }
});
