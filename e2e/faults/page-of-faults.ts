import { FAULTS, type Cell, type Row } from './cells';
import { matrix } from './matrix';

const NAMES = {
  late: 'late',
  never: 'never',
  'out of order': 'twice, out of order',
  html: 'a page in place of JSON',
  half: 'half of the JSON',
  empty: 'nothing',
  '401': '401',
  '404': '404',
  '429': '429',
  '500': '500',
  offline: 'no network',
  lost: 'none: cut off after the work',
} as const;

const proofOf = ({ proof }: Cell): string =>
  proof === 'browser'
    ? 'browser'
    : `\`${proof.file.replace(/^.*\//, '').replace('.test.ts', '')}\`: ${proof.test}`;

function section({ title, cells }: Row): string {
  const lines = FAULTS.flatMap((fault) => {
    const cell = cells[fault];
    return cell === undefined
      ? []
      : `| ${NAMES[fault]} | ${cell.says ?? '–'} | ${cell.then} | ${proofOf(cell)} |`;
  });
  return [
    `## ${title}`,
    '',
    '| The answer | The shop says | What follows | Proved by |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

/** The page docs/faults.md, in Markdown that is not formatted yet. */
export const pageOfFaults = (): string =>
  [
    '# Faults',
    '',
    'What the shopper meets when a call goes wrong: of the cart, the checkout, the product’s page, the search or the private blocks. Made from the table in `e2e/faults/matrix.ts` by `npm run faults`; do not edit by hand. "browser" means the journeys in `e2e/faults/`, other names are tests of `tests/src/state/`.',
    '',
    ...Object.values(matrix).map(section),
  ].join('\n');
