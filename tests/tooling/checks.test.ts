import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

import { printSummary, printTimes, runAll, total } from '../../scripts/lib/checks.mjs';

const node = (name: string, code: string) => ({
  name,
  command: 'node',
  args: ['-e', code],
  remedy: `mend ${name}`,
});

describe('running the checks', () => {
  let log: MockInstance<typeof console.log>;
  let error: MockInstance<typeof console.error>;

  beforeEach(() => {
    log = vi.spyOn(console, 'log').mockReturnValue();
    error = vi.spyOn(console, 'error').mockReturnValue();
  });

  it('continues after a failure, reports it and suggests a fix', async () => {
    const outcomes = await runAll([node('first', 'process.exit(2)'), node('second', '')]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('mend first'));
    expect(total(outcomes)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts the tests of a step instead of the step where it can', async () => {
    const outcomes = await runAll([
      { ...node('tests', ''), count: () => ({ passed: 40, failed: 2 }) },
      node('lint', ''),
    ]);
    expect(total(outcomes)).toEqual({ passed: 41, failed: 2 });
  });

  it('fails a command that does not exist', async () => {
    const [outcome] = await runAll([{ ...node('lost', ''), command: 'no-such-command' }]);
    expect(outcome?.ok).toBe(false);
  });

  it('fails what cannot run without trying it', async () => {
    const [outcome] = await runAll([{ ...node('browser', ''), cannotRun: true }]);
    expect(outcome).toMatchObject({ ok: false, count: { passed: 0, failed: 1 } });
    expect(error).toHaveBeenCalledWith(expect.stringContaining('mend browser'));
  });

  it('counts skipped steps neither as passed nor as failed, and shows why', async () => {
    const outcomes = await runAll([{ ...node('other', 'process.exit(1)'), skipped: 'not here' }]);
    expect(total(outcomes)).toEqual({ passed: 0, failed: 0 });
    expect(error).not.toHaveBeenCalled();
    printSummary(outcomes);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/– other\s+skipped: not here/));
    expect(log).not.toHaveBeenCalledWith(expect.stringContaining('✓'));
  });

  it('names the slowest files with their share, 30 at most', async () => {
    const times = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`${String(index)}.spec.ts`, index * 1000]),
    );
    const count = () => ({ passed: 1, failed: 0, times });
    printTimes(await runAll([{ ...node('tests', ''), count }, node('lint', '')]));
    const lines = log.mock.calls.map(([line]) => String(line));
    const files = lines.filter((line) => line.includes('.spec.ts'));
    expect(files).toHaveLength(30);
    expect(files[0]).toBe('     39.0 s  39.spec.ts  (5.0 % of tests)');
    expect(files.at(-1)).toContain('10.spec.ts');
  });

  it('shows every step in the summary', async () => {
    printSummary(await runAll([node('first', 'process.exit(1)'), node('second', '')]));
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/✘ first/));
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/✓ second/));
  });

  it('names the retried tests in the summary', async () => {
    const count = () => ({ passed: 2, failed: 0, retried: ['cart.test.ts › adds a line'] });
    printSummary(await runAll([{ ...node('tests', ''), count }]));
    expect(log).toHaveBeenLastCalledWith(
      expect.stringContaining('(passed when retried) cart.test.ts › adds a line'),
    );
  });

  it('names the failed tests in the summary', async () => {
    const count = () => ({ passed: 1, failed: 1, failures: ['cart.test.ts › adds a line'] });
    printSummary(await runAll([{ ...node('tests', 'process.exit(1)'), count }]));
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('cart.test.ts › adds a line'));
  });
});
