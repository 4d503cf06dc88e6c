import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { Instrumenter } from '@stryker-mutator/instrumenter';

import { chanceOf } from './chaos/random';
import { filesIn } from './lib/files';
import {
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
  type MutationLog,
} from './lib/mutation-scores';

/**
 * `npm run mutation -- src/domain/catalog`: changes the code of a folder in every way that StrykerJS knows, one change at
 * a time, and counts the changes that the unit tests of its layer detect. Fails when the score is below that of
 * tests/mutation-scores.json; `--update` raises the scores there. `--own-tests` runs only the tests of the same folder,
 * which takes minutes and gives a lower bound. `--sample 300 --seed 7` tries that many changes, chosen at random, for layers
 * whose tests render; their score is printed and not compared, as is that of a single file, whose path works in place of a
 * folder's. Survivors are listed, except for those that
 * tests/mutation-accepted.json names with a reason. See docs/decisions/0033-mutation-scores.md.
 */

const TABLE = 'tests/mutation-scores.json';
const ACCEPTED = 'tests/mutation-accepted.json';
/** What the tests of a layer need; some share the fault tables of the browser tests. */
const COPIED = [
  'e2e',
  'elements',
  'package.json',
  'rollup',
  'scripts',
  'src',
  'tests',
  'tsconfig.json',
];
/** The maximum number of runs where mutants corrupt the process; each run tries at least one more. */
const MOST_RUNS = 400;
/** How long a test with one mutant may take, in milliseconds; the runner ends tests that merely wait long before. */
const LONGEST_MS = 20_000;

const {
  values: options,
  positionals: [path = ''],
} = parseArgs({
  allowPositionals: true,
  options: {
    'own-tests': { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = path.replace(/\/+$/, '');
const isFile = /\.tsx?$/.test(folder);
const LAYER = /^(?:src\/(?=domain|api|platform|state|ui|features)|(?=elements))(\w+)(?:\/|$)/;
const layer = LAYER.exec(folder)?.[1];
const isRendered = layer === 'ui' || layer === 'features' || layer === 'elements';
const sampleSize = options.sample === undefined ? null : Number(options.sample);
if (layer === undefined || (isRendered && sampleSize === null)) {
  console.error(`npm run mutation -- src/<domain, api, platform or state>[/folder] [--own-tests] [--update]
npm run mutation -- <src/features, src/ui or elements>[/folder] --sample <number> [--seed <number>]`);
  process.exit(1);
}

/** Where the tests of a layer are: elements render what features and `ui` contain. */
function testFolders(): readonly string[] {
  if (options['own-tests']) return [`tests/${isFile ? dirname(folder) : folder}`];
  return isRendered
    ? ['tests/src/ui', 'tests/src/features', 'tests/elements']
    : [`tests/src/${layer}`];
}

const box = resolve('.mutation', folder.replaceAll('/', '.'));
const log = join(box, 'mutation-log.json');

/** Copies the project with all mutants in the folder's code, each behind a switch. */
async function prepare(): Promise<readonly Mutant[]> {
  rmSync(box, { recursive: true, force: true });
  mkdirSync(box, { recursive: true });
  for (const name of COPIED) cpSync(name, join(box, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(box, 'node_modules'));
  const files = (isFile ? [folder] : filesIn(folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.types.ts'))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const quiet = () => undefined;
  const logger = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: console.warn };
  const instrumented = await new Instrumenter(logger as never).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: ['StringLiteral'],
  });
  for (const { name, content } of instrumented.files) writeFileSync(join(box, name), content);
  const contents = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return instrumented.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location: { start, end }, replacement }) => {
      const lines = (contents.get(fileName) ?? []).slice(start.line, end.line + 1);
      const last = lines.length - 1;
      const original = lines
        .map((line, index) => (index === last ? line.slice(0, end.column) : line))
        .map((line, index) => (index === 0 ? line.slice(start.column) : line))
        .join('\n');
      return { id, file: fileName, line: start.line + 1, original, replacement };
    });
}

const readLog = (): MutationLog => JSON.parse(readFileSync(log, 'utf8')) as MutationLog;

/** How much has been tried so far. */
const progress = ({ done, tried }: MutationLog): number => done.length + tried.length;

/**
 * Runs tests; returns false when the run was stopped because a mutant did not terminate. Rejects when tests fail before
 * any mutant has run, which may leave something behind that fails a later hook.
 */
function runVitest(files: readonly string[]): Promise<boolean> {
  const env = { ...process.env, TILL_MUTATION_LAYER: layer, TILL_MUTATION_LOG: log };
  const options = [
    '--config',
    'scripts/mutation/vitest.config.ts',
    '--reporter',
    'dot',
    '--silent=true',
  ];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', ...options, ...files];
  const before = progress(readLog());
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
    if (now !== '' && Date.now() - since > LONGEST_MS) child.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === null) resolve(false);
      else if (code === 0 || progress(readLog()) > before) resolve(true);
      else reject(new Error(output.slice(-4000)));
    });
  });
}

