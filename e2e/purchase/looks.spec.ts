import type { Locator } from '@playwright/test';

import { customerAtCheckout } from '../support/customers';
import { guestAtPayment } from '../support/guests';
import { expect, test } from '../support/test';

/* The first screen of the checkout: its contents, and whether they are readable. */

const PHONE = { width: 390, height: 844 };

/** Contrast of an element's text against its own background, both opaque. */
const contrast = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const luminance = (color: string) => {
      const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const [red = 0, green = 0, blue = 0] = parts;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(node);
    const [ink, ground] = [luminance(color), luminance(backgroundColor)];
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('every payment method is on the first screen of the payment step [PAY-02]', async ({
    shop,
  }) => {
    await guestAtPayment(shop);
    for (const name of [/^Check/, /^Purchase Order/, /^Bank Transfer/, /^Cash On/]) {
      const method = shop.checkout.method(name);
      await expect(method).toBeInViewport({ ratio: 1 });
    }
  });

  test('the open summary scrolls with the page, and closing it restores the position [SUMM-01]', async ({
    page,
    shop,
  }) => {
    await guestAtPayment(shop);
    const bar = shop.checkout.element.getByRole('button', { name: /^Order Summary/ });
    const end = shop.checkout.placeOrder;
    await end.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const before = await page.evaluate(() => window.scrollY);

    await bar.click();
    await expect(page.getByText('1 Item in Cart')).toBeInViewport();
    await end.scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();

    await bar.scrollIntoViewIfNeeded();
    await bar.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(end).toBeInViewport();
  });

  test('a note below the order button states that the checkout is secure', async ({ shop }) => {
    await guestAtPayment(shop);
    await shop.checkout.placeOrder.scrollIntoViewIfNeeded();
    await expect(shop.checkout.element.getByText('Secure checkout')).toBeVisible();
  });
});

test('the items are listed beside the shipping form, and stay visible [SUMM-02]', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await shop.product.add();
  await shop.checkout.open();
  const summary = shop.checkout.element.getByRole('complementary', { name: 'Order Summary' });
  const line = summary.getByRole('listitem').filter({ hasText: 'The Salt Road' });
  await expect(line).toBeInViewport({ ratio: 1 });
  await shop.checkout.next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(line).toBeInViewport({ ratio: 1 });

  const picture = line.locator('img');
  await expect(picture).toHaveCSS('object-fit', 'contain');
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--till-thumbnail-fit', 'cover');
    document.documentElement.style.setProperty('--till-font-weight-heading', '300');
  });
  await expect(picture).toHaveCSS('object-fit', 'cover');
  const heading = shop.checkout.element.getByRole('heading', { name: 'Shipping Address' });
  await expect(heading).toHaveCSS('font-weight', '300');
});

for (const width of [320, 1280]) {
  test(`no caption of a list is cut off, ${String(width)} px wide`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.product.open('the-salt-road');
    await shop.product.add();
    await shop.checkout.open();
    await expect(shop.checkout.email).toBeVisible();
    const cutOff = await shop.checkout.element.locator('select').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const style = getComputedStyle(list);
        const caption = (list as HTMLSelectElement).selectedOptions[0]?.text ?? '';
        const pen = document.createElement('canvas').getContext('2d');
        if (pen === null) return ['no canvas'];
        pen.font = style.font;
        const room =
          list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return pen.measureText(caption).width > room ? [caption] : [];
      }),
    );
    expect(cutOff).toEqual([]);
  });
}

test('a disabled order button is readable [PLACE-01]', async ({ shop }) => {
  await guestAtPayment(shop);
  await expect(shop.checkout.placeOrder).toBeDisabled();
  expect(await contrast(shop.checkout.placeOrder)).toBeGreaterThan(7);
});

test('the chosen address has one mark, its radio button [SHIP-01]', async ({ page, shop }) => {
  await customerAtCheckout(page, shop, 'jane@example.com');
  const cards = shop.checkout.element.locator('label').filter({ hasText: 'Jane Doe' });
  await expect(cards).toHaveCount(2);
  const chosen = cards.filter({ has: page.locator('input:checked') });
  await expect(chosen.locator('svg')).toHaveCount(0);
  await expect(chosen.getByText('Ship Here')).toHaveCount(0);
  await expect(cards.getByText('Ship Here')).toHaveCount(1);
});

test('a popup has a border in forced colours', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.product.open('the-salt-road');
  await page.locator('a[aria-haspopup="dialog"]', { hasText: 'Sign In' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign In' }).locator('> *').first();
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS('border-top-style', 'solid');
  await expect(panel).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});
