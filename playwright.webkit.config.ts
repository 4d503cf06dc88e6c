import { defineConfig } from '@playwright/test';

import browserTests from './playwright.config';
import { findWebKit, NO_WEBKIT } from './scripts/lib/webkit.mjs';

// What Safari's engine is tried with: purchases, dialogs, history, and every element once. Chromium has all the rest.
if ((await findWebKit()) === null) throw new Error(`There is no WebKit. ${NO_WEBKIT}`);

export default defineConfig({
  ...browserTests,
  testDir: 'e2e/webkit',
  testIgnore: [],
  outputDir: 'test-results/webkit',
  use: { baseURL: browserTests.use?.baseURL ?? '' },
  projects: [{ name: 'webkit' }],
});
