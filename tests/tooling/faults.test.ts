import { readFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';

import { FAULTS, type Cell, type Row } from '../../e2e/faults/cells';
import { matrix } from '../../e2e/faults/matrix';
import { pageOfFaults } from '../../e2e/faults/page-of-faults';

const rows: readonly Row[] = Object.values(matrix);
const cells: readonly Cell[] = rows.flatMap((row) =>
  FAULTS.flatMap((fault) => row.cells[fault] ?? []),
);

it('docs/faults.md is the table of faults; `npm run faults` writes it', async () => {
  const filepath = 'docs/faults.md';
  const page = await format(pageOfFaults(), { ...(await resolveConfig(filepath)), filepath });
  expect(readFileSync(filepath, 'utf8')).toBe(page);
});

it('every fault of every call is provedBy by a test that exists', () => {
  const missing = cells.flatMap(({ proof }) => {
    if (proof === 'browser') return [];
    const { file, test } = proof;
    return readFileSync(file, 'utf8').includes(test) ? [] : [`${file}: ${test}`];
  });
  expect(missing).toEqual([]);
});
