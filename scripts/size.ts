import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  administrationIn,
  measure,
  otherFiles,
  overLimit,
  pageFiles,
  tightened,
  type Limits,
  type Manifest,
  type PageFiles,
} from './lib/sizes';

/**
 * `npm run size`: compares the compressed sizes of what pages load with the limits in budgets.json. `--update`
 * lowers limits to the measurements and never raises one. Also fails when a standard page loads files that budgets.json
 * does not list, and when a file of the shop's pages contains code of the administration.
 */

interface Budgets {
  readonly size: {
    readonly limits: Limits;
    /** The files that each standard page loads before it renders; docs/build.md is generated from them. */
    readonly pages: PageFiles;
    /** Chunks that are loaded only for unusual content, not by the standard pages. */
    readonly rarelyLoaded: string;
  };
}

if (!existsSync('dist/till-manifest.json')) {
  console.error('There is no dist/ yet: npm run build');
  process.exit(1);
}

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
const manifest = JSON.parse(readFileSync('dist/till-manifest.json', 'utf8')) as Manifest;
const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

const sizes = measure(manifest, read, new RegExp(budgets.size.rarelyLoaded));
const { limits } = budgets.size;
const pages = pageFiles(manifest);

for (const [name, size] of Object.entries(sizes)) {
  console.log(
    `${name.padEnd(44)}${size.toFixed(1).padStart(7)} kB   limit ${limits[name] ?? 'none'}`,
  );
}

if (process.argv.includes('--update')) {
  const size = { ...budgets.size, limits: tightened(sizes, limits), pages };
  writeFileSync('budgets.json', `${JSON.stringify({ ...budgets, size }, null, 2)}\n`);
  console.log('\nbudgets.json: limits brought down to what was measured.');
} else {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:[\w.-]+|(?:chunks|elements)\/[\w.-]+)\.js$/.test(file.replaceAll('\\', '/')),
  );
  const problems = [
    ...overLimit(sizes, limits),
    ...otherFiles(pages, budgets.size.pages),
    ...administrationIn(scripts, read),
  ];
  for (const problem of problems) console.error(`✘ ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
