import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/prepare.mjs';

// Every worker reads this file again: the first reading picks browser, port and a new data base for all of them.
process.env.TILL_CHROMIUM ??= (await findChromium()) ?? '';
process.env.TILL_E2E_PORT ??= String(await freePort(8099));
process.env.TILL_E2E_PROVIDER_PORT ??= String(
  await freePort(Number(process.env.TILL_E2E_PORT) + 100),
);
process.env.TILL_E2E_PAYPAL_PORT ??= String(
  await freePort(Number(process.env.TILL_E2E_PROVIDER_PORT) + 100),
);
process.env.TILL_E2E_DB ??= join(mkdtempSync(join(tmpdir(), 'till-e2e-')), 'shop.db');

const { TILL_CHROMIUM: executablePath, TILL_E2E_PORT: port, TILL_E2E_DB: db } = process.env;
const providerPort = process.env.TILL_E2E_PROVIDER_PORT;
const paypalPort = process.env.TILL_E2E_PAYPAL_PORT;
/** Whether this run checks a change, on a machine that others use too. */
const isShared = process.env.CI !== undefined;
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['firefox/**', 'webkit/**'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: isShared,
  // A test that needs a retry is a bug in the test or in the product; on a shared machine that checks a change,
  // one retry tells a slow moment from a bug, and the summary names the test.
  retries: isShared ? 1 : 0,
  workers: 2,
  // Nothing waits for as long as this when it works; a shared machine may stand still for some seconds.
  timeout: isShared ? 120_000 : 60_000,
  expect: { timeout: isShared ? 20_000 : 10_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test costs a fifth of its time; `npx playwright test <file> --trace on` makes one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath === '' ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: `npm run demo -- --port ${port} --provider-port ${providerPort} --paypal-port ${paypalPort} --db ${db}`,
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
