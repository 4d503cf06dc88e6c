import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { allMetas } from '../elements/all-meta';
import { generateManifests } from '../elements/manifests';

/**
 * Writes what editors, tools and people read about the elements, all from the metas that `define` uses: the data into
 * dist/, the reference page into docs/.
 */

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

mkdirSync('dist', { recursive: true });
for (const [name, text] of Object.entries(generateManifests(allMetas, version))) {
  writeFileSync(join(name.endsWith('.md') ? 'docs' : 'dist', name), text);
}
