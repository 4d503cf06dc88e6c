import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createDemo } from '../../demo/demo';
import { statesOf } from '../../demo/gallery/states';
import { filesIn } from '../../scripts/lib/files';
import { anchorOf } from '../../scripts/lib/site/anchor';
import { brokenLinks } from '../../scripts/lib/site/broken-links';
import { PLACE, recordFrame } from '../../scripts/lib/site/live-frames';
import { framePage, LIVE_FRAMES } from '../../scripts/lib/site/live-pages';
import { llmsFullText, llmsText } from '../../scripts/lib/site/llms';
import { EXAMPLES, siteOutline, sitePath } from '../../scripts/lib/site/outline';
import { sitePage } from '../../scripts/lib/site/site-page';
import { listPages } from '../../scripts/lib/site/write-pages';

const outline = siteOutline();
const files = outline.flatMap(({ pages }) => pages);
const pages = listPages();
const prose = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');

describe('the outline of the site', () => {
  it('has every page of docs/ and every document of the project, once', () => {
    const roots = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', EXAMPLES];
    const all = [...roots, ...filesIn('docs').filter((file) => file.endsWith('.md'))];
    expect(files.toSorted()).toEqual(all.toSorted());
  });

  it('gives every page a path and a title of its own', () => {
    expect(new Set(files.map(sitePath)).size).toBe(files.length);
    expect(new Set([...pages.values()].map(({ title }) => title)).size).toBe(files.length);
  });
});

describe('a page of the site', () => {
  const titles = new Map([
    ['docs/luma.md', 'Till in a Luma theme'],
    ['docs/spec/README.md', 'The spec'],
    ['README.md', 'Till'],
  ]);
  const page = (text: string): string => sitePage('docs/embedding.md', text, titles);

  it('links to the place of a page on the site, with the heading', () => {
    expect(page('[the cart](luma.md#the-cart), [spec](spec/)')).toBe(
      '[the cart](./luma.md#the-cart), [spec](./spec/index.md)',
    );
    expect(page('[below](#events)')).toBe('[below](#events)');
  });

  it('shows the title of a page instead of the name of its file', () => {
    expect(page('[luma.md](luma.md)')).toBe('[Till in a Luma theme](./luma.md)');
  });

  it('shows the path of a file that is no page', () => {
    expect(page('[the relay](../scripts/relay.mjs)')).toBe('the relay (`scripts/relay.mjs`)');
    expect(page('[../LICENSE](../LICENSE)')).toBe('`LICENSE`');
  });

  it('has the pictures of docs/', () => {
    expect(sitePage('README.md', '![A cart](docs/images/cart.png)', titles)).toBe(
      '![A cart](./images/cart.png)',
    );
  });

  it('keeps code as it is, and drops comments', () => {
    const code = '```md\n[x](luma.md)\n<!-- y -->\n```\n';
    expect(page(`<!-- generated -->\n${code}`)).toBe(code);
  });

  it.each(files)('%s links to pages, pictures and headings of the site only', (file) => {
    const headings = new Map(
      [...pages].map(([other, { text }]) => [
        sitePath(other),
        [...prose(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)),
      ]),
    );
    const own = sitePath(file);
    const links = [...prose(pages.get(file)?.text ?? '').matchAll(/\]\(([^)\s]+)\)/g)];
    const broken = links.flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? own : normalize(join(dirname(own), path));
      if (/^images\//.test(target)) return existsSync(join('docs', target)) ? [] : [link];
      const known = headings.get(target);
      return known !== undefined && (anchor === undefined || known.includes(anchor)) ? [] : [link];
    });
    expect(broken).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('lists every page with its path, and what it is about where the index says so', () => {
    const lines = llmsText('A checkout.', outline, pages).split('\n');
    expect(lines).toContain('> A checkout.');
    for (const file of files) {
      const start = `- [${pages.get(file)?.title ?? ''}](${sitePath(file)})`;
      expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1);
    }
    expect(lines.find((line) => line.includes('(theming.md)'))).toContain(
      ': How do I change colours, spacing and fonts?',
    );
  });

  it('has a full text with every page', () => {
    const full = llmsFullText(outline, pages);
    for (const { text } of pages.values()) expect(full).toContain(text.trim());
  });
});

describe('the check of the built site', () => {
  function site(texts: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'till-site-'));
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return folder;
  }

  it('names links and sources that lead to no file and to no heading', () => {
    const folder = site({
      'index.html': '<a href="/a#here">a</a> <a href="/a#gone">b</a> <a href="/b">c</a>',
      'a.html': '<h2 id="here">Here</h2> <img src="./none.png"> <a href="https://x.example/">x</a>',
    });
    expect(brokenLinks(folder)).toEqual([
      'a.html: ./none.png',
      'index.html: /a#gone',
      'index.html: /b',
    ]);
  });

  it('reads addresses below a base path', () => {
    const folder = site({ 'index.html': '<a href="/till/">a</a> <a href="/">b</a>' });
    expect(brokenLinks(folder, '/till/')).toEqual(['index.html: /']);
  });

  it('leaves the links of a live example to its shop alone, but not its files', () => {
    const folder = site({
      'frames/cart.html': '<a href="files/checkout/">a</a> <script src="files/till.js"></script>',
    });
    expect(brokenLinks(folder)).toEqual(['frames/cart.html: files/till.js']);
  });
});

describe('a live example', () => {
  it.each(LIVE_FRAMES)('$name is a state of the gallery, on the page of examples', (frame) => {
    expect(statesOf(frame.tag).states.map(({ id }) => id)).toContain(frame.state);
    expect(readFileSync(EXAMPLES, 'utf8')).toContain(`\`\`\`live ${frame.name} `);
  });

  it.each(LIVE_FRAMES)('$name loads files of the site only', async (frame) => {
    const demo = createDemo({ dbFile: ':memory:', distDir: tmpdir() });
    try {
      const recorded = await recordFrame(frame, async (path, init) =>
        demo.app.fetch(new Request(new URL(path, PLACE), init)),
      );
      expect(Object.keys(recorded.responses as object)).toHaveLength(frame.calls.length);
      const html = framePage(frame, recorded);
      expect(html).toContain(`</${frame.tag}>`);
      const sources = [...html.matchAll(/(?:<script src|<link [^>]*href)="([^"]+)"/g)];
      expect(sources.length).toBeGreaterThan(3);
      expect(sources.filter(([, source = '']) => !source.startsWith('files/'))).toEqual([]);
    } finally {
      demo.close();
    }
  });
});
