import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';
import { ListingPage } from './listing-page';

const WAYS = [
  { how: 'in place', swapLists: true },
  { how: 'with page loads', swapLists: false },
];

for (const { how, swapLists } of WAYS) {
  test(`a list is sorted, reversed, paged and navigated back through ${how} [LIST-01][LIST-02][LIST-08][LIST-09][LIST-11][LIST-12] @phone`, async ({
    page,
  }) => {
    const list = new ListingPage(page);
    await setUpShop(page, { swapLists });
    await list.open('/fiction.html');
    await list.mark();
    const before = await list.titles();
    // The selector by which the platform's themes show the pages in the lower toolbar only.
    await expect(page.locator('.products.wrapper ~ .toolbar-products .pages')).toBeVisible();

    await list.sortBy('Product Name');
    await expect(page).toHaveURL(/\/fiction\.html\?product_list_order=name$/);
    await list.ready();
    const byName = await list.titles();
    expect(byName).toEqual([...byName].sort((one, other) => one.localeCompare(other)));

    await page.getByRole('link', { name: 'Set Descending Direction' }).click();
    await expect(page).toHaveURL(/product_list_dir=desc/);
    await list.ready();
    await expect.poll(() => list.titles()).not.toEqual(byName);

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/[?&]p=2/);
    await list.expectAmount('Items 13-17 of 17');
    await list.ready();

    await list.perPage('24');
    await expect(page).toHaveURL(/product_list_limit=24/);
    await list.expectAmount('17 Items');
    expect(page.url()).not.toContain('p=2');
    await list.ready();

    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/product_list_mode=list/);
    await expect(page.locator('.products-list')).toBeVisible();
    expect(await list.isMarked()).toBe(swapLists);

    for (let steps = 0; steps < 5; steps += 1) await page.goBack();
    await expect(page).toHaveURL(/\/fiction\.html$/);
    await expect.poll(() => list.titles()).toEqual(before);
    await list.ready();
    await list.sortBy('Price');
    await expect(page).toHaveURL(/\/fiction\.html\?product_list_order=price$/);
    expect(await list.isMarked()).toBe(swapLists);
  });

  test(`filters of a list are set and removed ${how} [LIST-01] @phone`, async ({
    page,
    isMobile,
  }) => {
    const list = new ListingPage(page);
    await setUpShop(page, { swapLists });
    await list.open('/fiction.html?product_list_order=price');
    await list.mark();
    await list.filter(/^Literary fiction/, isMobile);
    await expect(page).toHaveURL(/product_list_order=price&genre=\d+$/);
    await list.expectAmount('7 Items');
    await list.ready();
    expect(await list.isMarked()).toBe(swapLists);
    const chip = page.getByRole('link', { name: /^Genre: Literary fiction/ });
    await expect(chip).toBeVisible();
    await expectAccessible(page, 'a list that is narrowed down');
    await chip.click();
    await list.expectAmount('Items 1-12 of 17');
    await expect(page).toHaveURL(/\?product_list_order=price$/);
    await page.goBack();
    await list.expectAmount('7 Items');
    await expect(chip).toBeVisible();
  });

  test(`a list is narrowed down to prices that are typed ${how} @phone`, async ({
    page,
    isMobile,
  }) => {
    const list = new ListingPage(page);
    await setUpShop(page, { swapLists });
    await list.open('/fiction.html?product_list_order=price&product_list_limit=24');
    await list.mark();
    const all = await list.prices();
    const [low = 0, high = 0] = [all[4], all[9]];
    await list.filterByPrice(low, high, isMobile);
    await expect(page.getByRole('link', { name: /^Price: .* - / })).toBeVisible();
    await list.ready();
    await expect
      .poll(() => list.prices())
      .toEqual(all.filter((price) => price >= low && price <= high));
    await expectAccessible(page, 'a list of a range of prices');
    expect(await list.isMarked()).toBe(swapLists);
  });
}

