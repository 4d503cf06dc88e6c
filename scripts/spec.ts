import { readFileSync } from 'node:fs';

import { filesIn } from './lib/files';
import { citationsOf, clausesOf, decidedIn, leftOutIn } from './lib/spec-clauses';
import {
  coverageByArea,
  summaryProblems,
  undecided,
  waitingSummaries,
  type AreaCoverage,
  type Proof,
} from './lib/spec-coverage';

/**
 * `npm run spec`: lists which clauses of docs/spec/ a test cites, which are decided without a test, and what the
 * clauses that summarise whole areas (docs/spec/summaries.json) wait for. Fails when a test cites a clause that does not
 * exist or is a summary, when a clause that the documents leave open has no row in docs/spec/decisions.md, or when an area of docs/spec/required.json is incomplete. `--all` shows every area.
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
  // The tests of this command contain made-up ids.
  if (!/\.(test|spec)\.tsx?$/.test(file) || file.includes('tooling')) continue;
  for (const id of citationsOf(read(file))) {
    if (known.has(id)) cited.add(id);
    else problems.push(`${file} cites ${id}, which is no clause`);
  }
}

const decisions = read('docs/spec/decisions.md');
const proof: Proof = {
  cited,
  decided: decidedIn(decisions),
  leftOut: leftOutIn(decisions),
  summaries: JSON.parse(read('docs/spec/summaries.json')) as Proof['summaries'],
};
problems.push(...summaryProblems(clauses, proof), ...undecided(clauses, proof));

const rows = coverageByArea(clauses, proof);
for (const { area, missing } of rows) {
  if (required.includes(area) && missing.length > 0) {
    problems.push(`${area} must be complete; nothing proves ${missing.join(', ')}`);
  }
}

const line = ({
  area,
  clauses: all,
  cited: proved,
  summed,
  decided,
  missing,
}: AreaCoverage): string =>
  [
    area.padEnd(8),
    `${proved}/${all}`.padStart(8),
    (missing.length === 0 ? 'complete' : `${missing.length} open`).padStart(10),
    (decided === 0 ? '' : `${decided} decided`).padStart(12),
    (summed === 0 ? '' : `${summed} summed`).padStart(10),
    required.includes(area) ? '  required' : '',
  ]
    .join('')
    .trimEnd();

const shown = process.argv.includes('--all') ? rows : rows.filter((row) => row.cited > 0);
console.log(`${shown.map(line).join('\n')}\n`);

for (const { id, areas } of waitingSummaries(clauses, proof)) {
  const open = areas.map(({ area, missing }) => `${area} (${missing})`).join(', ');
  console.log(`${id} sums other areas: ${open === '' ? 'all are complete' : `waits for ${open}`}`);
}

const total = (count: (row: AreaCoverage) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);
console.log(
  `\nOf ${clauses.length} clauses a test cites ${total((row) => row.cited)}, ` +
    `${total((row) => row.summed)} are sums of what is complete, ` +
    `${total((row) => row.decided)} are decided without a test, ` +
    `${total((row) => row.missing.length)} are open.`,
);
for (const problem of problems) console.error(`✘ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
