import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = (name: string): string => resolve('node_modules/.bin', name);
const COPIED = ['src', 'elements', 'rollup', 'vitest.config.ts', 'tsconfig.json', 'package.json'];
const TABLES = ['demo/gallery/states.ts'];
const SETTINGS = [
  '.prettierrc.json',
  'eslint.config.mjs',
  'tests/preloaded-imports.mjs',
  'tests/setup-imports.ts',
  'tests/setup-views.ts',
];

describe('npm run new:element', () => {
  const house = mkdtempSync(join(tmpdir(), 'till-new-'));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: house, encoding: 'utf8', stdio: 'pipe' });
  const scaffold = (...args: string[]): string =>
    run(bin('tsx'), resolve('scripts/new-element.ts'), ...args);

  beforeAll(() => {
    for (const path of [...COPIED, ...TABLES, ...SETTINGS]) {
      cpSync(path, join(house, path), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
    scaffold('catalog', 'till-price-box');
  }, 60_000);

  afterAll(() => {
    rmSync(house, { recursive: true, force: true });
  });

  it('writes an element whose own test passes', () => {
    const test = 'tests/elements/catalog/till-price-box.test.tsx';
    expect(run(bin('vitest'), 'run', test)).toMatch(/1 passed/);
  }, 60_000);

  it('lists it among the elements that manifests are generated from', () => {
    const table = readFileSync(join(house, 'elements/all-meta.ts'), 'utf8');
    expect(table).toContain("import { priceBoxMeta } from './catalog/till-price-box.meta';");
    expect(table).toMatch(/= \[[^\]]*priceBoxMeta,?\s*\];/);
  });

  it('adds its states to the gallery', () => {
    const table = readFileSync(join(house, 'demo/gallery/states.ts'), 'utf8');
    expect(table).toContain("  'till-price-box': { page: 'plain', states: cart },\n};");
  });

  it('writes files that are formatted', () => {
    expect(
      run(
        bin('prettier'),
        '--check',
        'elements/catalog',
        'src/features/catalog',
        'demo',
        'tests',
        'e2e',
      ),
    ).toContain('All matched files');
  });

  it('never writes over an element', () => {
    expect(() => scaffold('catalog', 'till-price-box')).toThrow(/is there already/);
  });

  it.each([
    ['no tag', ['catalog']],
    ['a tag without our prefix', ['catalog', 'price-box']],
    ['a tag in upper case', ['catalog', 'till-PriceBox']],
    ['an area outside', ['../catalog', 'till-other']],
  ])('refuses %s', (_, args) => {
    expect(() => scaffold(...args)).toThrow();
  });
});
