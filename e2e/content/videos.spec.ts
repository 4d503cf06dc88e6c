import type { Page } from '@playwright/test';

import { openVideosSandbox } from './videos/app';
import { expectAccessible } from '../support/axe';
import { setUpShop } from '../support/settings';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';
import { contentShift } from './layout-shift';

const PLAYERS = /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//;
const sandbox = openVideosSandbox();

/** Routes the sites of the videos to the sandbox; returns the requests. */
async function playInSandbox(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(PLAYERS, async (route) => {
    const url = new URL(route.request().url());
    requested.push(url.href);
    const response = await sandbox.request(`${url.pathname}${url.search}`);
    await route.fulfill({
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    });
  });
  return requested;
}

/** Replaces the video of the row before the page is shown. */
async function exchangeVideo(page: Page, video: string): Promise<void> {
  await page.route('/evenings/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('watch?v=folioreel01', `watch?v=${video}`);
    await route.fulfill({ response, body });
  });
}

const row = (page: Page, style: string) => page.locator(`[data-pb-style=${style}]`);
const frameOf = (page: Page, style: string) => row(page, style).locator('iframe');
const videoOf = (page: Page, style: string) =>
  row(page, style).frameLocator('iframe').locator('html');

/** Scrolls to the video of the reading and expects its image in its place. */
async function expectImage(page: Page): Promise<void> {
  await row(page, 'READING').scrollIntoViewIfNeeded();
  const layer = row(page, 'READING').locator('.till-row-layer');
  await expect(layer).toHaveCSS('background-image', /reading\.svg/);
}

test.describe('videos of other sites @phone', () => {
  test('play when their rows are near the viewport, and pause outside of it', async ({ page }) => {
    const requested = await playInSandbox(page);
    await page.goto('/evenings/');
    await row(page, 'READING').scrollIntoViewIfNeeded();
    await expect(frameOf(page, 'READING')).toHaveCSS('opacity', '1');
    await expect(videoOf(page, 'READING')).toHaveAttribute('data-state', 'playing');
    expect(requested.join(' ')).toContain('https://www.youtube-nocookie.com/embed/folioreel01?');
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await row(page, 'LISTENING').scrollIntoViewIfNeeded();
    await expect(videoOf(page, 'LISTENING')).toHaveAttribute('data-state', 'playing');
    await page.locator('.footer-note').scrollIntoViewIfNeeded();
    await expect(videoOf(page, 'READING')).toHaveAttribute('data-state', 'paused');
    expect(await contentShift(page)).toBe(0);
    await expectAccessible(page, 'videos of other sites');
  });

  test('cover their rows, and cannot be focused', async ({ page }) => {
    await playInSandbox(page);
    await page.goto('/evenings/');
    await row(page, 'READING').scrollIntoViewIfNeeded();
    await expect(frameOf(page, 'READING')).toHaveCSS('opacity', '1');
    const [outer, inner] = await Promise.all([
      row(page, 'READING').boundingBox(),
      frameOf(page, 'READING').boundingBox(),
    ]);
    expect(inner?.width).toBeGreaterThanOrEqual(outer?.width ?? Infinity);
    expect(inner?.height).toBeGreaterThanOrEqual(outer?.height ?? Infinity);
    expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await page.locator('.departments a').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe:focus')).toHaveCount(0);
  });

  test('show their image if the site refuses to play', async ({ page }) => {
    await playInSandbox(page);
    await exchangeVideo(page, 'refused0001');
    await page.goto('/evenings/');
    await expectImage(page);
    await expect(frameOf(page, 'READING')).toHaveCount(0);
  });

  test('are not loaded before the shopper agrees', async ({ page }) => {
    await setUpShop(page, { asksConsent: true });
    const requested = await playInSandbox(page);
    const settled = watchRequests(page);
    await page.goto('/evenings/');
    await expectImage(page);
    await settled();
    expect(requested).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-till-consent', 'youtube');
      document.dispatchEvent(new Event('till-consent-changed'));
    });
    await expect(videoOf(page, 'READING')).toHaveAttribute('data-state', 'playing');
    expect(requested.every((url) => url.includes('youtube-nocookie'))).toBe(true);
  });
});

test.describe('videos of other sites with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('show their image', async ({ page }) => {
    const requested = await playInSandbox(page);
    const settled = watchRequests(page);
    await page.goto('/evenings/');
    await expectImage(page);
    await settled();
    expect(requested).toEqual([]);
    await expectAccessible(page, 'videos as images');
  });
});
