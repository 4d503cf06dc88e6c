import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { layOutAsStock } from './stock-layout';

/* Till in a stock theme: it has the space, the colour and the size of the widgets that it replaces. */

const WIDTHS = [320, 390, 768, 1280];

/** Controls that are covered by something else, in page order. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button]',
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || Math.min(width, height) <= 1) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOwn = hit !== null && (control.contains(hit) || hit.contains(control));
      const label = control.textContent.trim() || control.getAttribute('aria-label') || control.id;
      return isOwn
        ? []
        : [`${control.localName} "${label}" under ${hit?.outerHTML.slice(0, 80) ?? '-'}`];
    });
  });

for (const width of WIDTHS) {
  test.describe(`in a stock layout, ${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every control can be pressed, on the product page and in the cart', async ({
      page,
      shop,
    }) => {
      await layOutAsStock(page);
      await shop.product.open('the-salt-road');
      await expect(page.locator('till-search .till-root')).toBeVisible();
      await expect(page.locator('till-mini-cart button')).toBeVisible();
      await expect(page.locator('till-price .till-root')).toBeVisible();
      expect(await covered(page)).toEqual([]);

      // The bar with its own button disappears when the form's button is visible.
      await page.locator('#product-addtocart-button').scrollIntoViewIfNeeded();
      await expect(page.locator('.till-product-bar')).toHaveCount(0);
      await shop.product.add();
      await page.goto('/checkout/cart/');
      await expect(page.locator('till-cart .till-root')).toContainText('The Salt Road');
      expect(await covered(page)).toEqual([]);
    });
  });
}

for (const width of [320, 390]) {
  test.describe(`in a stock header, ${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the search is beside the cart icon, opens, and accepts input', async ({ page, shop }) => {
      await layOutAsStock(page);
      await shop.product.open('the-salt-road');
      const opener = page.locator('till-search button').first();
      await expect(opener).toBeVisible();
      const header = await page.locator('.page-header').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(76);
      const [search, bag] = await Promise.all([
        opener.boundingBox(),
        page.locator('till-mini-cart button').boundingBox(),
      ]);
      expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(bag?.x ?? 0);
      await opener.click();
      await page.getByRole('combobox').fill('salt');
      await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 });
    });

    test('the cart keeps clear of the edges of the window', async ({ page, shop }) => {
      await layOutAsStock(page);
      await shop.product.open('the-salt-road');
      await shop.product.add();
      await page.goto('/checkout/cart/');
      const line = page.getByRole('listitem').filter({ hasText: 'The Salt Road' }).first();
      await expect(line).toBeVisible();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      expect((await line.boundingBox())?.x).toBeGreaterThanOrEqual(15);
    });
  });
}

test.describe('in a stock header, 1280 px wide', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('the sign-in link is in the header’s line, in its colour and size', async ({
    page,
    shop,
  }) => {
    await layOutAsStock(page);
    await shop.product.open('the-salt-road');
    const link = page.locator('till-login .till-root a');
    await expect(link).toBeVisible();
    await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(link).toHaveCSS('font-size', '14px');
    expect((await page.locator('.panel.header').boundingBox())?.height).toBeLessThanOrEqual(42);
  });

  test('cart icon and search are at the end of the header without their wrappers', async ({
    page,
    shop,
  }) => {
    await layOutAsStock(page, { wrappers: 'gone' });
    await shop.product.open('the-salt-road');
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeVisible();
    const [bag, search] = await Promise.all([
      page.locator('till-mini-cart button').boundingBox(),
      field.boundingBox(),
    ]);
    expect(bag?.x).toBeGreaterThan(1200);
    expect(search?.x).toBeGreaterThan(900);
    expect(Math.abs((search?.y ?? 0) - (bag?.y ?? 99))).toBeLessThan(8);
  });

  test('the price has the size, the colour and the line of the one it replaces', async ({
    page,
    shop,
  }) => {
    await layOutAsStock(page);
    await shop.product.open('the-salt-road');
    const amount = page.locator('till-price .till-root').getByText('$16.50').first();
    await expect(amount).toHaveCSS('font-size', '36px');
    await expect(amount).toHaveCSS('color', 'rgb(87, 87, 87)');
    await expect(amount).toHaveCSS('font-family', '"Liberation Serif", serif');
    const [price, stock] = await Promise.all([
      page.locator('till-price').boundingBox(),
      page.getByText('In stock').first().boundingBox(),
    ]);
    expect(Math.abs((price?.y ?? 0) - (stock?.y ?? 99))).toBeLessThan(4);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(amount).toHaveCSS('font-size', '22px');
  });

  test('the product bar stays hidden while the form is collapsed [PROD-05]', async ({
    page,
    shop,
  }) => {
    await layOutAsStock(page, { isFolded: true });
    await shop.product.open('the-salt-road');
    await expect(page.locator('till-price .till-root')).toBeVisible();
    await expect(page.locator('till-product-bar .till-root')).toBeAttached();
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
    await expect(page.locator('.till-product-bar')).toHaveCount(0);
  });
});

for (const width of [390, 1280]) {
  test(`Till replaces the stock widgets without layout shift, ${String(width)} px wide`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await layOutAsStock(page);
    await page.addInitScript(() => {
      const sum = { value: 0 };
      Object.assign(window, { layoutShift: sum });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          sum.value += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await shop.product.open('the-salt-road');
    await expect(page.locator('till-mini-cart button')).toBeVisible();
    await expect(page.locator('till-price .till-root')).toBeVisible();
    await expect(page.locator('till-gallery .till-root')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () => (window as unknown as { layoutShift: { value: number } }).layoutShift.value,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
