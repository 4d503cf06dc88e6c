import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { addStyleSheet, SHEETS, sheetText } from './style-sheets';
import { expectSound } from './geometry';

/* The elements of products and of the search, in pages with unrelated style sheets. */

/** The elements of each page; for an element that wraps server-rendered fields only its own part counts. */
const PAGES = {
  'daybook.html': [
    'till-breadcrumbs',
    'till-gallery',
    'till-price',
    'till-swatches',
    'till-add-to-cart',
    'till-see-more',
    'till-reviews',
    'till-slider',
    'till-recently-viewed',
  ],
  'a-reading-evening.html': ['till-bundle-options', 'till-price'],
  'records-of-the-north.html': ['till-grouped-items'],
  'gift-card-by-e-mail.html': ['till-gift-card'],
  'moss-after-rain-e-book.html': ['till-download-links', 'till-add-to-cart'],
  'films.html': ['till-price'],
} as const;

/** The text of reviews is the server's, and styled by its page. */
const part = (page: Page, tag: string) =>
  page.locator(tag === 'till-reviews' ? '.till-reviews__form' : `${tag} > .till-root`).first();

/** Loads lazy content, and scrolls back to the top. */
async function walkDown(page: Page, tags: readonly string[]): Promise<void> {
  for (const tag of tags) {
    await page.locator(tag).first().scrollIntoViewIfNeeded();
    await expect(part(page, tag)).toBeAttached();
  }
}

async function expectSoundPages(page: Page): Promise<void> {
  for (const [path, tags] of Object.entries(PAGES)) {
    await test.step(path, async () => {
      await page.goto(`/${path}`);
      await walkDown(page, tags);
      for (const tag of tags) {
        await test.step(tag, () => expectSound(part(page, tag)));
      }
    });
  }
}

/** Content that appears only after an action: errors, a tooltip, the bar, suggestions. */
async function expectSoundLateContent(page: Page): Promise<void> {
  await page.goto('/daybook.html');
  await walkDown(page, ['till-swatches', 'till-add-to-cart', 'till-product-bar']);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('This is a required field.').first()).toBeVisible();
  await expectSound(part(page, 'till-swatches'));
  await page.locator('.site-footer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Product', exact: true })).toBeVisible();
  await expectSound(part(page, 'till-product-bar'));

  await page.goto('/fiction.html');
  if ((page.viewportSize()?.width ?? 0) <= 768) await page.locator('.till-search__opener').click();
  await page.getByRole('combobox', { name: 'Search' }).fill('salt');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectSound(part(page, 'till-search'));
}

for (const sheet of SHEETS) {
  for (const width of [390, 1280]) {
    test.describe(`in a page styled by ${sheet}, ${String(width)} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('products and the search keep their dimensions', async ({ page }) => {
        test.slow();
        await addStyleSheet(page, sheetText(sheet));
        await expectSoundPages(page);
        await expectSoundLateContent(page);
      });
    });
  }
}

for (const width of [390, 1280]) {
  test.describe(`on a right-to-left page, ${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('products and the search keep their dimensions', async ({ page }) => {
      test.slow();
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          document.documentElement.dir = 'rtl';
        }).observe(document, { childList: true, subtree: true });
      });
      await expectSoundPages(page);
      await expectSoundLateContent(page);
    });
  });
}
