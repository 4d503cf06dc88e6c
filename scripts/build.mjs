import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { scriptInventory } from './lib/script-inventory.mjs';
import { giveUp, run } from './lib/steps.mjs';

/**
 * `npm run build`: builds everything in dist/ from scratch: the bundles (rollup.config.mjs), the type declarations, the
 * generated descriptions of the elements, and finally the hashes of all of them in till-manifest.json.
 */

const out = 'dist';

const MANIFEST = 'till-manifest.json';

/** The files in the folder that a page may load; the others are for bundlers and editors. */
const ON_PAGES = /^(?:till[\w.-]*\.(?:js|css)|api\.js|(?:chunks|elements)\/[\w.-]+\.js)$/;

/** The scripts of a payment page with their hashes. */
const INVENTORY = 'script-inventory.md';

/** @param {string} name @param {Promise<{ ok: boolean, output: string }>} running */
async function step(name, running) {
  const { ok, output } = await running;
  if (ok) return;
  console.error(output);
  giveUp(`Build: ${name} failed.`, 'The message above names the file.');
}

/** @param {string} folder @returns {string[]} all files below it, sorted */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();

/** Declarations that the public declarations import; all others are internal. */
const PUBLIC_TYPES = ['elements/script-api.d.ts', 'src/platform/page/till-events.d.ts'];

/**
 * Adds extensions to relative imports in declarations, so that every module resolution mode finds them, and removes
 * declarations that no public one imports.
 */
function finishTypes() {
  const folder = join(out, 'types');
  const relativeImport = /(from|import\()(\s*)(['"])(\.{1,2}\/[^'"]*?)\3/g;
  const kept = new Set(PUBLIC_TYPES.map((name) => join(folder, name)));
  for (const file of kept) {
    const text = readFileSync(file, 'utf8');
    for (const [, , , , name = ''] of text.matchAll(relativeImport)) {
      kept.add(join(dirname(file), `${name}.d.ts`));
    }
    writeFileSync(file, text.replaceAll(relativeImport, '$1$2$3$4.js$3'));
  }
  for (const file of filesIn(folder)) if (!kept.has(file)) rmSync(file);
}

function writeHashes() {
  const file = join(out, MANIFEST);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const hashes = () =>
    Object.fromEntries(
      filesIn(out)
        .map((name) => relative(out, name).replaceAll('\\', '/'))
        .filter((name) => ON_PAGES.test(name))
        .map((name) => [
          name,
          `sha384-${createHash('sha384')
            .update(readFileSync(join(out, name)))
            .digest('base64')}`,
        ]),
    );
  writeFileSync(join(out, INVENTORY), scriptInventory({ ...manifest, integrity: hashes() }));
  manifest.integrity = hashes();
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const started = Date.now();
rmSync(out, { recursive: true, force: true });
await Promise.all([
  step('the bundles (rollup)', run('rollup', ['-c', '--silent'], { quiet: true })),
  step(
    'what bundlers use (rollup)',
    run('rollup', ['-c', 'rollup.package.config.mjs', '--silent'], { quiet: true }),
  ),
  step('the types (tsc)', run('tsc', ['-p', 'tsconfig.types.json'], { quiet: true })),
]);
finishTypes();
await step('the element descriptions', run('tsx', ['scripts/manifests.ts'], { quiet: true }));
writeHashes();
// `npx till-elements <address>` prints the script tag with the hashes.
copyFileSync('scripts/sri.mjs', join(out, 'sri.mjs'));
console.log(`Built ${out}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
