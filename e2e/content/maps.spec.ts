import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { setUpShop } from '../support/settings';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';
import { contentShift } from './layout-shift';

const maps = (page: Page) => page.locator('[data-content-type=map]');
const canvas = (page: Page) => page.locator('.till-map-canvas');
const isService = (url: string) => url.includes('/maps/api/js');

/** The requests to the maps service from now on. */
function serviceCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isService(request.url())) calls.push(request.url());
  });
  return calls;
}

test.describe('maps of a content page @phone', () => {
  test('are rendered near the viewport by one script, without layout shifts', async ({ page }) => {
    const calls = serviceCalls(page);
    await page.goto('/stores/');
    await expect(canvas(page).first()).toBeVisible();
    await maps(page).nth(1).scrollIntoViewIfNeeded();
    await expect(canvas(page)).toHaveCount(2);
    expect(calls).toHaveLength(1);
    expect(await contentShift(page)).toBe(0);
    const [several, single] = [canvas(page).first(), canvas(page).nth(1)];
    await several.scrollIntoViewIfNeeded();
    await expect(several.getByRole('button', { name: 'The archive' })).toBeInViewport();
    await expect(several).toHaveAttribute('data-styles', '1');
    await expect(several.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(single).toHaveAttribute('data-center', '47.3769,8.5417');
    await expect(single).toHaveAttribute('data-zoom', '8');
    await expect(single).toHaveAttribute('data-scrollwheel', 'false');
    await expect(single.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
    await expect(maps(page).nth(2)).toBeHidden();
    await expectAccessible(page, 'maps');
  });

  test('open the details of a location with the keyboard, as text', async ({ page }) => {
    await page.goto('/stores/');
    const marker = canvas(page).first().getByRole('button', { name: 'The lake shop <books only>' });
    await marker.focus();
    await page.keyboard.press('Enter');
    const info = page.getByRole('dialog', { name: 'The lake shop <books only>' });
    await expect(info).toContainText('Closed when the water is high.');
    await expect(info.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=47.0502%2C8.3093',
    );
    await expectAccessible(page, 'an info window');
    await page.keyboard.press('Escape');
    await expect(marker).toBeFocused();
  });

  test('show lists while the service is slow', async ({ page }) => {
    await setUpShop(page, { maps: 'slow' });
    await page.goto('/stores/');
    await expect(maps(page).first().getByText('Hill Street 4')).toBeVisible();
    await maps(page).first().getByRole('link', { name: '+41 44 555 01 20' }).focus();
    await expectAccessible(page, 'maps on their way');
    await expect(canvas(page).first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Map' }).first()).toBeFocused();
    expect(await contentShift(page)).toBe(0);
  });

  for (const fault of ['blocked', 'broken', 'none'] as const) {
    test(`show lists if the service is ${fault}`, async ({ page }) => {
      await setUpShop(page, { maps: fault });
      const calls = serviceCalls(page);
      const settled = watchRequests(page);
      await page.goto('/stores/');
      const links = maps(page)
        .first()
        .getByRole('link', { name: /^Directions/ });
      await expect(links).toHaveCount(3);
      await settled();
      await expect(links.first()).toBeVisible();
      await expect(canvas(page)).toHaveCount(0);
      if (fault === 'none') expect(calls).toEqual([]);
      await expectAccessible(page, `maps, ${fault}`);
      expect(await contentShift(page)).toBe(0);
    });
  }

  test('show the lists again when the service refuses the key', async ({ page }) => {
    await setUpShop(page, { maps: 'refused' });
    await page.addInitScript(() => {
      document.addEventListener('googleMaps:authFailure', () => {
        document.documentElement.dataset['refused'] = 'yes';
      });
    });
    const settled = watchRequests(page);
    await page.goto('/stores/');
    await expect(page.locator('html')).toHaveAttribute('data-refused', 'yes');
    await expect(maps(page).first().getByText('Hill Street 4')).toBeVisible();
    await maps(page).nth(1).scrollIntoViewIfNeeded();
    await settled();
    await expect(canvas(page)).toHaveCount(0);
  });

  test('are not loaded before the shopper agrees', async ({ page }) => {
    await setUpShop(page, { asksConsent: true });
    const calls = serviceCalls(page);
    await page.goto('/stores/');
    const agree = maps(page).first().getByRole('button', { name: 'Show the map' });
    await expect(agree).toBeVisible();
    await expectAccessible(page, 'maps that wait for consent');
    expect(calls).toEqual([]);
    await agree.focus();
    await page.keyboard.press('Enter');
    await expect(canvas(page).first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Map' }).first()).toBeFocused();
    expect(calls).toHaveLength(1);
  });

  test('show lists in German and right to left', async ({ page }) => {
    await setUpShop(page, { maps: 'none', language: 'de', rtl: true });
    await page.goto('/stores/');
    const first = maps(page).first();
    await expect(first.getByRole('link', { name: 'Wegbeschreibung Folio & Reel' })).toBeVisible();
    const [box, name] = await Promise.all([
      first.boundingBox(),
      first.getByText('Folio & Reel', { exact: true }).boundingBox(),
    ]);
    const fromRight = (box?.x ?? 0) + (box?.width ?? 0) - (name?.x ?? 0) - (name?.width ?? 0);
    expect(fromRight).toBeLessThan(40);
    await expectAccessible(page, 'maps in German from right to left');
  });

  test('use the settings that the platform renders for RequireJS', async ({ page }) => {
    await page.goto('/stores/');
    const service = await page
      .locator('script[data-till-config]')
      .evaluate(
        (script) => (JSON.parse(script.textContent) as { googleMaps: { url: string } }).googleMaps,
      );
    await setUpShop(page, { maps: 'none' });
    await page.addInitScript(({ url }) => {
      const config = {
        paths: { googleMaps: url },
        config: { 'Magento_PageBuilder/js/utils/map': { style: 'not JSON' } },
      };
      Object.assign(window, { require: { s: { contexts: { _: { config } } } } });
    }, service);
    await page.goto('/stores/');
    await expect(canvas(page).first()).toHaveAttribute('data-styles', '0');
  });
});

test.describe('maps in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('show readable and usable lists', async ({ page }) => {
    await setUpShop(page, { maps: 'blocked', asksConsent: true });
    await page.goto('/stores/');
    const agree = maps(page).first().getByRole('button', { name: 'Show the map' });
    await expect(agree).toBeVisible();
    const border = await agree.evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(border).toBe('1px');
  });
});
