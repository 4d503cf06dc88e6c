import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { californian } from '../pages/checkout-page';
import { orderOf } from '../support/orders';
import { expect, test as shopTest } from '../support/test';
import { openStockShop } from './stock-shop';

/** The command that a developer runs; returns the URL it prints. */
function startCommand(backend: string): { command: ChildProcess; url: Promise<string> } {
  const typed = ['--import', 'tsx', 'demo/main.ts', '--backend', backend, '--insecure'];
  const command = spawn(process.execPath, typed, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = new Promise<string>((resolve, reject) => {
    command.once('exit', () => reject(new Error('the proxy did not start')));
    createInterface({ input: command.stdout }).on('line', (line) => {
      const [, address] = /^listening (\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return { command, url };
}

/** Tests in a stock shop over HTTPS, seen through `npm run demo -- --backend`. */
const test = shopTest.extend<
  object,
  { ownShop: { readonly backend: string; readonly url: string } }
>({
  ownShop: [
    async ({ browserName: _browser }, use) => {
      const shop = await openStockShop();
      const { command, url } = startCommand(`${shop.origin}/`);
      await use({ backend: shop.origin, url: await url });
      command.kill();
      shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.url);
  },
});

test('a guest orders in a shop where nothing was installed [SCOPE-02]', async ({
  page,
  shop,
  ownShop,
}) => {
  const { origin } = new URL(ownShop.url);
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreignRequests.push(request.url());
  });

  await shop.product.open('the-salt-road');
  await expect(page.locator('[data-block="minicart"]')).toHaveCount(0);
  await shop.product.add(2);
  await shop.miniCart.expectCount(2);
  await shop.miniCart.open();
  await expect(shop.miniCart.line('The Salt Road')).toBeVisible();

  await page.goto('/daybook.html');
  const swatches = page.locator('.product-info-main till-swatches');
  await swatches.getByRole('radio', { name: 'Rust' }).click();
  await swatches.getByRole('radio', { name: 'Plain' }).click();
  await shop.product.add(1);
  await shop.miniCart.expectCount(3);
  await page.locator('till-search').getByRole('combobox').fill('moss');
  await expect(page.locator('till-search').getByRole('option').first()).toBeVisible();

  await shop.cart.open();
  await expect(shop.cart.line('The Salt Road')).toBeVisible();
  await expect(page.locator('.form-cart')).toHaveCount(0);
  await shop.cart.checkoutButton.click();

  await expect(page).toHaveURL((url) => url.origin === origin && url.pathname === '/checkout/');
  await shop.checkout.email.fill(shop.email);
  await shop.checkout.fillAddress(californian);
  await shop.checkout.chooseMethod(/Flat Rate/);
  expect(await page.content()).not.toContain(new URL(ownShop.backend).host);
  await shop.checkout.toPayment();
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();

  const order = orderOf(await shop.success.orderNumber());
  expect(order).toMatchObject({
    email: shop.email,
    items: [{ sku: 'BK-SALT', qty: 2 }, { qty: 1 }],
  });
  await page.goto('/');
  await shop.miniCart.expectCount(0);
  expect(foreignRequests).toEqual([]);
});