/** Runs the tests against all mutants but the skipped ones; after a mutant that ended a run, the rest of the file runs again. */
async function runTests(skipped: readonly Mutant[]): Promise<MutationLog> {
  const tests = testFolders()
    .flatMap((tested) => filesIn(tested))
    .filter((file) => /\.test\.tsx?$/.test(file));
  const none: MutationLog = { killed: [], reached: [], loaded: [], done: [], tried: [] };
  writeFileSync(log, JSON.stringify({ ...none, killed: skipped.map(({ id }) => id) }));
  for (let run = 1; run <= MOST_RUNS; run += 1) {
    const { done } = readLog();
    const left = tests.filter((file) => !done.includes(join(box, file)));
    if (left.length === 0) return readLog();
    rmSync(`${log}.now`, { force: true });
    if (await runVitest(left)) continue;
    const found = readLog();
    const [endless = ''] = readFileSync(`${log}.now`, 'utf8').split(' ');
    const more = { reached: [...found.reached, endless], killed: [...found.killed, endless] };
    writeFileSync(log, JSON.stringify({ ...found, ...more }));
  }
  throw new Error(`Mutants have ended ${String(MOST_RUNS)} runs; is it always the same test?`);
}

/** Some of the mutants, the same ones for the same seed. */
function sampleOf(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  const chance = chanceOf(seed);
  const left = [...mutants];
  return Array.from({ length: Math.min(size, left.length) }).flatMap(() =>
    left.splice(chance.below(left.length), 1),
  );
}

const all = await prepare();
const mutants = sampleSize === null ? all : sampleOf(all, sampleSize, Number(options.seed));
const found = await runTests(all.filter((mutant) => !mutants.includes(mutant)));
const scores = scoresOf(mutants, found);
const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8')) as readonly AcceptedMutant[];
const survivors = survivorsOf(mutants, found);
const open = survivors.filter((mutant) => !isAccepted(mutant, accepted));

for (const mutant of open) console.log(`${mutant.file}:${String(mutant.line)} ${changeOf(mutant)}`);
console.log();
const rows = [...Object.entries(scores), ['all', total(scores, folder)] as const];
for (const [name, score] of rows) {
  const counts = `${String(score.killed)} of ${String(score.mutants)}`;
  console.log(`${name.padEnd(40)}${counts.padStart(14)}${percent(score).toFixed(1).padStart(8)} %`);
}
console.log(`${String(survivors.length - open.length)} survivors are accepted in ${ACCEPTED}.`);

rmSync(box, { recursive: true, force: true });
if (sampleSize !== null || isFile) process.exit();

const table = parseScoreTable(readFileSync(TABLE, 'utf8'));
const problems = fallen(scores, table);
for (const problem of problems) console.error(`✘ ${problem}`);
if (options.update) {
  writeFileSync(TABLE, `${JSON.stringify(raised(scores, table), null, 2)}\n`);
  console.log(`${TABLE}: raised to what was measured.`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
