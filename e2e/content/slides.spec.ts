import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { waitUntilIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { layoutShift } from './layout-shift';

const slider = (page: Page): Locator => page.locator('[data-content-type=slider]').first();
const playing = (page: Page): Locator =>
  page.locator('[data-content-type=slider][data-autoplay=true]');
const carousel = (page: Page): Locator => page.locator('[data-content-type=products]');

/** The texts of what is inside the part's box on the screen. */
const inSight = (part: Locator, items: string): Promise<string[]> =>
  part.locator(items).evaluateAll((nodes) => {
    const inside = nodes.filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      const box = node.parentElement?.getBoundingClientRect();
      const middle = (left + right) / 2;
      return box !== undefined && middle > box.left && middle < box.right;
    });
    return inside.map((node) => node.querySelector('h2, .product-item-link')?.textContent ?? '');
  });

const slide = (part: Locator): Promise<string[]> => inSight(part, '[data-content-type=slide]');

async function open(page: Page, path = '/about/'): Promise<void> {
  await page.goto(path);
  await expect(slider(page).getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeVisible();
}

test.describe('slides @phone', () => {
  test('change by arrows, dots and keys, and end without an infinite loop [SLID-01][SLID-02][SLID-03][SLID-07]', async ({
    page,
  }) => {
    await open(page);
    const part = slider(page);
    const next = part.getByRole('button', { name: 'Next' });
    await expect(part.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await next.click();
    await expect.poll(() => slide(part)).toEqual(['Open late on Thursdays']);
    await part.getByRole('button', { name: 'Slide 3 of 3' }).click();
    await expect.poll(() => slide(part)).toEqual(['Wrapped in brown paper']);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slide(part)).toEqual(['Open late on Thursdays']);
    await expect(part.locator('[data-content-type=slide]:not([inert])')).toHaveCount(1);
    await expectAccessible(page, 'slides');
  });

  test('follow the writing direction', async ({ page }) => {
    await open(page, '/about/?lang=he');
    const part = slider(page);
    await part.getByRole('button', { name: 'Slide 1 of 3' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slide(part)).toEqual(['Open late on Thursdays']);
    await expectAccessible(page, 'slides from right to left');
  });

  test('follow a swipe [SLID-04]', async ({ page }) => {
    await open(page);
    const part = slider(page);
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (box === null) throw new Error('The slider is not there.');
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + box.width * 0.7, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => slide(part)).toEqual(['Open late on Thursdays']);
    await expect(page).toHaveURL(/about/);
  });

  test('show as many products as fit, and move by as many [PCAR-02]', async ({ page }) => {
    await open(page);
    const part = carousel(page);
    const shown = (page.viewportSize()?.width ?? 0) >= 1024 ? 5 : 2;
    const products = () => inSight(part, '.product-item');
    const first = await products();
    expect(first).toHaveLength(shown);
    await part.getByRole('button', { name: 'Next' }).click();
    await expect
      .poll(async () => (await products()).some((name) => first.includes(name)))
      .toBe(false);
    await expect.poll(async () => (await products()).length).toBe(shown);
    await expect(part.locator('.product-item:not([inert])')).toHaveCount(shown);
  });

  test('cause no layout shift when they are enhanced', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/chunks\/(widgets|slide-views)-/, async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(/chunks\/(widgets|slide-views)-/);
    await page.goto('/about/', { waitUntil: 'commit' });
    await expect(page.getByText('A shop in three rooms').first()).toBeVisible();
    await requested;
    await waitUntilIdle(page);
    const before = await layoutShift(page);
    release();
    await expect(slider(page).getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeVisible();
    expect((await layoutShift(page)) - before).toBe(0);
  });

  test('can be scrolled when their code never loads', async ({ page }) => {
    await page.route(/chunks\/slide-views-/, (route) => route.abort());
    await page.goto('/about/');
    const part = slider(page);
    await expect(page.locator('[data-content-type=tabs].till-part-ready')).toBeVisible();
    await part.evaluate((row) => {
      row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
    });
    expect(await slide(part)).toEqual(['Open late on Thursdays']);
  });
});

test('autoplay fades through the slides, pauses for the pointer and can be stopped [SLID-05][SLID-06]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const part = playing(page);
  const current = part.locator('.till-slide--current h2');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4100);
  await expect(current).toHaveText('Open late on Thursdays');
  await part.hover();
  await page.clock.runFor(9000);
  await expect(current).toHaveText('Open late on Thursdays');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4100);
  await expect(current).toHaveText('Wrapped in brown paper');
  await part.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(current).toHaveText('Wrapped in brown paper');
});

test.describe('slides with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('do not autoplay, and change without animation', async ({ page }) => {
    await open(page);
    await expect(playing(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await slider(page).getByRole('button', { name: 'Next' }).click();
    expect(await slide(slider(page))).toEqual(['Open late on Thursdays']);
  });
});
