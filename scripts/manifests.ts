import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { allMetas } from '../elements/all-meta';
import { generateManifests } from '../elements/manifests';

/** Writes what editors and tools read about the elements, all from the metas that `define` uses. */

mkdirSync('dist', { recursive: true });
for (const [name, text] of Object.entries(generateManifests(allMetas))) {
  writeFileSync(join('dist', name), text);
}
