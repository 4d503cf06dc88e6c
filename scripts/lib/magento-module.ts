import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { writePageFiles, type Manifest } from './magento-page-files';

/** The files and folders that pages may load. */
const SERVED = ['till.js', 'till-early.js', 'till-datalayer.js', 'till.css'];
const SERVED_FOLDERS = ['chunks', 'elements', 'i18n'];

/** The groups of `src/i18n/phrases.json` that do not contain the elements' own phrases. */
const NOT_OWN = ['platform', 'counted', 'tags'];

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/**
 * A template that no page loads. The platform extracts the phrases of its script dictionary from such files, so a
 * shop's own translations of these phrases reach the elements.
 */
export function phrasesTemplate(phrases: readonly string[]): string {
  return phrases.map((phrase) => `<!-- ko i18n: '${escaped(phrase)}' --><!-- /ko -->\n`).join('');
}

const isServed = (file: string) => ['', '.js', '.json'].includes(extname(file));

/**
 * Writes the module with the built files, the list of phrases, the files of each page, the licence and the version of
 * the package into an empty folder.
 */
export function writeMagentoModule(root: string, target: string): void {
  const read = (...path: readonly string[]): unknown =>
    JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const web = join(target, 'view', 'frontend', 'web');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, 'integrations', 'magento'), target, { recursive: true });
  for (const file of SERVED) cpSync(join(root, 'dist', file), join(web, 'till', file));
  for (const folder of SERVED_FOLDERS) {
    const from = join(root, 'dist', folder);
    cpSync(from, join(web, 'till', folder), { recursive: true, filter: isServed });
  }
  const groups = Object.entries(read('src', 'i18n', 'phrases.json') as Record<string, string[]>);
  const own = groups.flatMap(([group, phrases]) => (NOT_OWN.includes(group) ? [] : phrases));
  mkdirSync(join(web, 'template'), { recursive: true });
  writeFileSync(join(web, 'template', 'phrases.html'), phrasesTemplate(own));
  const { version } = read('package.json') as { readonly version: string };
  const manifest = { ...(read('integrations', 'magento', 'composer.json') as object), version };
  writeFileSync(join(target, 'composer.json'), `${JSON.stringify(manifest, null, 4)}\n`);
  const module = join(target, 'etc', 'module.xml');
  const text = readFileSync(module, 'utf8');
  writeFileSync(module, text.replace(/setup_version="[^"]*"/, `setup_version="${version}"`));
  writePageFiles(target, read('dist', 'till-manifest.json') as Manifest);
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
}
