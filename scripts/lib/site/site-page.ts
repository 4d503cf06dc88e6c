import { dirname, join, normalize, relative } from 'node:path/posix';

import { sitePath } from './outline';

/** The pictures of docs/ on the site. */
const IMAGES = 'docs/images/';

/** The first heading of a page. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** Applies `change` to everything but fenced code. */
const outsideFences = (text: string, change: (prose: string) => string): string =>
  text
    .split(/(^ *```[\s\S]*?^ *```[^\S\n]*$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** A link of one page to another, relative as Markdown has it. */
function linkTo(target: string, from: string): string {
  const path = relative(dirname(sitePath(from)), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * A page of the repository as the site needs it. Links to pages of the site lead to their place there; a file that is no page
 * of the site becomes code, because the address of the repository is not known. A link that shows the name of a page's file
 * shows its title instead.
 *
 * @param file the page's path in the repository
 * @param titles of all files that are pages of the site
 */
export function sitePage(file: string, text: string, titles: ReadonlyMap<string, string>): string {
  const link = (whole: string, mark: string, label: string, address: string): string => {
    if (/^(?:[a-z]+:|#)/.test(address)) return whole;
    const [path = '', anchor] = address.split('#');
    const target = normalize(join(dirname(file), path));
    const page =
      path === '' ? file : [target, join(target, 'README.md')].find((one) => titles.has(one));
    if (target.startsWith(IMAGES)) {
      return `${mark}[${label}](${linkTo(`images/${target.slice(IMAGES.length)}`, file)})`;
    }
    if (page === undefined) {
      return label.includes(path) ? `\`${target}\`` : `${label} (\`${target}\`)`;
    }
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const shown = label === path ? (titles.get(page) ?? label) : label;
    return `${mark}[${shown}](${linkTo(sitePath(page), file)}${hash})`;
  };
  return outsideFences(text, (prose) =>
    prose
      .replace(/^<!--[\s\S]*?-->\n?/gm, '')
      .replace(/(!?)\[((?:`[^`]*`|[^[\]`])*)\]\(([^)\s]+)\)/g, link),
  );
}
