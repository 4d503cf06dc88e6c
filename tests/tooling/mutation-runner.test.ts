import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

import { scoresOf } from '../../scripts/lib/mutation-scores';
import { runTests } from '../../scripts/mutation/run-tests';

/** What the runner and its configuration need of the project. */
const COPIED = ['scripts', 'rollup', 'tests/preloaded-imports.mjs', 'tests/setup-imports.ts'];

/** `mutant('1')` is true while that mutant is active, and notes that it was reached, as instrumented code does. */
const SWITCH = `
const stryker = (globalThis.__stryker__ ??= {});
export function mutant(id: string): boolean {
  const { perTest } = (stryker.mutantCoverage ??= { static: {}, perTest: {} });
  const test = stryker.currentTestId;
  if (test !== undefined) ((perTest[test] ??= {})[id] = (perTest[test][id] ?? 0) + 1);
  if (stryker.activeMutant !== id) return false;
  stryker.hitCount += 1;
  return true;
}
`;

const test = (title: string, code: string): string => `
import { expect, it } from 'vitest';
import { mutant } from '../../../../src/domain/box/switch';
const kept = (globalThis.kept ??= { runs: 0 });
it('${title}', () => { ${code} });
`;

/** Runs tests in a project of their own; returns the ids of the mutants that they detect. */
async function detected(
  files: Readonly<Record<string, string>>,
  longestMs?: number,
): Promise<readonly string[]> {
  const box = mkdtempSync(join(tmpdir(), 'till-mutation-'));
  for (const name of COPIED) cpSync(name, join(box, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(box, 'node_modules'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(box, path)), { recursive: true });
    writeFileSync(join(box, path), text);
  };
  write('src/domain/box/switch.ts', SWITCH);
  const tests = Object.entries(files).map(([name, text]) => {
    const path = `tests/src/domain/box/${name}.test.ts`;
    write(path, text);
    return path;
  });
  const log = await runTests({
    box,
    layer: 'domain',
    tests,
    skipped: [],
    ...(longestMs === undefined ? {} : { longestMs }),
  });
  const mutants = ['1', '2', '3'].map((id) => ({
    id,
    file: 'src/domain/box/switch.ts',
    line: 1,
    original: '',
    replacement: '',
  }));
  expect(scoresOf(mutants, log)['src/domain/box']?.killed).toBe(log.killed.length);
  return [...log.killed].sort();
}

// Each test starts vitest several times.
describe('a mutant', { timeout: 60_000 }, () => {
  it('is detected by a test that fails with it, and not by one that passes', async () => {
    expect(
      await detected({
        one: test('adds', `expect(mutant('1') ? 3 : 2).toBe(2); mutant('2');`),
      }),
    ).toEqual(['1']);
  });

  it('is not detected by a test that fails whenever it runs a second time', async () => {
    expect(
      await detected({
        one: test('once', `kept.runs += 1; mutant('1'); expect(kept.runs).toBe(1);`),
      }),
    ).toEqual([]);
  });

  it('is not detected by a test that fails whenever it runs a third time', async () => {
    expect(
      await detected({
        one: test('twice', `kept.runs += 1; mutant('1'); expect(kept.runs).toBeLessThan(3);`),
      }),
    ).toEqual([]);
  });

  it('that corrupts the process is detected if the test passes as often without it', async () => {
    expect(
      await detected({
        one: test(
          'corrupts',
          `if (mutant('1')) kept.isBroken = true; mutant('2'); expect(kept.isBroken).toBe(undefined);`,
        ),
        two: test('other', `expect(mutant('3')).toBe(false);`),
      }),
    ).toEqual(['1', '3']);
  });

  it('that does not end is detected', async () => {
    const one = test('endless', `while (mutant('1')); expect(mutant('2')).toBe(false);`);
    expect(await detected({ one }, 1000)).toEqual(['1', '2']);
  });
});

describe('a measurement', { timeout: 60_000 }, () => {
  it('is refused when a test file cannot be loaded, whatever the others detect', async () => {
    await expect(
      detected({
        one: test('adds', `expect(mutant('1')).toBe(false);`),
        two: `import './missing'; ${test('lost', `expect(mutant('2')).toBe(false);`)}`,
      }),
    ).rejects.toThrow(/two\.test\.ts/);
  });

  it('is refused when a hook around the tests of a file fails', async () => {
    await expect(
      detected({
        one: test('adds', `expect(mutant('1')).toBe(false);`),
        two: `import { beforeAll } from 'vitest'; ${test('lost', `mutant('2');`)}
          beforeAll(() => { throw new Error('no database'); });`,
      }),
    ).rejects.toThrow(/two\.test\.ts/);
  });
});
