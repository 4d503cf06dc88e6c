import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { filesIn } from '../files';

const unescaped = (text: string): string => decodeURIComponent(text.replaceAll('&amp;', '&'));

/** The file that a path of the site is served from, as static servers do; null when there is none. */
function servedFile(folder: string, path: string): string | null {
  const candidates = [path, `${path}.html`, join(path, 'index.html')].map((one) =>
    join(folder, one),
  );
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** A live example's links to pages of a shop lead nowhere by design. */
const withoutShopLinks = (page: string, html: string): string =>
  page.startsWith('frames/') ? html.replaceAll(/<a\s[^>]*>/g, '') : html;

/**
 * Links and sources of built pages that lead to no file, or to no heading, as lines for the terminal.
 *
 * @param base the path that the site is served below
 */
export function brokenLinks(folder: string, base = '/'): readonly string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  const texts = new Map(
    pages.map((file) => [
      file,
      withoutShopLinks(relative(folder, file), readFileSync(file, 'utf8')),
    ]),
  );
  const idsOf = new Map(
    [...texts].map(([file, html]) => [
      file,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescaped(id))),
    ]),
  );
  return [...texts].flatMap(([page, html]) =>
    [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].flatMap(([, raw = '']) => {
      if (/^(?:[a-z]+:|\/\/)/.test(raw)) return [];
      const { pathname, hash } = new URL(
        unescaped(raw),
        `http://site.invalid${base}${relative(folder, page).replaceAll('\\', '/')}`,
      );
      const path = decodeURIComponent(pathname);
      const target = path.startsWith(base) ? servedFile(folder, path.slice(base.length)) : null;
      const anchor = decodeURIComponent(hash.slice(1));
      const isThere =
        target !== null && (anchor === '' || idsOf.get(target)?.has(anchor) !== false);
      return isThere ? [] : [`${relative(folder, page)}: ${raw}`];
    }),
  );
}
