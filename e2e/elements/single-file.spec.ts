import { readFileSync } from 'node:fs';

import { expect, test } from '../support/test';

test('a shopper buys with everything in one classic script', async ({ page, shop }) => {
  const body = readFileSync('dist/till.iife.js', 'utf8');
  await page.route('**/till.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  // The preloaded files must not be needed.
  await page.route(/\/(?:chunks|elements)\/[^/]*\.js$/, (route) => route.abort());
  await shop.product.open('quoted-and-odd-tales');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await shop.miniCart.open();
  await expect(shop.miniCart.line('<Odd> Tales')).toBeVisible();
  await page.goto('/checkout/');
  await shop.checkout.email.fill(shop.email);
  await expect(shop.checkout.field('First Name')).toBeVisible();
});

test('scripts read the cart with everything in one classic script', async ({ page, shop }) => {
  const body = readFileSync('dist/till.iife.js', 'utf8');
  await page.route('**/till.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await shop.product.open('quoted-and-odd-tales');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  const names = () =>
    page.evaluate(async () => {
      const { till } = window;
      if (till === undefined || Array.isArray(till)) return null;
      await till.ready;
      return till.cart()?.items.map(({ name }) => name);
    });
  await expect.poll(names).toEqual(['"Quoted" & <Odd> Tales']);
});
