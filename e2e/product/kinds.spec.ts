import type { Locator, Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { expectAccessible } from '../support/axe';
import { orderOf } from '../support/orders';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

const ready = (page: Page, tag: string) =>
  expect(page.locator(`${tag} > .till-root`)).toBeAttached();

/** With the keyboard only, like everything here. */
const press = async (page: Page): Promise<void> => {
  await ready(page, 'till-add-to-cart');
  await tabTo(page.getByRole('button', { name: 'Add to Cart' }).first());
  await page.keyboard.press('Enter');
};

const add = async (page: Page): Promise<void> => {
  await press(page);
  await expect(page.locator('till-add-to-cart')).toContainText('You added');
};

/** Types text into the field that Tab reaches. */
const write = async (field: Locator, text: string): Promise<void> => {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
};

/* Each kind of product, chosen and added with the keyboard alone. */
test.describe('products with choices @phone', () => {
  test('a colour changes price and picture, and is added to the cart [SWAT-01] [SWAT-13] [SWAT-14]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('harbour-lights-slowly');
    await ready(page, 'till-swatches');
    await ready(page, 'till-gallery');
    const price = page.locator('.product-info till-price');
    // The server-rendered price stays in the page, hidden.
    const asSeen = { useInnerText: true };
    await expect(price).toContainText('As low as', asSeen);
    const cover = page.locator('till-gallery img').first();
    const before = await cover.getAttribute('src');
    await tabTo(page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked();
    await expect(price).not.toContainText('As low as', asSeen);
    await expect(price).toContainText('$32.00', asSeen);
    await expect(cover).not.toHaveAttribute('src', before ?? '');
    await add(page);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Harbour Lights, Slowly')).toContainText('Amber');
    await expect(shop.miniCart.line('Harbour Lights, Slowly')).toContainText('$32.00');
  });

  test('a bundle is configured, priced, added and ordered [BNDL-01] [BNDL-03]', async ({
    page,
    shop,
  }) => {
    test.slow();
    await shop.product.open('a-reading-evening');
    await ready(page, 'till-bundle-options');
    const summary = page.getByRole('region', { name: 'Your Customization' });
    await expect(summary).toContainText('The Salt Road');
    const before = await summary.getByRole('status').textContent();
    await tabTo(page.getByLabel(/^Something to write in/));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
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

  test('a grouped product shows its total [GRPD-01] [GRPD-02]', async ({ page, shop }) => {
    await page.goto('/records-of-the-north.html');
    await ready(page, 'till-grouped-items');
    const fields = page.locator('till-grouped-items input.qty');
    await write(fields.first(), '2');
    await expect(page.locator('till-grouped-items').getByRole('status')).toContainText('3 items');
    await expectAccessible(page, 'a group');
    await ready(page, 'till-add-to-cart');
    // Enter in a field sends the form.
    await page.keyboard.press('Enter');
    await expect(page.locator('till-add-to-cart')).toContainText('You added');
    await shop.miniCart.expectCount(3);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Moth Arithmetic')).toBeVisible();
  });

  test('a gift card shows a preview, and enforces its limits [GIFTC-01] [GIFTC-03]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('gift-card-by-e-mail');
    await ready(page, 'till-gift-card');
    await ready(page, 'till-add-to-cart');
    const own = page.getByLabel('Other amount');
    await expect(own).toBeHidden();
    await tabTo(page.getByLabel(/^Amount/));
    await page.keyboard.press('End');
    await write(own, '5');
    await write(page.getByLabel(/^Sender Name/), 'Ada');
    await write(page.getByLabel(/^Sender Email/), 'ada@example.com');
    await write(page.getByLabel(/^Recipient Name/), '<b>Bob</b>');
    await write(page.getByLabel(/^Recipient Email/), 'bob@example.com');
    await press(page);
    await expect(own).toBeFocused();
    await expect(page.getByText(/greater than or equal to 10/)).toBeVisible();
    await write(own, '12.5');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('$12.50');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('To: <b>Bob</b>');
    await expectAccessible(page, 'a gift card');
    await add(page);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Gift Card by E-mail')).toContainText('<b>Bob</b>');
  });

  test('a gift card’s preview updates while typing [GIFTC-01]', async ({ page, shop }) => {
    await shop.product.open('gift-card-by-e-mail');
    await ready(page, 'till-gift-card');
    const preview = page.getByRole('region', { name: 'Preview' });
    const amount = page.getByLabel(/^Amount/);
    await amount.selectOption('');
    await expect(preview).toHaveText('Choose an amount');
    await amount.selectOption({ index: 1 });
    await expect(preview).toHaveText(/^\$\d+\.00$/);
    await write(page.getByLabel(/^Sender Name/), 'Ada');
    await write(page.getByLabel(/^Recipient Name/), 'Bob');
    await write(page.getByLabel(/^Message/), 'Read <i>this</i>\nfirst');
    await expect(preview).toContainText('To: Bob');
    await expect(preview).toContainText('From: Ada');
    await expect(preview).toContainText('Read <i>this</i>');
    await expect(preview.locator('i')).toHaveCount(0);
    await page.getByLabel(/^Recipient Name/).fill('');
    await expect(preview).not.toContainText('To:');
    await amount.selectOption({ index: 2 });
    await expect(preview).not.toContainText('Choose an amount');
  });

  test('all links of a download are selected together [DLINK-01] [DLINK-02]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('moss-after-rain-e-book');
    await ready(page, 'till-download-links');
    await tabTo(page.getByLabel('Select all'));
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Unselect all')).toBeChecked();
    await expect(page.locator('till-download-links').getByRole('status')).toContainText('$17.50');
    await expectAccessible(page, 'a download');
    await add(page);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('Moss After Rain')).toContainText('EPUB');
    await expect(shop.miniCart.line('Moss After Rain')).toContainText('Large print PDF');
  });
});
