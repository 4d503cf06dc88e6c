import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { project } from '../../../project.mjs';
import { packedPage } from './packed-page';
import { publishedManifest } from './published-manifest';

/** The folder that is packed and published. */
export const PACKAGE_FOLDER = 'build/package';

/** The files that npm would pack from the repository, as the `files` of its package.json name them. */
export function packedFiles(): ReadonlySet<string> {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const printed = execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(printed) as [{ files: { path: string }[] }];
  return new Set(files.map(({ path }) => path));
}

/** Writes the package as it is published into an empty folder. `dist/` has to be built. */
export function writePackageFolder(target = PACKAGE_FOLDER): void {
  const files = packedFiles();
  rmSync(target, { recursive: true, force: true });
  for (const file of files) {
    const to = join(target, file);
    mkdirSync(dirname(to), { recursive: true });
    if (file.endsWith('.md')) {
      writeFileSync(to, packedPage(file, readFileSync(file, 'utf8'), files, project.source));
    } else cpSync(file, to);
  }
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const published = publishedManifest(manifest, project);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}
