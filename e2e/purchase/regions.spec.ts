import type { Page } from '@playwright/test';

import { layoutShift } from '../content/layout-shift';
import { guestAtPayment } from '../support/guests';
import { orderCount } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

/* Content of the shop's own in the regions of cart, mini cart and checkout: the examples in demo/examples/regions/. */

const notes = async (page: Page): Promise<unknown> =>
  (await page.request.get('/examples/order-notes')).json();

test('a comment and a delivery date reach the shop with the order @phone', async ({
  page,
  shop,
}) => {
  await setUpShop(page, { regionExamples: true });
  const { element } = shop.checkout;
  await guestAtPayment(shop);
  await expect(element.getByText('Free returns for 30 days')).toHaveCount(1);
  await element.getByLabel('Comment on your order').fill('Leave it at the door');
  await page.goto('/checkout/#shipping');
  await element.getByLabel('Deliver on').fill('2030-05-17');
  await shop.checkout.toPayment();
  await expect(element.getByLabel('Comment on your order')).toHaveValue('Leave it at the door');
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  await shop.success.orderNumber();
  expect(await notes(page)).toEqual({ comment: 'Leave it at the door', date: '2030-05-17' });
});

test('an order whose comment cannot be saved is not sent, and succeeds on a retry', async ({
  page,
  shop,
}) => {
  await setUpShop(page, { regionExamples: true });
  await guestAtPayment(shop);
  const { element } = shop.checkout;
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await element.getByLabel('Comment on your order').fill('Ring twice');
  await page.route('**/examples/order-notes', (route) => route.abort());
  await shop.checkout.place();
  await expect(
    element.getByText('Your comment could not be saved. Please try again.').first(),
  ).toBeVisible();
  expect(orderCount(shop.email)).toBe(0);
  await page.unroute('**/examples/order-notes');
  await shop.checkout.place();
  await shop.success.orderNumber();
});

test('initial content causes no layout shift, and keeps focus and text @phone', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await page.goto('/checkout/cart/');
  await expect(page.locator('till-cart .till-cart__summary')).toBeVisible();
  const shiftWithout = await layoutShift(page);
  await setUpShop(page, { regionExamples: true });
  await page.reload();
  const cart = page.locator('till-cart');
  await expect(cart.locator('.till-region').getByText('Free returns for 30 days')).toBeVisible();
  const shifted = await layoutShift(page);
  await cart.evaluate((element) => {
    const input = document.createElement('input');
    input.slot = 'cart-after-totals';
    input.setAttribute('aria-label', 'Late');
    element.append(input);
  });
  const late = cart.locator('.till-region').getByLabel('Late');
  await late.fill('typed');
  await page.evaluate(() => {
    const element = document.querySelector('till-cart');
    const main = document.createElement('section');
    element?.replaceWith(main);
    if (element) main.append(element);
  });
  await expect(late).toHaveValue('typed');
  await late.focus();
  await shop.cart.applyCoupon('TENOFF');
  await expect(late).toHaveValue('typed');
  expect(shifted - shiftWithout).toBeLessThan(0.001);
});

test('a view that throws leaves the checkout and other content working', async ({ page, shop }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    const queue = ((window as { till?: unknown }).till ??= []) as ((till: {
      region: (name: string, view: (host: HTMLElement) => void) => void;
    }) => void)[];
    queue.push((till) => {
      till.region('checkout-after-button', () => {
        throw new Error('broken view');
      });
      till.region('checkout-after-button', (host) => {
        host.append('Still here');
      });
    });
  });
  await guestAtPayment(shop);
  await expect(shop.checkout.element.getByText('Still here')).toBeVisible();
  expect(errors.filter((text) => text.includes('till-54'))).toHaveLength(1);
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  await shop.success.orderNumber();
});

test('content is mounted once by two copies of the bundle', async ({ page, shop }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/copy/**', async (route) => {
    const url = route.request().url().replace('/copy/', '/till/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.addInitScript(() => {
    type Views = { region: (name: string, view: (host: HTMLElement) => void) => void };
    const queue = ((window as { till?: unknown }).till ??= []) as ((till: Views) => void)[];
    queue.push((till) => {
      till.region('checkout-after-button', (host) => host.append('From the page'));
      till.region('mini-cart-after-items', (host) => host.append('Gift wrap'));
    });
  });
  await guestAtPayment(shop);
  const { element } = shop.checkout;
  await expect(element.getByText('From the page')).toHaveCount(1);

  const isShared = await page.evaluate(async () => {
    type Views = { region: (name: string, view: (host: HTMLElement) => void) => void };
    const [api, start] = ['/copy/api.js', '/copy/elements/till-mini-cart.js'];
    const { till } = (await import(api)) as { till: Views };
    till.region('checkout-after-button', (host) => host.append('From the copy'));
    const miniCart = document.createElement('till-mini-cart');
    // The page's own loader leaves the element to the copy.
    miniCart.setAttribute('load', 'interaction');
    const slotted = document.createElement('p');
    slotted.slot = 'mini-cart-after-totals';
    slotted.append('Free returns');
    miniCart.append(slotted);
    document.querySelector('main')?.before(miniCart);
    await import(start);
    return till === (window as { till?: unknown }).till;
  });
  expect(isShared).toBe(true);
  await shop.miniCart.open();
  const { drawer } = shop.miniCart;
  await expect(drawer.getByText('Free returns')).toHaveCount(1);
  await expect(drawer.getByText('Gift wrap')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(element.getByText('From the copy')).toHaveCount(1);
  await expect(element.getByText('From the page')).toHaveCount(1);
  const regions = requested.filter((path) => path.includes('/chunks/regions-'));
  expect(new Set(regions.map((path) => path.split('/')[1]))).toEqual(new Set(['till', 'copy']));
});
