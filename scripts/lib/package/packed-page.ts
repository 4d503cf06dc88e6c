import { dirname, join, normalize } from 'node:path';

/** A link of Markdown; images and links to other sites stay as they are. */
const LINK = /(?<!!)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/** Code stays as it is, unless it is the text of a link. */
const CODE = /(^ *```[\s\S]*?^ *```$|(?<!\[)`[^`\n]*`(?!\]))/m;

/**
 * A page of Markdown as it is in the package: a link to a file that is not in it leads to the repository, below `source`;
 * without an address the link's text stays, followed by the file's path.
 *
 * @param file its path in the repository
 * @param packed the paths of the package
 * @param source the folder of the repository on the web, with a slash at its end; null without one
 */
export function packedPage(
  file: string,
  text: string,
  packed: ReadonlySet<string>,
  source: string | null,
): string {
  const isPacked = (path: string): boolean =>
    packed.has(path) || [...packed].some((one) => one.startsWith(`${path.replace(/\/$/, '')}/`));
  return text
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(LINK, (whole: string, label: string, link: string, anchor = '') => {
            const path = normalize(join(dirname(file), link));
            if (isPacked(path)) return whole;
            if (source !== null) return `[${label}](${source}${path}${anchor})`;
            const isName = [path, link].includes(label.replaceAll('`', ''));
            return isName ? `\`${path}\`` : `${label} (\`${path}\`)`;
          }),
    )
    .join('');
}
