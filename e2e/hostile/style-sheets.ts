import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

/** Style sheets of pages that were not made for Till. */
export const SHEETS = ['stock-theme', 'utility-reset', 'framework'] as const;

export type Sheet = (typeof SHEETS)[number];

/**
 * Adds a style sheet to the shop's pages after the shop's own, linked from the page's own origin, as its policy
 * requires.
 *
 * @param css the text of the style sheet
 */
export async function addStyleSheet(page: Page, css: string): Promise<void> {
  await page.route('**/dress.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: css }),
  );
  await page.route(
    (url) => url.pathname.endsWith('/') || url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('</head>', '<link rel="stylesheet" href="/dress.css"></head>'),
      });
    },
  );
}

export const sheetText = (sheet: Sheet): string =>
  readFileSync(new URL(`./sheets/${sheet}.css`, import.meta.url), 'utf8');
