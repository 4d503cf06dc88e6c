import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { writeLivePages } from './live-pages';
import { aboutPages, llmsFullText, llmsText, type ListedPage } from './llms';
import { siteOutline, sitePath } from './outline';
import { sitePage, titleOf } from './site-page';

/** The indexes with a description of each page. */
const INDEXES = ['docs/README.md', 'docs/contract/README.md', 'docs/spec/README.md'];
const HOME = 'site/home/index.md';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Every page of the site, by its file in the repository. */
export function listPages(): ReadonlyMap<string, ListedPage> {
  const about = new Map(
    INDEXES.flatMap((index) =>
      [...aboutPages(read(index))].map(
        ([link, text]) => [join(dirname(index), link), text] as const,
      ),
    ),
  );
  const files = siteOutline().flatMap(({ pages }) => pages);
  const texts = new Map(files.map((file) => [file, read(file)]));
  const titles = new Map([...texts].map(([file, text]) => [file, titleOf(text)]));
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      {
        title: file === 'README.md' ? 'What Till is' : (titles.get(file) ?? file),
        about: about.get(file) ?? '',
        text: sitePage(file, text, titles),
      },
    ]),
  );
}

/** What `site/.vitepress/config.mts` needs to know of the pages. */
const sidebar = (pages: ReadonlyMap<string, ListedPage>) =>
  siteOutline().map(({ title, pages: files, collapsed }) => ({
    text: title,
    ...(collapsed ? { collapsed } : {}),
    items: files.map((file) => ({
      text: pages.get(file)?.title.replaceAll('`', '') ?? file,
      link: `/${sitePath(file).replace(/(?:index)?\.md$/, '')}`,
    })),
  }));

/** Writes all that VitePress reads into a new folder, the site's `srcDir`. */
export async function writePages(folder: string, distDir: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const pages = listPages();
  for (const [file, { text }] of pages) {
    write(sitePath(file), text);
    // The links of llms.txt lead here.
    write(join('public', sitePath(file)), text);
  }
  write('index.md', read(HOME));
  write('sidebar.json', JSON.stringify(sidebar(pages)));
  const [, summary = ''] = /^\*\*(.+)\*\*$/m.exec(read('README.md')) ?? [];
  write('public/llms.txt', llmsText(summary, siteOutline(), pages));
  write('public/llms-full.txt', llmsFullText(siteOutline(), pages));
  cpSync('docs/images', join(folder, 'images'), { recursive: true });
  cpSync('docs/images', join(folder, 'public/images'), { recursive: true });
  cpSync(join(distDir, 'custom-elements.json'), join(folder, 'public/custom-elements.json'));
  await writeLivePages(join(folder, 'public/frames'), distDir);
}
