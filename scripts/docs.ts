import { readFileSync, writeFileSync } from 'node:fs';

import { conformancePage } from './lib/conformance/conformance-page';
import { withMeasuringTable } from './lib/measuring-table';
import { messagesPage } from './lib/messages/messages-page';
import { withPagesTable } from './lib/pages-table';
import { statePage } from './lib/state-page';

/**
 * `npm run docs`: writes docs/state.md from src/state/, docs/messages.md from the table of messages,
 * docs/conformance.md from the table of criteria, and the tables
 * of docs/build.md and docs/measuring.md.
 */
writeFileSync('docs/state.md', statePage('src/state'));
writeFileSync('docs/messages.md', messagesPage());
writeFileSync('docs/conformance.md', conformancePage());

const BUILD = 'docs/build.md';
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Parameters<
  typeof withPagesTable
>[1];
writeFileSync(BUILD, withPagesTable(readFileSync(BUILD, 'utf8'), budgets));

const MEASURING = 'docs/measuring.md';
writeFileSync(MEASURING, withMeasuringTable(readFileSync(MEASURING, 'utf8')));
