import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { elementFiles, elementNames, withMeta, withStates } from './lib/element-templates';

/**
 * `npm run new:element -- <area> <tag>`: the files of a new element (public surface, definition, view, style, tests, a
 * note for the change log), its entry in the table from which manifests and docs/elements.md are generated, and its
 * states in the demo's gallery.
 */

const ALL_METAS = 'elements/all-meta.ts';
const STATES = 'demo/gallery/states.ts';

const [area, tag] = process.argv.slice(2);
if (area === undefined || tag === undefined) {
  console.error('Usage: npm run new:element -- <area> <tag>, such as: catalog till-price-box');
  process.exit(1);
}

try {
  const names = elementNames(area, tag);
  const files = elementFiles(names);
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken !== undefined) throw new Error(`${taken} is there already.`);
  const tables = {
    [ALL_METAS]: withMeta(readFileSync(ALL_METAS, 'utf8'), names),
    [STATES]: withStates(readFileSync(STATES, 'utf8'), names),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  + ${file}`);
  }
  for (const [file, text] of Object.entries(tables)) {
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
    console.log(`  ~ ${file}`);
  }
  console.log(
    `\nNext: say in the meta what it does and in ${STATES} which states it has, then npm run unit and npm run build.`,
  );
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
