import { writeFileSync } from 'node:fs';

import { test as base, expect } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';

import { findWebKit, NO_WEBKIT } from '../../../scripts/lib/webkit.mjs';
import { startDriver } from './session';
import { Tab } from './tab';

/** The widths of a desk and of the narrowest window that this engine's own browser opens. */
const WIDE = 1280;
export const NARROW = 447;

/** Where the workers look for free ports, so that no two of them find the same one. */
const FIRST_PORT = 4500;
const PORTS_EACH = 20;

/** A test in WebKitGTK, with one window per worker. A failed test leaves a picture of the window. */
export const test = base.extend<{ tab: Tab; email: string }, { window: WebDriver }>({
  window: [
    async ({}, use, { parallelIndex }) => {
      const webkit = await findWebKit();
      if (webkit === null) throw new Error(`There is no WebKit. ${NO_WEBKIT}`);
      const driver = await startDriver(webkit, FIRST_PORT + parallelIndex * PORTS_EACH);
      const window = await driver.open();
      await use(window);
      await window.quit();
      driver.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ window, baseURL }, use, info) => {
    const tab = new Tab(window, baseURL ?? '');
    await tab.resize(WIDE, 900);
    await tab.startAfresh();
    await use(tab);
    if (info.status === info.expectedStatus) return;
    const picture = Buffer.from(await window.takeScreenshot(), 'base64');
    writeFileSync(info.outputPath('window.png'), picture);
  },
  email: async ({}, use, info) => {
    await use(`reader-webkit-${info.testId}-${String(info.retry)}@example.com`);
  },
});

export { expect };
