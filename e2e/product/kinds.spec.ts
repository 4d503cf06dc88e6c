import type { Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { expectAccessible } from '../support/axe';
import { orderOf } from '../support/orders';
import { expect, test } from '../support/test';

const ready = (page: Page, tag: string) =>
  expect(page.locator(`${tag} > .till-root`)).toBeAttached();

const add = async (page: Page): Promise<void> => {
  await ready(page, 'till-add-to-cart');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('till-add-to-cart')).toContainText('You added');
};

test.describe('products with choices @phone', () => {
  test('a bundle is put together, priced, added and ordered [BNDL-01] [BNDL-03]', async ({
    page,
    shop,
  }) => {
    test.slow();
    await shop.product.open('a-reading-evening');
    await ready(page, 'till-bundle-options');
    const summary = page.getByRole('region', { name: 'Your Customization' });
    await expect(summary).toContainText('The Salt Road');
    const before = await summary.getByRole('status').textContent();
    await page.getByLabel(/^Something to write in/).selectOption({ index: 2 });
    await expect(summary).toContainText('2 × Exercise Book');
    await expect(summary.getByRole('status')).not.toHaveText(before ?? '');
    await expectAccessible(page, 'a bundle');
    const price = /\$([\d.]+)/.exec((await summary.getByRole('status').textContent()) ?? '')?.[1];
    await add(page);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('A Reading Evening')).toContainText('2 x Exercise Book');
    await expect(shop.miniCart.line('A Reading Evening')).toContainText(`$${price ?? 'none'}`);

    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email, californian);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    const order = orderOf(await shop.success.orderNumber());
    expect(order.items.map(({ sku }) => sku).join()).toContain('BN-EVENING');
  });

  test('a group is added up [GRPD-01] [GRPD-02]', async ({ page, shop }) => {
    await page.goto('/records-of-the-north.html');
    await ready(page, 'till-grouped-items');
    const fields = page.locator('till-grouped-items input.qty');
    await fields.first().fill('2');
    await expect(page.locator('till-grouped-items').getByRole('status')).toContainText('3 items');
    await expectAccessible(page, 'a group');
    await ready(page, 'till-add-to-cart');
    // By the keys alone: Enter in a field sends the form.
    await fields.first().press('Enter');
    await expect(page.locator('till-add-to-cart')).toContainText('You added');
    await shop.miniCart.expectCount(3);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Moth Arithmetic')).toBeVisible();
  });

  test('a gift card shows itself, and holds to its limits [GIFTC-01] [GIFTC-03]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('gift-card-by-e-mail');
    await ready(page, 'till-gift-card');
    await ready(page, 'till-add-to-cart');
    const own = page.getByLabel('Other amount');
    await expect(own).toBeHidden();
    await page.getByLabel(/^Amount/).selectOption('custom');
    await own.fill('5');
    await page.getByLabel(/^Sender Name/).fill('Ada');
    await page.getByLabel(/^Sender Email/).fill('ada@example.com');
    await page.getByLabel(/^Recipient Name/).fill('<b>Bob</b>');
    await page.getByLabel(/^Recipient Email/).fill('bob@example.com');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(own).toBeFocused();
    await expect(page.getByText(/greater than or equal to 10/)).toBeVisible();
    await own.fill('12.5');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('$12.50');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('To: <b>Bob</b>');
    await expectAccessible(page, 'a gift card');
    await add(page);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Gift Card by E-mail')).toContainText('<b>Bob</b>');
  });

  test('all links of a download are chosen at once [DLINK-01] [DLINK-02]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('moss-after-rain-e-book');
    await ready(page, 'till-download-links');
    await page.getByLabel('Select all').click();
    await expect(page.getByLabel('Unselect all')).toBeChecked();
    await expect(page.locator('till-download-links').getByRole('status')).toContainText('$17.50');
    await expectAccessible(page, 'a download');
    await add(page);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Moss After Rain')).toContainText('EPUB');
    await expect(shop.miniCart.line('Moss After Rain')).toContainText('Large print PDF');
  });
});
