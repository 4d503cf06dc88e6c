import { writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { pageOfFaults } from '../e2e/faults/page-of-faults';

/** `npm run faults`: writes docs/faults.md from the table of faults. */
const FILE = 'docs/faults.md';
const options = await resolveConfig(FILE);
writeFileSync(FILE, await format(pageOfFaults(), { ...options, filepath: FILE }));
