import type { Page } from '@playwright/test';

/** The shop has seen a post of this visitor before, so that pages load the private data (SECT-16). */
export const beKnown = (page: Page): Promise<void> =>
  page
    .context()
    .addCookies([
      { name: 'private_content_version', value: 'known', domain: '127.0.0.1', path: '/' },
    ]);
