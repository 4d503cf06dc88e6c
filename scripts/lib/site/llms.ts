import type { SiteGroup } from './outline';
import { sitePath } from './outline';

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  readonly title: string;
  /** Its description in an index of docs/; empty without one. */
  readonly about: string;
  readonly text: string;
}

/** The description of each page in an index of docs/, `| [luma.md](luma.md) | Which template ...? |`, by its link. */
export const aboutPages = (index: string): ReadonlyMap<string, string> =>
  new Map(
    [...index.matchAll(/^\| \[[^\]]*\]\(([^)]+)\) \| (.+?) \|/gm)].map(
      ([, link = '', about = '']) => [link, about],
    ),
  );

/** The text of `llms.txt`: every page by the headings of the sidebar, linked as Markdown. */
export function llmsText(
  summary: string,
  groups: readonly SiteGroup[],
  pages: ReadonlyMap<string, ListedPage>,
): string {
  const line = (file: string): string => {
    const { title = file, about = '' } = pages.get(file) ?? {};
    return `- [${title}](${sitePath(file)})${about === '' ? '' : `: ${about}`}`;
  };
  return [
    '# Till',
    '',
    `> ${summary}`,
    '',
    ...groups.flatMap(({ title, pages: files }) => [`## ${title}`, '', ...files.map(line), '']),
    '## Optional',
    '',
    '- [llms-full.txt](llms-full.txt): all pages in one file',
    '- [custom-elements.json](custom-elements.json): the elements as a custom-elements manifest',
    '',
  ].join('\n');
}

/** The text of `llms-full.txt`: all pages, one after the other, each under its address. */
export const llmsFullText = (
  groups: readonly SiteGroup[],
  pages: ReadonlyMap<string, ListedPage>,
): string =>
  groups
    .flatMap(({ pages: files }) => files)
    .map((file) => `<!-- ${sitePath(file)} -->\n\n${pages.get(file)?.text.trim() ?? ''}\n`)
    .join('\n');
