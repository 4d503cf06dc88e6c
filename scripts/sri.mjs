#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run sri -- https://cdn.example/till/`, or `npx till-elements https://cdn.example/till/` where the package is
 * installed: prints the script tag with its hash, the import map with the hashes of all files that it loads, and the link
 * of the style sheet with its hash, which an import map cannot contain. With the tags of a page behind the address it also
 * prints the links that load their files beforehand.
 *
 * The build copies it next to the manifest, so it uses only Node's built-in modules.
 */

/** The manifest: next to this file in the package, in `dist/` in the repository. */
const PLACES = ['./till-manifest.json', '../dist/till-manifest.json'];

const STYLE = 'till.css';

/** @returns {{ loader: string, tags: Record<string, { files: string[] }>, preload: string[], integrity: Record<string, string> }} */
function readManifest() {
  for (const place of PLACES) {
    try {
      return JSON.parse(readFileSync(fileURLToPath(new URL(place, import.meta.url)), 'utf8'));
    } catch {
      continue;
    }
  }
  console.error('There is no till-manifest.json. Run npm run build first.');
  process.exit(1);
}

/**
 * The markup that makes the browser check Till's files: the import map, which must precede all modules, the link of the
 * style sheet, and the script tag.
 *
 * @param {ReturnType<typeof readManifest>} manifest
 * @param {string} folder the URL of the files: on another origin, or a path such as `/till/`
 * @param {readonly string[]} [onPage] the tags of the page, for which the links are printed that load their files beforehand
 * @returns {string} HTML
 * @throws {Error} when there is no such tag
 */
export function sriSnippet({ loader, tags, preload, integrity }, folder, onPage = []) {
  const base = folder.endsWith('/') ? folder : `${folder}/`;
  const started = new Set(Object.values(tags).flatMap(({ files }) => files));
  const loaded = Object.entries(integrity).filter(
    ([file]) => file.startsWith('chunks/') || started.has(file),
  );
  const map = JSON.stringify({
    integrity: Object.fromEntries(loaded.map(([file, hash]) => [base + file, hash])),
  });
  const mapHash = createHash('sha256').update(map).digest('base64');
  const crossOrigin = /^(?:https?:)?\/\//.test(base) ? ' crossorigin="anonymous"' : '';
  const needed = onPage.flatMap((tag) => {
    if (!Object.hasOwn(tags, tag)) throw new Error(`There is no tag ${tag}.`);
    return [...(tags[tag]?.files ?? []), ...preload];
  });
  return [
    `<!-- Content-Security-Policy: add 'sha256-${mapHash}' to script-src -->`,
    `<script type="importmap">${map}</script>`,
    '<!-- Only for pages that link the style sheet: -->',
    `<link rel="stylesheet" href="${base}${STYLE}" integrity="${integrity[STYLE]}"${crossOrigin}>`,
    `<script src="${base}${loader}" integrity="${integrity[loader]}"${crossOrigin} async></script>`,
    ...[...new Set(needed)].map((file) => `<link rel="modulepreload" href="${base}${file}">`),
    '',
  ].join('\n');
}

if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) {
  const [folder, ...tags] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-')) {
    console.error('Name the address of the files: npm run sri -- https://cdn.example/till/');
    process.exit(1);
  }
  try {
    process.stdout.write(sriSnippet(readManifest(), folder, tags));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
