import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { watchRequests } from './support/settled';
import { expect, test } from './support/test';

const gallery = (page: Page) => page.locator('till-gallery');
const chosen = (page: Page) => gallery(page).locator('[role=tab][aria-selected=true]').first();
const inSight = (page: Page) => page.locator('.till-carousel__slide:not([inert])');

/** The layout shift since the page load that moved the gallery. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: readonly { readonly node: Node | null }[];
        };
        const cover = document.querySelector('.product-cover');
        if (sources.some(({ node }) => cover?.contains(node) === true)) seen.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts);
}

/** With the arrow, or on a phone, which has only dots, with the next dot; wraps around after the last. */
async function goOn(page: Page, isMobile: boolean): Promise<void> {
  const arrow = gallery(page).getByRole('button', { name: 'Next picture' });
  if (!isMobile) return arrow.click();
  await expect(arrow).toBeHidden();
  await expect(gallery(page).locator('.till-carousel__count')).toHaveCount(0);
  const dots = gallery(page).getByRole('tab');
  const isLast = (await dots.last().getAttribute('aria-selected')) === 'true';
  const after = gallery(page).locator('[role=tab][aria-selected=true] + [role=tab]');
  await (isLast ? dots.first() : after).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(gallery(page).locator('.till-root')).toBeAttached();
}

test.describe('the gallery of a product @phone', () => {
  test('replaces the server-rendered images without layout shift', async ({ page }) => {
    const shifts = await watchShifts(page);
    const settled = watchRequests(page);
    for (const path of ['/daybook.html', '/northline.html', '/the-salt-road.html']) {
      await open(page, path);
      await settled();
      expect(await shifts(), path).toBeLessThan(0.005);
    }
  });

  test('can be navigated with buttons and keys, and keeps the focus', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/daybook.html');
    await goOn(page, isMobile);
    await expect(chosen(page)).toHaveAccessibleName('Picture 2 of 4');
    await chosen(page).focus();
    await page.keyboard.press('End');
    await expect(chosen(page)).toHaveAccessibleName('Picture 4 of 4');
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveAccessibleName('Picture 1 of 4');
    await expect(inSight(page).getByRole('img', { name: 'Daybook' })).toBeInViewport();
  });

  test('opens over the window, zooms, and restores the focus [GALL-04]', async ({ page }) => {
    await open(page, '/daybook.html');
    await expectAccessible(page, 'gallery');
    await inSight(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Daybook' });
    const slide = dialog.locator('.till-carousel__slide:not([inert])');
    await expect(slide).toBeVisible();
    await expectAccessible(page, 'popup');
    const picture = slide.locator('.till-zoom__picture');
    const whole = (await picture.boundingBox())?.width ?? 0;
    await slide.getByRole('button', { name: 'Zoom in' }).click();
    await expect
      .poll(async () => (await picture.boundingBox())?.width ?? 0)
      .toBeGreaterThan(whole * 2);
    await expectAccessible(page, 'popup, from near');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(chosen(page)).toHaveAccessibleName('Picture 2 of 4');
    await expect(inSight(page).getByRole('button')).toBeFocused();
  });

  test('plays a video among the images, and stops it when the shopper moves on [GALL-03]', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/northline.html');
    await goOn(page, isMobile);
    await expect(inSight(page).locator('video')).toBeVisible();
    await expectAccessible(page, 'film');
    await goOn(page, isMobile);
    await expect(gallery(page).locator('video')).toHaveCount(0);
  });
});

test('is swiped by touch @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only a screen that is touched is swiped');
  await open(page, '/daybook.html');
  const box = await gallery(page).locator('.till-carousel__stage').boundingBox();
  if (box === null) throw new Error('the gallery is not to be seen');
  const cdp = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * share, y }],
    });
  await touch('touchStart', 0.8);
  for (let step = 1; step <= 20; step++) await touch('touchMove', 0.8 - step * 0.03);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(chosen(page)).toHaveAccessibleName('Picture 2 of 4');
});

test('is magnified on hover', async ({ page }) => {
  await open(page, '/daybook.html');
  await inSight(page).getByRole('button').hover();
  await expect(inSight(page).locator('.till-gallery__lens--magnified')).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(gallery(page).locator('.till-gallery__lens--magnified')).toHaveCount(0);
});

test('one player plays at a time [GALL-03]', async ({ page }) => {
  await open(page, '/northline.html');
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  const [first, second] = [
    gallery(page).locator('video'),
    page.locator('till-media-player .till-root video'),
  ];
  for (const player of [first, second]) {
    await player.evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      return film.play();
    });
  }
  await expect.poll(() => first.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  expect(await second.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
});
