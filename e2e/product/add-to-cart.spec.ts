import type { Locator } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { gate } from '../support/gate';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

/** Records every label of the button from here on: one that is shown for a second only could be missed. */
async function recordLabels(button: Locator): Promise<() => Promise<readonly string[]>> {
  const kept = await button.evaluateHandle((node) => {
    const words: string[] = [];
    new MutationObserver(() => words.push(node.textContent.trim())).observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return words;
  });
  return () => kept.jsonValue();
}

test.describe('adding to the cart @phone', () => {
  test('stays on the page, updates the count immediately and confirms [ADDTO-01] [ADDTO-05] [ADDTO-06]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    const button = page.getByRole('button', { name: 'Add to Cart' });
    await page.getByLabel('Qty').fill('2');
    const { held, release } = gate();
    await page.route('**/checkout/cart/add/**', async (route) => {
      await held;
      await route.continue();
    });
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/cart/add')) posts += 1;
    });
    await expect(page.locator('till-add-to-cart .till-root')).toBeAttached();
    const words = await recordLabels(button);
    await button.dblclick();
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    release();
    await shop.miniCart.expectCount(2);
    await expect.poll(words).toContain('Added');
    await expect(page.locator('till-add-to-cart')).toContainText('You added The Salt Road');
    await expect(button).toBeEnabled();
    expect(posts, 'a double press adds once').toBe(1);
    expect(page.url()).toContain('the-salt-road');
    await shop.miniCart.expectCount(2);
    await expectAccessible(page, 'a product that was added');
  });

  test('shows errors at missing fields, focuses the first, and shows the shop’s rejection [PROD-04]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('a-book-with-your-name-in-it');
    await expect(page.locator('till-add-to-cart .till-root')).toBeAttached();
    await expect(page.locator('.product-info till-price > .till-root')).toBeAttached();
    const button = page.getByRole('button', { name: 'Add to Cart' });
    await tabTo(button);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Name of the hero/)).toBeFocused();
    await expect(page.getByText(/^Name of the hero.*: This is a required field\./)).toBeVisible();
    await expect(page.getByText(/^Paper.*: This is a required field\./)).toBeVisible();
    await expectAccessible(page, 'a form with faults');
    await tabTo(page.getByLabel(/^Name of the hero/));
    await page.keyboard.type('<b>Ada</b>');
    await tabTo(page.getByLabel(/^Paper/));
    await page.keyboard.press('End');
    // 24 plus the surcharges of the name and the paper.
    await expect(page.locator('.product-info till-price')).toContainText('$36.00');
    await tabTo(button);
    await page.keyboard.press('Enter');
    await shop.miniCart.expectCount(1);
    await shop.miniCart.open();
    await expect(shop.miniCart.drawer).toContainText('<b>Ada</b>');
    await expect(shop.miniCart.drawer).toContainText('Rag <handmade>');
    await expect(shop.miniCart.line('A Book with Your Name in It')).toContainText('$36.00');
  });

  test('keeps the form when the network is down', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await expect(page.locator('till-add-to-cart .till-root')).toBeAttached();
    await page.getByLabel('Qty').fill('3');
    await page.route('**/checkout/cart/add/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('till-add-to-cart').getByRole('alert')).toContainText(
      'The shop cannot be reached',
    );
    await expect(page.getByLabel('Qty')).toHaveValue('3');
    await shop.miniCart.expectCount(0);
    await page.unroute('**/checkout/cart/add/**');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await shop.miniCart.expectCount(3);
  });

  test('shows the shop’s rejection beside the button', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await expect(page.locator('till-add-to-cart .till-root')).toBeAttached();
    await page.getByLabel('Qty').evaluate((field) => {
      field.removeAttribute('data-validate');
    });
    await page.getByLabel('Qty').fill('99999');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('till-add-to-cart').getByRole('alert')).toContainText(
      /not available|maximum|may purchase/,
    );
    await expect(page.getByLabel('Qty')).toHaveValue('99999');
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  test('is submitted as a normal page load without Till’s button, once all options are chosen', async ({
    page,
    shop,
  }) => {
    await page.route('**/daybook.html', async (route) => {
      const response = await route.fetch();
      // A shop's own button is enabled by its own script.
      const html = (await response.text())
        .replaceAll('till-add-to-cart', 'shop-button')
        .replace(/( tocart"[^>]*) disabled>/, '$1>');
      await route.fulfill({ response, body: html });
    });
    await shop.product.open('daybook');
    await expect(page.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('radio', { name: 'Teal' })).toBeFocused();
    await page.getByRole('radio', { name: 'Rust' }).click();
    await page.getByRole('radio', { name: 'Plain' }).click();
    const answer = page.waitForResponse(
      (response) => response.url().includes('/checkout/cart/add') && response.status() === 302,
    );
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await answer;
    await shop.miniCart.expectCount(1);
  });
});
