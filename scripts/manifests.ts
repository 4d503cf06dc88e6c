import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { allMetas } from '../elements/all-meta';
import { generateManifests } from '../elements/manifests';

/**
 * Writes the descriptions of the elements for editors, tools and readers from the metas that `define` uses: the data into
 * dist/, the reference page into docs/, the types of the events into src/.
 */

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The folder of the generated files that are committed, since our own code imports them. */
const SOURCES: Readonly<Record<string, string>> = {
  'till-events.ts': 'src/platform/page',
  'event-names.ts': 'elements/debug',
};

const folderOf = (name: string): string =>
  name.endsWith('.md') ? 'docs' : (SOURCES[name] ?? 'dist');

for (const [name, text] of Object.entries(generateManifests(allMetas, version))) {
  const file = join(folderOf(name), name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
