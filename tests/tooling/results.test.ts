import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { browserCount, countFrom, plainCount, unitCount } from '../../scripts/lib/results.mjs';

describe('the numbers of a result file', () => {
  let folder = '';
  let file = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'till-results-'));
    file = join(folder, 'results.json');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are those in the file', () => {
    writeFileSync(file, JSON.stringify({ passed: 3, failed: 2 }));
    expect(countFrom(file, plainCount)(false)).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    ['the step failed without a failed test', { passed: 3, failed: 0 }, false, 1],
    ['the step wrote no file and failed', null, false, 1],
    ['the step wrote no file and did not fail', null, true, 0],
  ])('count failures where %s', (_, report, ok, failed) => {
    if (report !== null) writeFileSync(file, JSON.stringify(report));
    expect(countFrom(file, plainCount)(ok).failed).toBe(failed);
  });
});

describe('unit test results', () => {
  it('name failed and retried tests with the start of their errors, and files that could not be loaded', () => {
    const shown = Array.from({ length: 15 }, (_, index) => `line ${String(index)}`);
    const error = [
      '\u001b[31mError: 1 is not 2\u001b[39m',
      '',
      '    at far.ts:1',
      ...shown,
      'too far down',
    ].join('\n');
    const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
      status,
      fullName,
      failureMessages,
    });
    const testResults = [
      {
        name: join(process.cwd(), 'tests/a.test.ts'),
        status: 'failed',
        startTime: 5000,
        endTime: 5750,
        assertionResults: [
          test('passed', 'a one'),
          test('failed', 'a two', error, 'Error: again'),
          test('passed', 'a three', 'Error: once'),
        ],
      },
      {
        name: join(process.cwd(), 'tests/b.test.ts'),
        status: 'failed',
        message: 'No such file',
        startTime: 6000,
        endTime: 6000,
        assertionResults: [],
      },
    ];
    expect(unitCount({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        ['tests/a.test.ts › a two', 'Error: 1 is not 2', ...shown].join('\n  '),
        'tests/b.test.ts\n  No such file',
      ],
      retried: ['tests/a.test.ts › a three\n  Error: once'],
      times: { 'tests/a.test.ts': 750, 'tests/b.test.ts': 0 },
    });
  });
});

describe('browser test results', () => {
  it('name what failed or was retried in nested suites, and count a retried test as passed', () => {
    const spec = (title: string, status: string, ...messages: readonly (string | null)[]) => ({
      file: 'buy.spec.ts',
      line: 6,
      title,
      tests: [
        {
          status,
          results: messages.map((message) => ({
            duration: 200,
            ...(message !== null && { error: { message } }),
          })),
        },
      ],
    });
    const suites = [
      {
        specs: [spec('opens', 'expected', null)],
        suites: [
          { specs: [spec('buys', 'unexpected', 'first', 'last')], suites: [] },
          { specs: [spec('pays', 'flaky', 'once', null)], suites: [] },
        ],
      },
    ];
    const stats = { expected: 1, flaky: 1, unexpected: 1 };
    expect(browserCount({ stats, suites })).toEqual({
      passed: 2,
      failed: 1,
      failures: ['buy.spec.ts:6 › buys\n  last'],
      retried: ['buy.spec.ts:6 › pays\n  once'],
      times: { 'buy.spec.ts': 1000 },
    });
  });
});
