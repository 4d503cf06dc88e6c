import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
} from './lib/mutation-scores';
import { layerOf, needsSample } from './lib/mutation-layers';
import { runTests } from './mutation/run-tests';

/**
 * `npm run mutation -- src/domain/catalog`: changes the code of a folder in every way that StrykerJS knows, one change at
 * a time, and counts the changes that the unit tests of its layer detect. Fails when the score is below that of
 * tests/mutation-scores.json; `--update` raises the scores there. `--own-tests` runs only the tests of the same folder,
 * which takes minutes and gives a lower bound; `--tests tests/elements/cart`, which may be repeated, names other folders or files.
 * `--sample 300 --seed 7` tries that many changes, chosen at random, for layers
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
const {
  values: options,
  positionals: [path = ''],
} = parseArgs({
  allowPositionals: true,
  options: {
    'own-tests': { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true },
    update: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = path.replace(/\/+$/, '');
const isFile = /\.tsx?$/.test(folder);
const layer = layerOf(folder);
const sampleSize = options.sample === undefined ? null : Number(options.sample);
if (layer === null || (needsSample(layer) && sampleSize === null)) {
  console.error(`npm run mutation -- src/<domain, api, platform, state, payments, shipping or tax>[/folder] [--own-tests | --tests <folder or file>] [--update]
npm run mutation -- <src/features, src/ui or elements>[/folder] --sample <number> [--seed <number>]`);
  process.exit(1);
}

/** Where the tests of a layer are: elements render what features and `ui` contain. */
function testFolders(layer: string): readonly string[] {
  if (options.tests !== undefined) return options.tests;
  if (options['own-tests']) return [`tests/${isFile ? dirname(folder) : folder}`];
  return needsSample(layer)
    ? ['tests/src/ui', 'tests/src/features', 'tests/elements']
    : [`tests/src/${layer}`];
}

const box = resolve('.mutation', folder.replaceAll('/', '.'));

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
const tests = testFolders(layer)
  .flatMap((tested) => (/\.tsx?$/.test(tested) ? [tested] : filesIn(tested)))
  .filter((file) => /\.test\.tsx?$/.test(file));
const skipped = all.filter((mutant) => !mutants.includes(mutant)).map(({ id }) => id);
const found = await runTests({ box, layer, tests, skipped });
const scores = scoresOf(mutants, found);
const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8')) as readonly AcceptedMutant[];
const survivors = survivorsOf(mutants, found);
const open = survivors.filter((mutant) => !isAccepted(mutant, accepted));

for (const mutant of open) console.log(`${mutant.file}:${String(mutant.line)} ${changeOf(mutant)}`);
console.log();
const rows = [
  ...Object.entries(scores),
  ['all', total(scores, isFile ? dirname(folder) : folder)] as const,
];
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
