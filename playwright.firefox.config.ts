import { defineConfig } from '@playwright/test';

import browserTests from './playwright.config';
import { FIREFOX_RELAY, findFirefox, NO_FIREFOX } from './scripts/lib/firefox.mjs';

// What Firefox is tried with: a purchase, and every element once. Chromium has all the rest.
process.env.TILL_FIREFOX ??= (await findFirefox()) ?? '';
if (process.env.TILL_FIREFOX === '') throw new Error(`There is no Firefox. ${NO_FIREFOX}`);

const { baseURL, locale, timezoneId } = browserTests.use ?? {};

export default defineConfig({
  ...browserTests,
  outputDir: 'test-results/firefox',
  testIgnore: [],
  grep: /@firefox/,
  use: {
    baseURL: baseURL ?? '',
    locale: locale ?? '',
    timezoneId: timezoneId ?? '',
    viewport: { width: 1280, height: 900 },
    browserName: 'firefox',
    // Firefox as it is sold, over WebDriver BiDi; without it Playwright wants a build of its own.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: FIREFOX_RELAY,
      // It asks the network for nothing but the shop.
      firefoxUserPrefs: {
        'app.normandy.enabled': false,
        'app.update.enabled': false,
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        'services.settings.server': 'data:,',
      },
    },
  },
  projects: [{ name: 'firefox' }],
});
