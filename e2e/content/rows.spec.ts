import { expectAccessible } from '../support/axe';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';
import { layoutShift } from './layout-shift';

const PARALLAX = '[data-enable-parallax="1"]';
const VIDEO = '[data-content-type=row][data-background-type=video]';

test.describe('a row with a parallax background @phone', () => {
  test('scrolls it at a different speed than the page, and moves nothing else', async ({
    page,
  }) => {
    await page.goto('/about/');
    const layer = page.locator(`${PARALLAX} .till-row-layer`);
    await page.locator(PARALLAX).scrollIntoViewIfNeeded();
    await expect(layer).toBeAttached();
    await expect(layer).toHaveCSS('background-position', '50% 50%');
    const before = await layoutShift(page);
    const shift = () => layer.evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).f);
    const first = await shift();
    await page.mouse.wheel(0, 200);
    await expect.poll(shift).not.toBe(first);
    expect((await layoutShift(page)) - before).toBe(0);
    await expectAccessible(page, 'rows');
  });

  test('loads a video near the viewport, and pauses it outside of it', async ({ page }) => {
    await page.goto('/about/');
    await expect(page.locator('.till-part-ready').first()).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.locator(VIDEO).scrollIntoViewIfNeeded();
    const video = page.locator(`${VIDEO} video`);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('paused', false);
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(video).toHaveJSProperty('paused', true);
  });
});

test.describe('a row with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not move', async ({ page }) => {
    const settled = watchRequests(page);
    await page.goto('/about/');
    await expect(page.locator('.till-part-ready').first()).toBeVisible();
    await page.locator(VIDEO).scrollIntoViewIfNeeded();
    await settled();
    await expect(page.locator('video, .till-row-layer')).toHaveCount(0);
  });
});
