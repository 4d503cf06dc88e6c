import { fileURLToPath } from 'node:url';

import { canRun, firstOf, installed } from './browsers.mjs';

/** Finding a Firefox for the browser tests. Uses only Node’s built-in modules. */

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * The Firefox to test with, as its makers build it: `TILL_FIREFOX` or the system's. On Debian as root, with `CI=true`
 * or `TILL_INSTALL_BROWSER=1`, a missing one is installed.
 *
 * @returns {Promise<string | null>} its file name, or null
 */
export async function findFirefox() {
  const named = process.env.TILL_FIREFOX;
  if (named !== undefined && named !== '') return canRun(named) ? named : null;
  return firstOf(NAMES, PLACES) ?? (await installed('firefox-esr'));
}

/** The program that Playwright starts: a relay to the Firefox that `TILL_FIREFOX` names. */
export const FIREFOX_RELAY = fileURLToPath(new URL('firefox-relay.mjs', import.meta.url));

/** What to do when there is none. */
export const NO_FIREFOX =
  'Install one (apt-get install firefox-esr), or name it: TILL_FIREFOX=/path/to/firefox npm test';
