import { writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { CHROMIUM_ARGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { allConsumers, type Consumer } from './lib/consumers/consumer';
import { serve } from './lib/consumers/serve';
import { visit } from './lib/consumers/visit';
import { pack, prepare, runIn, temporaryFolder } from './lib/consumers/workspace';
import { ensureBuilt } from './lib/prepare.mjs';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run consumers`: packs the package, installs it into each project of consumer/, builds the project, and opens its
 * page in Chromium. `-- vite-react next` runs only these; `--quick` runs those of `npm test`, with the packages of this
 * repository; `--keep` keeps the temporary folder; `--report FILE` writes the numbers.
 */

const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const reportAt = options.indexOf('--report') + 1;
const report = reportAt === 0 ? undefined : options[reportAt];
const names = options.filter((option) => !option.startsWith('--') && option !== report);
const all = allConsumers();
const unknown = names.filter((name) => !all.some((consumer) => consumer.name === name));
if (unknown.length > 0) {
  giveUp(`There is no consumer ${unknown.join(', ')}.`, all.map(({ name }) => name).join(', '));
}
const chosen = all.filter(({ name, quick }) =>
  isQuick ? quick === true : names.length === 0 || names.includes(name),
);

await ensureBuilt();
const executablePath = await findChromium();
if (executablePath === null) giveUp('The consumers need Chromium.', NO_CHROMIUM);
const { folder: root, remove } = temporaryFolder();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

async function tryOut(consumer: Consumer, tarball: string): Promise<void> {
  const folder = await prepare(consumer, root, tarball, isQuick);
  await runIn(folder, 'npm', ['run', '--silent', 'build']);
  const site = await serve(folder, consumer);
  if (site === null) return;
  try {
    await visit(browser, site.url, consumer);
  } finally {
    site.stop();
  }
}

let failed = 0;
try {
  const tarball = await pack(root);
  for (const consumer of chosen) {
    const started = Date.now();
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
    try {
      await tryOut(consumer, tarball);
      console.log(`✓ ${consumer.name} (${seconds()})`);
    } catch (error) {
      failed += 1;
      console.error(`✘ ${consumer.name} (${seconds()})\n${String(error)}`);
    }
  }
} finally {
  await browser.close();
  if (options.includes('--keep')) console.log(`Left in ${root}`);
  else remove();
}
const passed = chosen.length - failed;
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
