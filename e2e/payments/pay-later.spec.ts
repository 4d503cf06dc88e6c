import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { guestAtPayment } from '../support/guests';
import { letPaypalFail, PAYPAL, setPaypal } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

/** The message in a place: a button, in a frame of the provider's. */
const messageIn = (place: Locator): Locator =>
  place.frameLocator('iframe[title="PayPal Message 1"]').getByRole('button');

const placeAt = (page: Page, location: string): Locator =>
  page.locator(`till-pay-later[location="${location}"]`);

/** What a message says of an amount in dollars: a quarter of it. */
const partsOf = (amount: number): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return `Pay in 4 interest-free payments of ${format.format(amount / 4)}`;
};

/** The amount in a text such as `$1,234.50`. */
const dollars = (text: string | null): number =>
  Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(',', ''));

/** Paths of the provider that the page has asked for. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === PAYPAL) asked.push(pathname);
  });
  return asked;
}

/** Noted while a product page has no message. */
const NOTE = 'till-without-pay-later-product';

/** Whether a node is near the window, as the browser tells an observer of the page. */
const isNear = (node: Element): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        resolve(entries.some(({ isIntersecting }) => isIntersecting));
      },
      { rootMargin: '300px' },
    );
    observer.observe(node);
  });

test.beforeEach(async ({ page }) => {
  await setUpShop(page, { paypalButtons: true, payLater: true });
});

test.describe('messages about paying later @phone', () => {
  test('name the price times the quantity, in a room of their own, with terms to open [SMART-02]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    const place = placeAt(page, 'product');
    const message = messageIn(place);
    const price = dollars(
      await page.locator('.product-info till-price .till-price').first().textContent(),
    );
    await page.getByLabel('Qty').fill('3');
    await place.scrollIntoViewIfNeeded();
    await expect(message).toContainText(partsOf(price * 3));
    const { height } = (await place.boundingBox()) ?? {};
    await page.getByLabel('Qty').fill('4');
    await expect(message).toContainText(partsOf(price * 4));
    expect((await place.boundingBox())?.height).toBe(height);
    expect(height).toBe(40);
    await expectAccessible(page, 'a product page with a message about paying later');
    await message.click();
    const frame = page.locator('iframe[title="PayPal Pay Later terms"]');
    await expect(frame.contentFrame().getByRole('dialog')).toBeVisible();
    await frame.contentFrame().getByRole('button', { name: 'Close' }).click();
    await expect(frame).toHaveCount(0);
    await expect(placeAt(page, 'product').locator('iframe')).toBeFocused();
  });

  test('name the total of the cart, which they follow [SMART-02]', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(3);
    await shop.cart.open();
    const place = placeAt(page, 'cart');
    await place.scrollIntoViewIfNeeded();
    const total = shop.cart.summary.getByText('Order Total').locator('..');
    const shown = dollars(await total.textContent());
    expect(shown).toBeGreaterThan(30);
    await expect(messageIn(place)).toContainText(partsOf(shown));
    await shop.cart.applyCoupon('TENOFF');
    await expect.poll(async () => dollars(await total.textContent())).toBeLessThan(shown);
    const less = dollars(await total.textContent());
    await expect(messageIn(place)).toContainText(partsOf(less));
    await expectAccessible(page, 'the cart with a message about paying later');
  });

  test('stand above the buttons in the checkout, with one script for both [SMART-02]', async ({
    page,
    shop,
  }) => {
    await guestAtPayment(shop);
    const asked = askedOf(page);
    await shop.checkout.chooseMethod('PayPal');
    const message = messageIn(shop.checkout.element);
    await expect(message).toContainText('PayPal');
    const button = shop.checkout.element.frameLocator('iframe[title="PayPal"]').getByRole('button');
    await expect(button).toBeEnabled();
    expect(asked.filter((path) => path === '/sdk/js')).toHaveLength(1);
    const [above, below] = await Promise.all([message.boundingBox(), button.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expectAccessible(page, 'the checkout with a message about paying later');
  });
});

test.describe('messages about paying later that cannot be shown', () => {
  const faults = [
    ['script', { kind: 'status', status: 503 }],
    ['script', { kind: 'html' }],
    ['message', { kind: 'html' }],
  ] as const;
  for (const [call, fault] of faults) {
    test(`leave their place empty, and the form works: ${call}, ${fault.kind} [SMART-02]`, async ({
      page,
      shop,
    }) => {
      await letPaypalFail(page, { call, fault, times: 'always' });
      await shop.product.open('the-salt-road');
      const place = placeAt(page, 'product').locator('.till-pay-later');
      await place.scrollIntoViewIfNeeded();
      await page.waitForFunction((note) => sessionStorage.getItem(note) === 'true', NOTE);
      await expect(place.locator('iframe')).toHaveCount(0);
      // Nothing moves on this page; the next one keeps no room.
      expect((await place.boundingBox())?.height).toBe(40);
      await shop.product.add(1);
      await page.reload();
      await expect(place).toHaveClass(/till-pay-later--bare/);
    });
  }

  test('are empty for a payer who is offered nothing [SMART-02]', async ({ page, shop }) => {
    await setPaypal(page, { payLater: false });
    await page.addInitScript((note) => {
      if (window === window.top) sessionStorage.setItem(note, 'true');
    }, NOTE);
    await shop.product.open('the-salt-road');
    const place = placeAt(page, 'product');
    await place.scrollIntoViewIfNeeded();
    // The note is removed once the script has rendered what it has.
    await page.waitForFunction((note) => sessionStorage.getItem(note) === null, NOTE);
    await expect(place.locator('iframe')).toHaveCount(0);
  });

  test('load nothing before they come near the window [SMART-02]', async ({ page, shop }) => {
    await setUpShop(page, { paypalButtons: true, payLater: true });
    await page.setViewportSize({ width: 390, height: 200 });
    const asked = askedOf(page);
    await shop.product.open('the-salt-road');
    const place = placeAt(page, 'product').locator('.till-pay-later');
    await expect(place).toBeAttached();
    // The element's own observer was told first.
    expect(await place.evaluate(isNear)).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await place.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain('/credit/message');
  });
});
