import { serveLongList } from '../../scripts/bench/lists';
import { expectAccessible } from '../support/axe';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';
import { ListingPage } from './listing-page';

test('a product is added from its tile in the chosen quantity, and the list stays [LIST-01][LIST-03] @phone', async ({
  page,
  shop,
}) => {
  const list = new ListingPage(page);
  await list.open('/fiction.html');
  await list.mark();
  await page.getByLabel('Qty of The Salt Road').first().fill('2');
  await page.getByRole('button', { name: /^Add to Cart ?: The Salt Road/ }).click();
  await shop.miniCart.expectCount(2);
  await expect(page.locator('till-product-list').getByText(/You added/)).toBeVisible();
  await expectAccessible(page, 'a list with a message');
  await list.sortBy('Product Name');
  await expect(page).toHaveURL(/product_list_order=name$/);
  await list.ready();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await shop.miniCart.expectCount(3);
  expect(await list.isMarked()).toBe(true);
});

test('without a network the tile shows an error, and works once it is back', async ({
  page,
  context,
  shop,
}) => {
  const list = new ListingPage(page);
  await list.open('/fiction.html');
  const button = (title: string) =>
    page.locator('.product-item', { hasText: title }).locator('button.tocart');
  // The count is shown before the shop has responded, so it does not prove that the product was added.
  const added = page.waitForResponse((response) => response.url().includes('/checkout/cart/add/'));
  await button('A Clock for the Drowned').click();
  await (await added).finished();
  await context.setOffline(true);
  await button('The Gannet Enquiry').click();
  const note = page.locator('till-product-list').getByText(/cannot be reached/);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await button('The Gannet Enquiry').click();
  await shop.miniCart.expectCount(2);
});

test('swatches on a list page loaded in place choose the picture of their tile', async ({
  page,
}) => {
  const list = new ListingPage(page);
  await setUpShop(page, { swapLists: true });
  await list.open('/stationery.html');
  await list.sortBy('Price');
  await expect(page).toHaveURL(/product_list_order=price$/);
  const tile = page
    .locator('.product-item')
    .filter({ has: page.locator('till-swatches') })
    .first();
  const before = await tile.locator('img').first().getAttribute('src');
  await tile.getByRole('radio', { name: 'Rust' }).click();
  await expect(tile.locator('img').first()).not.toHaveAttribute('src', before ?? '');
});

test('swatches of a tile are rendered shortly before the tile is visible [SWAT-03]', async ({
  page,
}) => {
  const list = new ListingPage(page);
  await page.setViewportSize({ width: 390, height: 400 });
  await serveLongList(page);
  await list.open('/stationery.html');
  const places = page.locator('[data-role^="swatch-option-"]');
  await places.first().scrollIntoViewIfNeeded();
  await expect(places.first().getByRole('radio').first()).toBeVisible();
  await expect(places.last().locator('till-swatches')).toHaveCount(0);
  await places.last().scrollIntoViewIfNeeded();
  await expect(places.last().getByRole('radio').first()).toBeVisible();
});
