import { readFileSync, writeFileSync } from 'node:fs';

import { countsIn, COUNTS_FILE } from '../rollup/slim-react-counts.mjs';

/**
 * `node scripts/react-counts.mjs`: recounts the names that are cut from React DOM, after its new version was read and
 * `READ_VERSION` in rollup/slim-react-cuts.mjs says so (docs/decisions/0027-slim-react.md).
 */

const whole = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
writeFileSync(COUNTS_FILE, `${JSON.stringify(countsIn(whole), null, 2)}\n`);
console.log(`${COUNTS_FILE} written: its diff says which names to read again.`);
