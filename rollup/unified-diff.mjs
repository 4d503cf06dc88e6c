import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the build's changes to a library's file into `<file>`, as a unified diff made by git.
 *
 * @param {string} file
 * @param {string} before
 * @param {string} after
 * @throws {Error} when git cannot be run
 */
export function writeDiff(file, before, after) {
  const folder = path.dirname(file);
  const name = path.basename(file, '.diff');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.whole.js`), before);
  writeFileSync(path.join(folder, `${name}.slim.js`), after);
  const { error, stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '--no-ext-diff', `${name}.whole.js`, `${name}.slim.js`],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error !== undefined) throw error;
  writeFileSync(file, stdout);
}
