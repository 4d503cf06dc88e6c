/**
 * `npm run contract`: compares the product with exchanges recorded from a real shop. The demo shop must respond as
 * that shop did, and `src/api` must parse its responses and send what it accepts. The recordings are beside the
 * repository; without them there is nothing to check. `npm run contract -- errors,email` replays only these flows.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkAdministration } from './lib/contract/admin-check';
import { readFlows } from './lib/contract/captures';
import { readKnownDifferences } from './lib/contract/known-differences';
import { checkPages } from './lib/contract/page-check';
import { checkParsing } from './lib/contract/parsing-check';
import { checkPlaces } from './lib/contract/places-check';
import { checkProxy } from './lib/contract/proxy-check';
import { checkReplay } from './lib/contract/replay-check';
import { checkRequests } from './lib/contract/request-check';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const contract = join(home, '..', 'shared', 'contract');

if (!existsSync(contract)) {
  console.log('No recorded exchanges beside the repository; nothing to check.');
  process.exit(0);
}

const only = process.argv[2]?.split(',');
const flows = readFlows(join(contract, 'captures')).filter(
  ({ name }) => only === undefined || only.includes(name),
);
const known = readKnownDifferences(join(home, 'docs', 'contract', 'differences.json'));
const knownPages = readKnownDifferences(join(home, 'docs', 'contract', 'page-differences.json'));

// The checks of the API client define a page's globals in this process, so they run last.
const tallies = [
  await checkReplay(flows, known),
  ...(only === undefined || only.includes('pages')
    ? [await checkPages(join(contract, 'pages'), knownPages)]
    : []),
  ...(only === undefined || only.includes('places') ? [checkPlaces(join(contract, 'pages'))] : []),
  ...(only === undefined || only.includes('admin')
    ? [checkAdministration(join(contract, 'pages', 'admin'))]
    : []),
  await checkProxy(flows),
  await checkParsing(flows),
  await checkRequests(join(contract, 'openapi')),
];
const sum = (part: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[part], 0);

console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
