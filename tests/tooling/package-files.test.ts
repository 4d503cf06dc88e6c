import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** The files that npm packs into the tarball. */
function packedFiles(): ReadonlySet<string> {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(printed) as [{ files: { path: string }[] }];
  return new Set(files.map(({ path }) => path));
}

it('packs every page and image that the README links to', () => {
  const files = packedFiles();
  const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
  expect(links.filter((path) => !files.has(path))).toEqual([]);
});
