import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.mjs';

process.env.TILL_CHROMIUM ??= (await findChromium()) ?? '';

const { TILL_CHROMIUM: executablePath, TILL_LIVE_URL: baseURL } = process.env;
if (baseURL === undefined) throw new Error('npm run live -- <address> --shop <file>');

// A shop that others use too: one visitor at a time, who waits longer than in the demo shop.
export default defineConfig({
  testDir: 'e2e/live',
  outputDir: 'test-results/live',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: './scripts/lib/live-table.ts',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(executablePath === '' ? {} : { executablePath }),
    },
  },
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
});
