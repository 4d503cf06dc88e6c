import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const places: string[] = [];

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
});

/** Runs `.ci/run` in a folder whose two commands are the given shell scripts. */
function runIn(scripts: { test: string; contract: string }, hasContract: boolean) {
  const place = mkdtempSync(join(tmpdir(), 'till-ci-'));
  places.push(place);
  const house = join(place, 'house');
  mkdirSync(join(house, '.ci'), { recursive: true });
  cpSync('.ci/run', join(house, '.ci/run'));
  writeFileSync(join(house, 'package.json'), JSON.stringify({ name: 'house', scripts }));
  if (hasContract) mkdirSync(join(place, 'shared/contract'), { recursive: true });
  const { status, stdout } = spawnSync(join(house, '.ci/run'), { encoding: 'utf8' });
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

const good = { test: "echo '7 passed, 0 failed'", contract: "echo '5 passed, 0 failed'" };

describe('.ci/run', () => {
  it('ends with the numbers of the tests', () => {
    expect(runIn(good, false)).toEqual({ status: 0, lastLine: '7 passed, 0 failed' });
  });

  it('adds the contract checks if the contract is available', () => {
    expect(runIn(good, true)).toEqual({ status: 0, lastLine: '12 passed, 0 failed' });
  });

  it.each([
    [
      'a failed test',
      { ...good, test: "echo '6 passed, 1 failed'; exit 1" },
      '11 passed, 1 failed',
    ],
    [
      'a failed contract',
      { ...good, contract: "echo '4 passed, 1 failed'" },
      '11 passed, 1 failed',
    ],
    ['a command that dies without numbers', { ...good, test: 'exit 3' }, '5 passed, 1 failed'],
    [
      'an exit code that says more than the numbers',
      { ...good, test: `${good.test}; exit 1` },
      '12 passed, 1 failed',
    ],
  ])('fails for %s', (_, scripts, lastLine) => {
    expect(runIn(scripts, true)).toEqual({ status: 1, lastLine });
  });
});
