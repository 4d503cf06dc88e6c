import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { canRun, firstOf, installed } from './browsers.mjs';

/** Finding WebKitGTK, the engine of Safari, for the browser tests. Uses only Node’s built-in modules. */

/**
 * @typedef {object} WebKit the programs that a session needs, by file name
 * @property {string} driver speaks WebDriver
 * @property {string} browser the driver starts it
 * @property {string} display shows the windows where nobody sees them
 */

/** Where distributions keep the engine's own small browser: a folder per architecture, and one per version. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** @param {string} folder @returns {string[]} the folders in it */
const foldersIn = (folder) => {
  try {
    const all = readdirSync(folder, { withFileTypes: true });
    return all.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
};

/** @returns {string | null} */
function findBrowser() {
  const named = process.env.TILL_WEBKIT;
  if (named !== undefined && named !== '') return canRun(named) ? named : null;
  const near = LIBRARIES.flatMap((folder) => [folder, ...foldersIn(folder)]).flatMap(foldersIn);
  const places = near.filter((folder) => /webkit(2gtk|gtk)-[\d.]+$/.test(folder));
  return places.map((folder) => join(folder, 'MiniBrowser')).find(canRun) ?? null;
}

/**
 * WebKitGTK as Debian's `webkit2gtk-driver` and `xvfb` install it; `TILL_WEBKIT` names another browser. On Debian as root,
 * with `CI=true` or `TILL_INSTALL_BROWSER=1`, a missing package is installed.
 *
 * @returns {Promise<WebKit | null>} null when one of the programs is missing
 */
export async function findWebKit() {
  const driver =
    firstOf(['WebKitWebDriver'], []) ??
    (await installed('webkit2gtk-driver', { program: 'WebKitWebDriver' }));
  const display =
    driver && (firstOf(['Xvfb'], []) ?? (await installed('xvfb', { program: 'Xvfb' })));
  const browser = findBrowser();
  return driver && display && browser ? { driver, display, browser } : null;
}

/** What to do when there is none. */
export const NO_WEBKIT =
  'Install one (apt-get install webkit2gtk-driver xvfb); TILL_WEBKIT names another MiniBrowser.';