test('going back is instant and restores the position in the list, even from a product page @phone', async ({
  page,
}) => {
  const list = new ListingPage(page);
  await list.open('/fiction.html');
  // The position when the link is pressed: the press itself may scroll it into view.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = () => {
          resolve(window.scrollY);
        };
        window.addEventListener('click', note, { capture: true, once: true });
      }),
  );
  await page.getByRole('link', { name: 'Next page' }).click();
  const scrolled = await pressed;
  await list.expectAmount('Items 13-17 of 17');
  await expect(page.locator('till-product-list')).toBeFocused();
  await expect(page.locator('till-product-list [role=status]').last()).toHaveText(
    'Items 13-17 of 17',
  );
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
  await page.route('**/fiction.html*', (route) => route.abort());
  await page.goBack();
  await list.expectAmount('Items 1-12 of 17');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await list.expectAmount('Items 13-17 of 17');
  await page.unrouteAll();
  await page.locator('.product-item-link').first().click();
  await expect(page.locator('.product-item-link')).toHaveCount(0);
  await page.goBack();
  await list.expectAmount('Items 13-17 of 17');
});

test('without a network the list stays and shows an error, and works once it is back @phone', async ({
  page,
  context,
}) => {
  const list = new ListingPage(page);
  await list.open('/fiction.html');
  await context.setOffline(true);
  await list.sortBy('Price');
  await expect(page.locator('till-product-list .till-notice')).toContainText('cannot be reached');
  await expect(page.getByLabel('Sort By')).toHaveValue('position');
  await expect(page).toHaveURL(/\/fiction\.html$/);
  await expectAccessible(page, 'a list that could not be sorted');
  await context.setOffline(false);
  await list.sortBy('Price');
  await expect(page).toHaveURL(/product_list_order=price$/);
  await expect(page.locator('till-product-list .till-notice')).toHaveCount(0);
});

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'html' },
  { kind: 'empty' },
] as const) {
  test(`an invalid response (${fault.kind}) is left to the browser`, async ({ page }) => {
    const list = new ListingPage(page);
    await list.open('/fiction.html');
    await list.mark();
    await letFail(page, 'listing', fault);
    await list.sortBy('Price');
    await expect.poll(() => list.isMarked()).toBe(false);
    await list.ready();
    await expect(page).toHaveURL(/product_list_order=price$/);
    await expect(page.getByLabel('Sort By')).toHaveValue('price');
  });
}

test('on a phone nothing is requested before the shopper applies the filters @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'there is room beside the list');
  const list = new ListingPage(page);
  await list.open('/stationery.html');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stationery.html')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer.getByRole('button', { name: /^Show \d+ products$/ })).toBeVisible();
  await drawer.getByRole('checkbox').first().check();
  await drawer.getByRole('button', { name: 'Colour' }).click();
  await drawer.getByRole('checkbox', { name: 'Teal' }).check();
  await expectAccessible(page, 'the drawer of the filters');
  expect(asked).toEqual([]);
  await drawer.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/color=52/);
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a long list of authors can be searched [FILT-01]', async ({ page }) => {
  await new ListingPage(page).open('/catalogsearch/result/?q=paperback');
  const filters = page.locator('till-filters');
  await filters.getByRole('button', { name: 'Author' }).click();
  await filters.getByRole('searchbox', { name: 'Search: Author' }).fill('varga');
  const found = filters.getByRole('link', { name: /Varga/ });
  await expect(found).toHaveCount(1);
  expect((await found.boundingBox())?.height).toBe(22);
  await found.click();
  await expect(page.getByRole('link', { name: /^Author: .*Varga/ })).toBeVisible();
});

test('search results are also sorted and paged in place', async ({ page }) => {
  const list = new ListingPage(page);
  await list.open('/catalogsearch/result/?q=the');
  await list.mark();
  await list.sortBy('Price');
  await expect(page).toHaveURL(/\?q=the&product_list_order=price$/);
  await list.ready();
  expect(await list.isMarked()).toBe(true);
});
