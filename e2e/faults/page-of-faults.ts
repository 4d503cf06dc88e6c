import { FAULTS, type Cell, type Row } from './cells';
import { matrix } from './matrix';

const NAMES = {
  late: 'late',
  never: 'never arrives',
  'out of order': 'two, out of order',
  html: 'HTML instead of JSON',
  half: 'truncated JSON',
  empty: 'empty body',
  '401': '401',
  '404': '404',
  '429': '429',
  '500': '500',
  offline: 'no network',
  lost: 'connection cut after the work',
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
      : `| ${NAMES[fault]} | ${cell.message ?? '–'} | ${cell.then} | ${proofOf(cell)} |`;
  });
  return [
    `## ${title}`,
    '',
    '| Response | Message to the shopper | What happens | Tested by |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

/** The unformatted Markdown of docs/faults.md. */
export const pageOfFaults = (): string =>
  [
    '# Faults',
    '',
    'What the shopper sees when a call of the cart, the checkout, the payment methods and wallets of Payment Services, the product page, the search or the private blocks goes wrong. Generated from `e2e/faults/matrix.ts` by `npm run faults`; do not edit by hand. "browser" stands for the journeys in `e2e/faults/`; other names are tests below `tests/`.',
    '',
    ...Object.values(matrix).map(section),
  ].join('\n');
