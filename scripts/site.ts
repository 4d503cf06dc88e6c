import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { ensureBuilt } from './lib/prepare.mjs';
import { brokenLinks } from './lib/site/broken-links';
import { writePages } from './lib/site/write-pages';
import { giveUp, handOver, run, say } from './lib/steps.mjs';

/**
 * `npm run site`: builds the documentation as a static site in site/dist/. `-- --dev` serves it and `-- --preview` serves the
 * built one; `--base /till/` is for a site below a path. VitePress and Graphviz are installed in site/ when they are first needed.
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

/** What builds the site. */
const TOOLS = ['vitepress', '@viz-js/viz'];

/** The versions of the tools in a lock file. */
function versionsIn(file: string): string {
  if (!existsSync(file)) return '';
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return TOOLS.map((name) => packages[`node_modules/${name}`]?.version).join();
}

async function installTools(): Promise<void> {
  const [wanted, installed] = LOCKS.map(versionsIn);
  if (installed === wanted) return;
  say('Installing VitePress and Graphviz in site/ (npm ci)');
  const args = ['ci', '--prefix', 'site', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok } = await run('npm', args);
  if (!ok)
    giveUp(
      'npm ci failed in site/.',
      'npm names the cause above: the network, the registry, or a package missing from site/package-lock.json.',
    );
}

await installTools();
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
