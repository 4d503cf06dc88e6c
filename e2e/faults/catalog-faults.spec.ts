import type { Locator } from '@playwright/test';

import { expect, test } from '../support/test';
import { eachFault, textOf } from './journey';
import { matrix } from './matrix';

/*
 * One journey per call of the product page and the search: its faults one after the other, each followed by a
 * successful attempt.
 */

test.beforeEach(() => {
  test.slow();
});

test(`${matrix.suggestions.title} [SRCH-06] @phone`, async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('.till-search__opener');
  const input = page.getByRole('combobox', { name: 'Search' });
  await expect(opener.or(input).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  const suggestion = page.getByRole('option', { name: /salt road/i });
  await eachFault(
    page,
    'suggestions',
    async ({ message }, recover, fault) => {
      // Every fault has its own search text: responses are cached per text.
      const typed = `${' '.repeat(fault.length)}salt${fault === 'late' ? '' : ' road'}`;
      await input.fill(typed);
      if (message !== null) {
        await expect(page.locator('.till-search__note').getByText(message)).toBeVisible();
        await expect(input).toHaveValue(typed);
        await expect(input).toBeFocused();
        await recover();
        await input.fill('the salt r');
      }
      await expect(suggestion.first()).toBeVisible();
      await recover();
      await input.fill('');
    },
    { times: 'always' },
  );
  await input.fill('orchard');
  await input.press('Enter');
  await expect(page).toHaveURL(/catalogsearch\/result\/\?q=orchard/);
});

test(`${matrix['swatch-media'].title} [SWAT-14] [SWAT-16]`, async ({ page }) => {
  await page.goto('/stationery.html');
  const card = page.locator('.product-item', { hasText: 'Daybook' }).first();
  const picture = card.locator('img').first();
  const link = card.locator('a.product-item-link');
  const colour = (name: string): Locator => card.getByRole('radio', { name });
  await expect(colour('Rust')).toBeVisible();
  const own = await picture.evaluate((image: HTMLImageElement) => image.src);
  await eachFault(
    page,
    'swatch-media',
    async (_cell, recover, fault) => {
      // Pictures that arrived are kept, so a delayed response is that of another option.
      const isLate = fault === 'late';
      const option = colour(isLate ? 'Ink' : 'Rust');
      const request = page.waitForRequest(/swatches\/ajax\/media/);
      await option.click();
      await request;
      await expect(option).toHaveAttribute('aria-checked', 'true');
      await expect(link).toHaveAttribute('href', isLate ? /#93=54/ : /#93=53/);
      if (isLate) await expect(picture).not.toHaveJSProperty('src', own);
      else await expect(picture).toHaveJSProperty('src', own);
      await recover();
      if (isLate) return;
      await colour('Ink').click();
      await expect(picture).not.toHaveJSProperty('src', own);
    },
    { times: 'always' },
  );
  await colour('Rust').click();
  await expect(picture).not.toHaveJSProperty('src', own);
});

test(`${matrix.reviews.title} [REVW-01] [REVW-03] @phone`, async ({ page, shop }) => {
  await shop.product.open('the-salt-road');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const list = page.getByRole('region', { name: 'Customer Reviews' });
  const first = list.getByRole('heading', { level: 3 }).first();
  const buy = page.locator('#product_addtocart_form').getByRole('button', { name: 'Add to Cart' });
  await expect(first).toBeVisible();
  let other = 2;
  await eachFault(
    page,
    'reviews',
    async ({ message }, recover) => {
      const before = (await first.textContent()) ?? '';
      await list
        .getByRole('link', { name: String(other) })
        .first()
        .click();
      if (message !== null) {
        await expect(list.getByText(message)).toBeVisible();
        await expect(first).toHaveText(before);
        await expect(buy).toBeEnabled();
        await recover();
        await list.getByRole('button', { name: 'Try Again' }).click();
      }
      await expect(first).not.toHaveText(before);
      await expect(list.locator('.till-notice')).toHaveCount(0);
      await recover();
      other = 3 - other;
    },
    { times: 'always' },
  );
});

test(`${matrix['write-review'].title} [REVW-04] @phone`, async ({ page, shop }) => {
  await shop.product.open('the-salt-road');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const form = page.locator('.till-reviews__form');
  const summary = form.getByLabel('Summary');
  const send = form.getByRole('button', { name: 'Submit Review' });
  const write = async (text: string) => {
    // The list of suggestions does not wait for the form.
    await summary.waitFor();
    for (const group of await form.getByRole('radiogroup').all()) {
      await group.getByRole('radio', { name: '4 stars' }).check();
    }
    await form.getByLabel('Nickname').fill('Ann');
    await summary.fill(text);
    await form.getByLabel('Review', { exact: false }).last().fill('Read it twice.');
  };
  await eachFault(page, 'write-review', async ({ message }, recover, fault) => {
    await write(fault);
    await send.click();
    await expect(form.getByText(textOf(message))).toBeVisible();
    if (message !== matrix['write-review'].cells.late.message) {
      await expect(summary).toHaveValue(fault);
      for (const group of await form.getByRole('radiogroup').all()) {
        await expect(group.getByRole('radio', { name: '4 stars' })).toBeChecked();
      }
      await recover();
      await send.click();
      await expect(form.getByText('You submitted your review for moderation.')).toBeVisible();
    }
    await expect(summary).toHaveValue('');
  });
});
