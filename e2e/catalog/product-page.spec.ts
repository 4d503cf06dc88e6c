import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test.describe('a product’s page @phone', () => {
  test('loads its reviews when they are nearly visible, and pages them in place [REVW-01][REVW-03]', async ({
    page,
  }) => {
    await page.goto('/the-salt-road.html');
    const list = page.getByRole('region', { name: 'Customer Reviews' });
    const fragment = page.waitForResponse(/review\/product\/listAjax/);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    expect((await fragment).status()).toBe(200);
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const first = await list.getByRole('heading', { level: 3 }).first().textContent();
    await list.getByRole('link', { name: '2', exact: false }).first().click();
    await expect(list.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
    await expect(list).toBeFocused();
    await expect(page).toHaveURL(/the-salt-road\.html$/);
    await expect(list.locator('script, img, em')).toHaveCount(0);
    await expectAccessible(page, 'reviews');
  });

  test('accepts a review and confirms it once [REVW-04]', async ({ page }) => {
    await page.goto('/the-salt-road.html');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const form = page.locator('.till-reviews__form');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByText('Please select one of each of the ratings above.')).toBeVisible();
    await expectAccessible(page, 'a review that is not complete');
    for (const group of await form.getByRole('radiogroup').all()) {
      await group.getByRole('radio', { name: '4 stars' }).check();
    }
    await form.getByLabel('Nickname').fill('Ann');
    await form.getByLabel('Summary').fill('Good');
    await form.getByLabel('Review', { exact: false }).last().fill('Read it twice.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByText('You submitted your review for moderation.')).toBeVisible();
    await expect(form.getByLabel('Summary')).toHaveValue('');
    await page.reload();
    await expect(page.getByText('You submitted your review for moderation.')).toHaveCount(0);
  });

  test('is listed on the next product page, with its breadcrumbs [BREAD-01][RECENT-09]', async ({
    page,
  }) => {
    await page.goto('/daybook.html');
    await expect(page.locator('till-recently-viewed .till-root')).toBeAttached();
    await page.goto('/fiction.html');
    await page.getByRole('link', { name: 'The Salt Road' }).first().click();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Fiction', 'The Salt Road']);
    const recent = page.getByRole('region', { name: 'Recently Viewed' });
    await expect(recent.getByRole('link')).toHaveText(['Daybook']);
    await recent.getByRole('link').click();
    await expect(page).toHaveURL(/daybook\.html$/);
  });

  for (const product of ['daybook', 'a-reading-evening', 'gift-card-by-e-mail', 'the-salt-road']) {
    test(`keeps the button of ${product} in place before and after its elements start`, async ({
      page,
    }) => {
      const button = page.locator('#product-addtocart-button');
      const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`/${product}.html`, { waitUntil: 'networkidle' });
      const before = await top();
      await page.unrouteAll();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('till-add-to-cart > .till-root')).toBeAttached();
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
    });
  }
});
