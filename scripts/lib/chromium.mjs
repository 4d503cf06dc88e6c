import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run, say } from './steps.mjs';

/** Finding a Chromium for the browser tests. Only what comes with Node. */

/**
 * What a test's browser goes without. Every window would draw two pages of the address bar's own (a fifth of the time
 * that a test takes). The rest is what Playwright switches off: a second list replaces the first.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Chromium as root in a container, without a graphics card, asking the network for nothing but the shop. */
export const CHROMIUM_ARGS = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** @param {string} file */
function canRun(file) {
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

/** The one that `npx playwright install chromium` put there. @returns {Promise<string | null>} */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

const mayInstall = () =>
  process.getuid?.() === 0 &&
  onPath('apt-get') !== null &&
  (process.env.CI === 'true' || process.env.TILL_INSTALL_BROWSER === '1');

/**
 * The browser to test with: `TILL_CHROMIUM` or `CHROME_PATH`, the system's, or Playwright's own. On Debian as root,
 * with `CI=true` or `TILL_INSTALL_BROWSER=1`, it is installed when there is none.
 *
 * @returns {Promise<string | null>} its file name, or null
 */
export async function findChromium() {
  const named = process.env.TILL_CHROMIUM ?? process.env.CHROME_PATH;
  if (named !== undefined && named !== '') return canRun(named) ? named : null;
  const found = [...NAMES.map(onPath), ...PLACES.filter(canRun)].find((file) => file !== null);
  if (found !== undefined) return found;
  const own = await playwrightsOwn();
  if (own !== null || !mayInstall()) return own;
  say('Installing Chromium (apt-get install chromium)');
  await run('apt-get', ['update'], { quiet: true });
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return onPath('chromium');
}

/** What to do when there is none. */
export const NO_CHROMIUM =
  'Install one (apt-get install chromium, or npx playwright install chromium), or name it: ' +
  'TILL_CHROMIUM=/path/to/chromium npm test';
