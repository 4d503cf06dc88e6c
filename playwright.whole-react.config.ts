import { defineConfig } from '@playwright/test';

import browserTests from './playwright.config';
import { WHOLE_REACT } from './scripts/lib/prepare.mjs';

// The bundle with React as it is published: what Firefox is tried with too, a purchase and every element once. The
// other tests run against the bundle that is shipped. `TILL_REACT=whole TILL_DIST=build/whole-react/dist npm run build`
// makes it.
const { webServer } = browserTests;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('There is one shop.');

export default defineConfig({
  ...browserTests,
  outputDir: 'test-results/whole-react',
  testIgnore: [],
  grep: /@firefox/,
  projects: [{ name: 'whole React', use: { viewport: { width: 1280, height: 900 } } }],
  webServer: { ...webServer, command: `${webServer.command} --dist ${WHOLE_REACT}` },
});
