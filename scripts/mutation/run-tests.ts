import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { NOTHING_TRIED, type MutationLog } from '../lib/mutation-scores';

/** What the tests run against. */
export interface MutationRun {
  /** The copy of the project whose code contains the mutants, an absolute path. */
  readonly box: string;
  /** The layer whose code has the mutants. */
  readonly layer: string;
  /** Test files, relative to the copy. */
  readonly tests: readonly string[];
  /** Ids of mutants that are not tried. */
  readonly skipped: readonly string[];
  /** How long a test with one mutant may take, in milliseconds; the runner ends tests that merely wait long before. */
  readonly longestMs?: number;
}

/** The maximum number of runs where mutants corrupt the process; each run tries at least one more. */
const MOST_RUNS = 400;

/** How much has been tried so far. */
const progress = ({ done, tried, suspects }: MutationLog): number =>
  done.length + tried.length + suspects.length;

/**
 * Runs tests against all mutants but the skipped ones; after a mutant that ended a run, the rest of the file runs again.
 * Rejects when a test file cannot be loaded or its tests fail before any mutant has run: what it would detect is unknown.
 */
export async function runTests(run: MutationRun): Promise<MutationLog> {
  const { box, tests, skipped } = run;
  const log = join(box, 'mutation-log.json');
  const write = (entries: MutationLog): void => {
    writeFileSync(log, JSON.stringify(entries));
  };
  write({ ...NOTHING_TRIED, killed: skipped });
  for (let count = 1; count <= MOST_RUNS; count += 1) {
    const { done, broken } = readLog(log);
    if (broken.length > 0) throw new Error(`These tests do not run: ${broken.join(', ')}`);
    const left = tests.filter((file) => !done.includes(join(box, file)));
    if (left.length === 0) return readLog(log);
    rmSync(`${log}.now`, { force: true });
    if (await runVitest(run, log, left)) continue;
    write(withEndless(readLog(log), readFileSync(`${log}.now`, 'utf8')));
  }
  throw new Error(`Mutants have ended ${String(MOST_RUNS)} runs; is it always the same test?`);
}

/**
 * The log after a run that was stopped: a test did not end with a mutant, which is detected, or only after it, unchanged;
 * then the next process judges.
 */
function withEndless(found: MutationLog, now: string): MutationLog {
  const [when, test = '', id = ''] = now.split(' ');
  return when === 'with'
    ? { ...found, reached: [...found.reached, id], killed: [...found.killed, id] }
    : { ...found, suspects: [...found.suspects, `${test} ${id}`] };
}

const readLog = (log: string): MutationLog => JSON.parse(readFileSync(log, 'utf8')) as MutationLog;

/**
 * Runs test files; returns false when the run was stopped because a mutant did not terminate. Rejects when tests fail
 * before any mutant has run, which may leave something behind that fails a later hook.
 */
function runVitest(
  { box, layer, longestMs = 20_000 }: MutationRun,
  log: string,
  files: readonly string[],
): Promise<boolean> {
  const env = { ...process.env, TILL_MUTATION_LAYER: layer, TILL_MUTATION_LOG: log };
  const options = [
    '--config',
    'scripts/mutation/vitest.config.ts',
    '--reporter',
    'dot',
    '--silent=true',
  ];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', ...options, ...files];
  const before = progress(readLog(log));
  const child = spawn(process.execPath, vitest, { cwd: box, env });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  let last = '';
  let since = Date.now();
  const watch = setInterval(() => {
    const now = existsSync(`${log}.now`) ? readFileSync(`${log}.now`, 'utf8') : '';
    if (now !== last) since = Date.now();
    last = now;
    if (now !== '' && Date.now() - since > longestMs) child.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === null) resolve(false);
      else if (code === 0 || progress(readLog(log)) > before) resolve(true);
      else reject(new Error(output.slice(-4000)));
    });
  });
}
