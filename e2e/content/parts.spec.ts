import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { waitUntilIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { layoutShift } from './layout-shift';

const enhanced = (page: Page) => page.locator('[data-content-type=tabs].till-part-ready');

test.describe('a content page @phone', () => {
  test('shows one panel of its tabs, changed by a press and the keyboard [TABS-01]', async ({
    page,
  }) => {
    await page.goto('/about/');
    await expect(enhanced(page)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Books' })).toBeVisible();
    await page.getByRole('tab', { name: 'Films' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Films' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Books' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Books' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Books' })).toBeFocused();
    await expectAccessible(page, 'a content page');
  });

  test('reverses the arrow keys of its tabs on a right-to-left page', async ({ page }) => {
    await page.goto('/about/?lang=he');
    await expect(enhanced(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Books' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tabpanel', { name: 'Records' })).toBeVisible();
    await expectAccessible(page, 'a content page from right to left');
  });

  test('gives all buttons of a group one width, even in a narrower container [BTNS-01]', async ({
    page,
  }) => {
    await page.goto('/about/');
    await expect(enhanced(page)).toBeVisible();
    const widths = () =>
      page
        .locator('[data-content-type=buttons] [data-element=link]')
        .evaluateAll((links) =>
          links.map((link) => Math.round(link.getBoundingClientRect().width)),
        );
    await expect.poll(async () => new Set(await widths()).size).toBe(1);
    await page.locator('[data-content-type=buttons]').evaluate((group: HTMLElement) => {
      group.style.inlineSize = '180px';
    });
    await expect.poll(widths).toEqual([180, 180, 180]);
  });

  test('causes no layout shift when its parts are enhanced', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/chunks/widgets-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest('**/chunks/widgets-*.js');
    await page.goto('/about/', { waitUntil: 'commit' });
    await expect(page.locator('#choosing-books')).toBeVisible();
    await expect(page.locator('#choosing-films')).toBeHidden();
    await requested;
    await waitUntilIdle(page);
    const before = await layoutShift(page);
    release();
    await expect(enhanced(page)).toBeVisible();
    expect((await layoutShift(page)) - before).toBe(0);
  });

  test('opens a panel by its link when the code never loads', async ({ page }) => {
    await page.route('**/chunks/widgets-*.js', (route) => route.abort());
    await page.goto('/about/#choosing-films');
    await expect(page.locator('#choosing-films')).toBeVisible();
    await expect(page.locator('#choosing-books')).toBeHidden();
    await page.locator('a[href="#choosing-records"]').click();
    await expect(page.locator('#choosing-records')).toBeVisible();
    await expect(page.locator('#choosing-films')).toBeHidden();
  });
});

test.describe('a content page without scripts @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all of it', async ({ page }) => {
    await page.goto('/about/');
    for (const id of ['books', 'records', 'films']) {
      await expect(page.locator(`#choosing-${id}`)).toBeVisible();
    }
  });
});

test('a banner shows its overlay and its button to the pointer and to the focus [BANR-01][BANR-02]', async ({
  page,
}) => {
  await page.goto('/about/');
  await expect(enhanced(page)).toBeVisible();
  const banner = page.locator('[data-content-type=banner][data-show-button=hover]');
  const button = banner.getByText('Browse the novels');
  const overlay = banner.locator('[data-element=overlay]');
  await expect(button).toBeHidden();
  await banner.hover();
  await expect(button).toBeVisible();
  await expect(overlay).toHaveCSS('background-color', 'rgba(21, 53, 41, 0.16)');
  await page.mouse.move(0, 0);
  await expect(button).toBeHidden();
  await expect(overlay).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await banner.getByRole('link').focus();
  await expect(button).toBeVisible();
});
