import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allMetas } from '../../elements/all-meta';
import { filesIn } from '../../scripts/lib/files';
import { anchorOf } from '../../scripts/lib/site/anchor';

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs')].filter((file) =>
  file.endsWith('.md'),
);
const text = (file: string): string => readFileSync(file, 'utf8');
const prose = (file: string): string => text(file).replace(/```[\s\S]*?```/g, '');

/** Records of past decisions; they may name deleted files. */
const isSuperseded = (file: string): boolean => /^> \*\*Superseded\*\*/m.test(text(file));

const anchorsIn = (file: string): readonly string[] =>
  [...prose(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenLinks(page: string): readonly string[] {
  return [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(target)) return [`${page}: ${link}`];
    const isKnown = anchor === undefined || anchorsIn(target).includes(anchor);
    return isKnown ? [] : [`${page}: ${link}`];
  });
}

const ROOTS = 'src|elements|scripts|tests|e2e|demo|rollup|docs|consumer';

/** Paths from the root in code spans; those with a placeholder are only patterns. */
function missingFiles(page: string): readonly string[] {
  const spans = [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) =>
      new RegExp(`^(?:${ROOTS})/[\\w./-]*$`).test(span) &&
      !existsSync(span) &&
      !existsSync(join(dirname(page), span)),
  );
}

describe('the documentation', () => {
  it.each(pages)('%s links to pages and headings that exist', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it.each(pages.filter((page) => !isSuperseded(page)))('%s names files that exist', (page) => {
    expect(missingFiles(page)).toEqual([]);
  });

  it.each(['docs/design.md', 'docs/architecture.md', 'docs/glossary.md', 'CONTRIBUTING.md'])(
    '%s names identifiers that the code has',
    (page) => {
      const code = ['src', 'elements', 'demo', 'scripts']
        .flatMap(filesIn)
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
        .map(text)
        .join('\n');
      const names = [...prose(page).matchAll(/`([A-Za-z]+[A-Z]\w*)(?:\([^`]*\))?`/g)];
      const missing = names
        .map(([, name = '']) => name)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
      expect(missing).toEqual([]);
    },
  );

  it.each(pages)('%s names commands that package.json has', (page) => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const named = [...text(page).matchAll(/\bnpm run (?:-s )?([a-z][a-z0-9:-]*)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names every element in the README, and no other', () => {
    const named = [...text('README.md').matchAll(/^\|.*\|$/gm)].flatMap(([row]) =>
      [...row.matchAll(/`<(till-[a-z-]+)>`/g)].map(([, tag = '']) => tag),
    );
    expect(named.sort()).toEqual(allMetas.map(({ tag }) => tag).sort());
  });

  it('lists every decision record under its title, and as superseded where it is', () => {
    const rows = filesIn('docs/decisions')
      .filter((file) => /\/\d{4}-/.test(file))
      .map((file) => {
        const [, number, title] = /^# (\d{4}) (.*)$/m.exec(text(file)) ?? [];
        const status = isSuperseded(file) ? 'superseded' : '';
        return `| [${number ?? '?'}](${basename(file)}) | ${title ?? '?'} | ${status}`;
      });
    const index = text('docs/decisions/README.md');
    expect(rows.filter((row) => !index.includes(row))).toEqual([]);
  });

  it('has every page in an index', () => {
    const index = [
      'README.md',
      'docs/README.md',
      'docs/decisions/README.md',
      'docs/contract/README.md',
      'docs/spec/README.md',
    ];
    const listed = index.flatMap((page) =>
      [...text(page).matchAll(/\]\(([^)\s#]+)/g)].map(([, link = '']) =>
        normalize(join(dirname(page), link)),
      ),
    );
    const isSpec = (page: string): boolean => page.startsWith('docs/spec/');
    const missing = pages.filter(
      (page) => !isSpec(page) && !index.includes(page) && !listed.includes(page),
    );
    expect(missing).toEqual([]);
  });
});
