import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { itemParameters, withMeasuringTable } from '../../scripts/lib/measuring-table';

const page = readFileSync('docs/measuring.md', 'utf8');

it('has the table that `npm run docs` writes', () => {
  expect(page).toBe(withMeasuringTable(page));
});

it.each(itemParameters)('describes %s', (name) => {
  expect(page).toContain(`\`${name}\``);
});
