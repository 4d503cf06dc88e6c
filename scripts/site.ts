import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { ensureBuilt } from './lib/prepare.mjs';
import { brokenLinks } from './lib/site/broken-links';
import { writePages } from './lib/site/write-pages';
import { giveUp, handOver, run, say } from './lib/steps.mjs';

/**
 * `npm run site`: builds the documentation as a static site in site/dist/. `-- --dev` serves it and `-- --preview` serves the
 * built one; `--base /till/` is for a site below a path. VitePress is installed in site/ when it is first needed.
 */
const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
  },
});

const VITEPRESS = 'site/node_modules/.bin/vitepress';
const LOCKS = ['site/package-lock.json', 'site/node_modules/.package-lock.json'];

/** The version of VitePress in a lock file. */
function versionIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return packages['node_modules/vitepress']?.version;
}

async function installVitePress(): Promise<void> {
  const [wanted, installed] = LOCKS.map(versionIn);
  if (installed === wanted) return;
  say('Installing VitePress in site/ (npm ci)');
  const args = ['ci', '--prefix', 'site', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok } = await run('npm', args);
  if (!ok) giveUp('npm ci failed in site/.', 'Check the network, then run the command again.');
}

await installVitePress();
const base = ['--base', values.base];
if (values.preview) process.exit(await handOver(VITEPRESS, ['preview', 'site', ...base]));

await ensureBuilt();
await writePages('site/pages', 'dist');
if (values.dev) process.exit(await handOver(VITEPRESS, ['dev', 'site', ...base]));

const { ok } = await run(VITEPRESS, ['build', 'site', ...base]);
if (!ok) giveUp('The site could not be built.', 'VitePress names the page or the link above.');
const broken = brokenLinks('site/dist', values.base);
if (broken.length > 0) giveUp('Links of the site lead nowhere.', broken.join('\n  '));
say('The site is in site/dist/. `npm run site -- --preview` serves it.');
