import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { parseCartSection } from '../../src/api/sections';

import { MODULE } from './magento/module';

/** A stock item as the platform has it; one with a `count` is a variant, or a part of a bundle. */
interface Part {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly increments?: number | string;
  readonly isDecimal?: boolean;
  readonly count?: string;
}

interface Ran {
  readonly line: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

/** Runs the module's PHP for a line of these parts, with these areas turned on. */
function run(
  parts: readonly Part[],
  { areas = ['files', 'cart'], isBroken = false }: { areas?: string[]; isBroken?: boolean } = {},
): Ran {
  const settings = Object.fromEntries(areas.map((area) => [`till_elements/areas/${area}`, '1']));
  const input = JSON.stringify({ settings, parts, isBroken });
  const script = join(import.meta.dirname, 'magento', 'limits.php');
  return JSON.parse(execFileSync('php', [script, MODULE], { input, encoding: 'utf8' })) as Ran;
}

/** The limits that the elements read from the line. */
function limitsOf(parts: readonly Part[]): unknown {
  const { line, warnings } = run(parts);
  expect(warnings).toEqual([]);
  return parseCartSection({ data_id: 1, items: [{ item_id: 7, ...line }] })?.lines[0]?.limits;
}

describe.runIf(spawnSync('php', ['-v']).status === 0)(
  'the limits that the Magento module adds to a line',
  () => {
    it('are under one key, beside what the platform says of the line', () => {
      const part = { min: 12.0, max: '60.0000', increments: '6.0000' };
      expect(run([part]).line).toEqual({
        qty: 2,
        till_quantity: { min: 12, max: 60, step: 6 },
      });
    });

    it.each<[string, readonly Part[], object]>([
      ['no limits', [{}], { min: null, max: null, step: 1 }],
      ['the platform’s own', [{ min: 1, max: 10_000 }], { min: 1, max: 10_000, step: 1 }],
      [
        'decimals',
        [{ min: 0.5, max: 0, increments: 0.25, isDecimal: true }],
        { min: 0.5, max: null, step: 0.25 },
      ],
      ['any decimals', [{ min: 0.5, isDecimal: true }], { min: 0.5, max: null, step: null }],
      [
        'the variant of a configurable product, not the product itself',
        [
          { min: 9, max: 9, increments: 9 },
          { min: 4, max: 40, increments: 4, count: '1.0000' },
        ],
        { min: 4, max: 40, step: 4 },
      ],
      [
        'two pieces of what is sold by six, and one of what is sold by two',
        [
          {},
          { min: 3, max: 25, increments: 6, count: '2' },
          { min: 1, max: 30, increments: 2, count: '1' },
        ],
        { min: 2, max: 12, step: 6 },
      ],
      [
        'half a metre of cloth for each piece of a bundle',
        [{}, { min: 1, max: 4, increments: 0.25, isDecimal: true, count: '0.5' }],
        { min: 2, max: 8, step: 1 },
      ],
    ])('are those that the platform checks: %s [QTY-01]', (_what, parts, limits) => {
      expect(limitsOf(parts)).toEqual(limits);
    });

    it('never break the line: a failure is logged', () => {
      expect(run([{}], { isBroken: true })).toEqual({
        line: { qty: 2 },
        warnings: ['Till_Elements: a line has no limits of its quantity. no options'],
      });
    });

    it.each([
      [['files', 'mini_cart'], true],
      [['files', 'cart'], true],
      [['files', 'checkout'], false],
      [['cart', 'mini_cart'], false],
    ])('are there where a cart of the areas %j reads them', (areas, isThere) => {
      expect('till_quantity' in run([{}], { areas }).line).toBe(isThere);
    });
  },
);
