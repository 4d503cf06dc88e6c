import { existsSync } from 'node:fs';

import { canRun, firstOf, installed } from './browsers.mjs';

/** Finding a Chromium for the browser tests. Uses only Node’s built-in modules. */

/**
 * Features that are disabled in tests. Every window would render two pages of the address bar (a fifth of the time
 * of a test). The rest is Playwright's own list, since a second list replaces the first.
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

/** For Chromium as root in a container without a graphics card, with no network requests except to the shop. */
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

/** The one installed by `npx playwright install chromium`. @returns {Promise<string | null>} */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/**
 * The browser to test with: `TILL_CHROMIUM` or `CHROME_PATH`, the system's, or Playwright's own. On Debian as root,
 * with `CI=true` or `TILL_INSTALL_BROWSER=1`, a missing one is installed.
 *
 * @returns {Promise<string | null>} its file name, or null
 */
export async function findChromium() {
  const named = process.env.TILL_CHROMIUM ?? process.env.CHROME_PATH;
  if (named !== undefined && named !== '') return canRun(named) ? named : null;
  return firstOf(NAMES, PLACES) ?? (await playwrightsOwn()) ?? (await installed('chromium'));
}

/** What to do when there is none. */
export const NO_CHROMIUM =
  'Install one (apt-get install chromium, or npx playwright install chromium), or name it: ' +
  'TILL_CHROMIUM=/path/to/chromium npm test';
