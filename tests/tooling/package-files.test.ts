import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

import { packedFiles } from '../../scripts/lib/package/package-folder';
import { packedPage } from '../../scripts/lib/package/packed-page';
import { publishedManifest } from '../../scripts/lib/package/published-manifest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
const NO_ADDRESSES = { repository: null, homepage: null, bugs: null };

describe('the package', () => {
  const files = packedFiles();

  it('has every page and image that the README links to', () => {
    const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
    expect(links.filter((path) => !files.has(path))).toEqual([]);
  });

  it('has no page with a link to a file that is not in it', () => {
    const pages = [...files].filter((file) => file.endsWith('.md') && !file.startsWith('dist/'));
    expect(pages.length).toBeGreaterThan(20);
    const broken = pages.flatMap((file) => {
      const text = packedPage(file, readFileSync(file, 'utf8'), files, null);
      const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '');
      return [...prose.matchAll(/\]\(([^)\s#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => normalize(join(dirname(file), link)).replace(/\/$/, ''))
        .filter((path) => ![...files].some((one) => one === path || one.startsWith(`${path}/`)))
        .map((path) => `${file}: ${path}`);
    });
    expect(broken).toEqual([]);
  });
});

describe('a page in the package', () => {
  const packed = new Set(['README.md', 'docs/theming.md', 'docs/images/cart.png']);
  const page = (text: string, source: string | null = null) =>
    packedPage('docs/theming.md', text, packed, source);

  it.each([
    ['[own](theming.md#colours) [root](../README.md) [pictures](images/)'],
    ['![](../gone.png) [site](https://till.example/gone.md) [here](#colours)'],
    ['`[code](../gone.md)`'],
    ['```md\n[code](../gone.md)\n```'],
  ])('keeps %s', (text) => {
    expect(page(text)).toBe(text);
  });

  it('names a file that is not in the package', () => {
    expect(page('See [why](decisions/0001.md).')).toBe('See why (`docs/decisions/0001.md`).');
    expect(page('[spec/decisions.md](spec/decisions.md)')).toBe('`docs/spec/decisions.md`');
    expect(page('[`project.mjs`](../project.mjs)')).toBe('`project.mjs`');
  });

  it('leads to the repository for such a file once its address is known', () => {
    expect(page('[why](decisions/0001.md#cost)', 'https://git.example/till/')).toBe(
      '[why](https://git.example/till/docs/decisions/0001.md#cost)',
    );
  });
});

describe('the package.json that is published', () => {
  it('has nothing that only those who work on Till need', () => {
    const published = publishedManifest(manifest, NO_ADDRESSES);
    for (const key of ['scripts', 'devDependencies', 'overrides', 'files', 'private'])
      expect(published, key).not.toHaveProperty(key);
    for (const key of ['exports', 'types', 'peerDependencies', 'sideEffects', 'engines'])
      expect(published[key], key).toEqual(manifest[key]);
  });

  it('has a command that the build writes', () => {
    expect(manifest).toHaveProperty('bin', { 'till-elements': 'dist/sri.mjs' });
    expect(readFileSync('scripts/build.mjs', 'utf8')).toContain(
      "copyFileSync('scripts/sri.mjs', join(out, 'sri.mjs'))",
    );
    expect(readFileSync('scripts/sri.mjs', 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('has the addresses of the project that are known, and no others', () => {
    expect(publishedManifest({ name: 'till-elements' }, NO_ADDRESSES)).toEqual({
      name: 'till-elements',
    });
    const addresses = {
      repository: 'git+https://git.example/till.git',
      homepage: 'https://till.example/',
      bugs: 'https://git.example/till/issues',
    };
    expect(publishedManifest({ name: 'till-elements' }, addresses)).toEqual({
      name: 'till-elements',
      homepage: 'https://till.example/',
      repository: { type: 'git', url: 'git+https://git.example/till.git' },
      bugs: { url: 'https://git.example/till/issues' },
    });
  });
});

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each(['package-lock.json', 'site/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };

  // npm omits those of other platforms from a lock that it writes beside an installed node_modules.
  it('has the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(
          (name) => !Object.keys(packages).some((one) => one.endsWith(`node_modules/${name}`)),
        )
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
