import type { Page } from '@playwright/test';

import type { Settings } from '../../demo/shop/domain/settings/fields';

/** Configures the shop for this browser only, as the demo page does. */
export async function setUpShop(page: Page, change: Partial<Settings>): Promise<void> {
  const answer = await page.request.put('/demo/settings', { data: change });
  if (!answer.ok()) throw new Error(`the shop cannot be set up so: ${await answer.text()}`);
}
