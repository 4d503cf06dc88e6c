import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.TILL_E2E_PORT ?? 8099);
const origin = `http://127.0.0.1:${port}`;
const executablePath = process.env.TILL_CHROMIUM ?? process.env.CHROME_PATH ?? '/usr/bin/chromium';
// The configuration is read again by every worker: only the first reading names a new data base.
process.env.TILL_E2E_DB ??= join(mkdtempSync(join(tmpdir(), 'till-e2e-')), 'shop.db');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that needs a second try is a bug in the test or in the product.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: `npm run demo -- --port ${port} --db ${process.env.TILL_E2E_DB}`,
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
