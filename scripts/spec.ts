import { readFileSync } from 'node:fs';

import { filesIn } from './lib/files';
import { citationsOf, clausesOf, coverageByArea, type AreaCoverage } from './lib/spec-coverage';

/**
 * `npm run spec`: which clauses of docs/spec/ have a test that cites them. Fails when a test cites a clause that does
 * not exist, or when a clause of an area that docs/spec/required.json names has no test. `--all` shows every area.
 */

const read = (file: string): string => readFileSync(file, 'utf8');

const clauses = filesIn('docs/spec')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => clausesOf(read(file)));
const known = new Set(clauses.map(({ id }) => id));

const { areas: required } = JSON.parse(read('docs/spec/required.json')) as { areas: string[] };
const problems = required
  .filter((area) => !clauses.some((clause) => clause.area === area))
  .map((area) => `docs/spec/required.json names ${area}, which is no area`);

const cited = new Set<string>();
for (const file of [...filesIn('tests'), ...filesIn('e2e')]) {
  // The tests of this very command quote ids that are made up.
  if (!/\.(test|spec)\.tsx?$/.test(file) || file.includes('tooling')) continue;
  for (const id of citationsOf(read(file))) {
    if (known.has(id)) cited.add(id);
    else problems.push(`${file} cites ${id}, which is no clause`);
  }
}

const rows = coverageByArea(clauses, cited);
for (const { area, missing } of rows) {
  if (required.includes(area) && missing.length > 0) {
    problems.push(`${area} must be complete; no test cites ${missing.join(', ')}`);
  }
}

const line = ({ area, clauses: all, cited: proved, missing }: AreaCoverage): string =>
  [
    area.padEnd(8),
    `${proved}/${all}`.padStart(8),
    (missing.length === 0 ? 'complete' : `${missing.length} open`).padStart(10),
    required.includes(area) ? '  required' : '',
  ].join('');

const shown = process.argv.includes('--all') ? rows : rows.filter((row) => row.cited > 0);
console.log(shown.map(line).join('\n'));
console.log(`\n${cited.size} of ${clauses.length} clauses are cited by a test.`);
for (const problem of problems) console.error(`✘ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
