import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run, say } from './steps.mjs';

/** Finding and installing browsers. Uses only Node’s built-in modules. */

/** @param {string} file */
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @returns {string | null} */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(canRun) ?? null;
}

/**
 * The first installed browser: on the path by one of the names, or at one of the places.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} places
 * @returns {string | null} its file name
 */
export const firstOf = (names, places) =>
  [...names.map(onPath), ...places.filter(canRun)].find((file) => file !== null) ?? null;

const mayInstall = () =>
  process.getuid?.() === 0 &&
  onPath('apt-get') !== null &&
  (process.env.CI === 'true' || process.env.TILL_INSTALL_BROWSER === '1');

/**
 * Installs a package on Debian as root, with `CI=true` or `TILL_INSTALL_BROWSER=1`; otherwise nothing happens.
 *
 * @param {string} name of the package
 * @param {{ program?: string }} [options] `program`: the one that it installs, if it is named otherwise
 * @returns {Promise<string | null>} the program's file name, or null
 */
export async function installed(name, { program = name } = {}) {
  if (!mayInstall()) return null;
  say(`Installing ${name} (apt-get install ${name})`);
  await run('apt-get', ['update'], { quiet: true });
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return onPath(program);
}
