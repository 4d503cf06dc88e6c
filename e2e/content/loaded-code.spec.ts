import type { Page, Response } from '@playwright/test';

import { expect, test } from '../support/test';

/** A class that only the code of these parts contains. */
const MARKS = {
  slides: 'till-slides--fading',
  maps: 'till-map-host',
  rows: 'till-row-layer',
  videos: 'till-row-video',
};

/** Which code is in the scripts that a page requests until every one of its parts has been in the viewport. */
async function codeOn(page: Page, path: string): Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  const record = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.text());
  };
  page.on('response', record);
  await page.goto(path);
  const element = page.locator('till-content, till-slider').first();
  await expect(element.locator('> .till-root')).toBeAttached();
  for (const part of await element.locator('> *').all()) await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  page.off('response', record);
  const scripts = (await Promise.all(bodies)).join('\n');
  return Object.entries(MARKS)
    .filter(([, mark]) => scripts.includes(mark))
    .map(([code]) => code);
}

test.describe('the code that a content page loads @phone', () => {
  test('has no slides, maps, rows or videos for tabs and banners', async ({ page }) => {
    expect(await codeOn(page, '/many-parts/?tabs=2&banners=3')).toEqual([]);
    await expect(page.locator('[data-content-type=tabs].till-part-ready')).toHaveCount(2);
    const banner = page.locator('[data-content-type=banner]').first();
    await banner.getByRole('link').focus();
    await expect(banner.getByText('Browse')).toBeVisible();
  });

  const pages = [
    { path: '/about/', code: ['slides', 'rows', 'videos'] },
    { path: '/many-parts/?rows=2', code: ['rows'] },
    { path: '/stores/', code: ['maps'] },
  ];
  for (const { path, code } of pages) {
    test(`is that of ${code.join(', ')} on ${path}`, async ({ page }) => {
      expect(await codeOn(page, path)).toEqual(code);
    });
  }
});
