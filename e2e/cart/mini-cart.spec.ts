import { expect, test } from '../support/test';

test.describe('the mini cart @phone', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.product.open('quoted-and-odd-tales');
    await shop.product.add(1);
    await shop.miniCart.expectCount(1);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('<Odd> Tales')).toBeVisible();
  });

  test('changes a quantity with the buttons and by typing [MINI-03] [MINI-08]', async ({
    shop,
  }) => {
    const line = shop.miniCart.line('<Odd> Tales');
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await shop.miniCart.expectCount(2);
    await shop.miniCart.quantity('<Odd> Tales').fill('4');
    await line.getByRole('button', { name: 'Update' }).click();
    await shop.miniCart.expectCount(4);
    await expect(line).toHaveAttribute('data-status', 'idle');
  });

  test('shows why a quantity is unavailable and keeps the old one [MINI-17]', async ({ shop }) => {
    await shop.miniCart.quantity('<Odd> Tales').fill('99');
    await shop.miniCart.quantity('<Odd> Tales').press('Enter');
    await expect(
      shop.miniCart.line('<Odd> Tales').getByText('The requested qty is not available').first(),
    ).toBeVisible();
    await expect(shop.miniCart.quantity('<Odd> Tales')).toHaveValue('1');
    await shop.miniCart.expectCount(1);
  });

  test('removes a line [MINI-04]', async ({ shop }) => {
    const line = shop.miniCart.line('<Odd> Tales');
    await line.getByRole('button', { name: /^Remove item/ }).click();
    await expect(
      shop.miniCart.drawer
        .getByText('You have no items in your shopping cart.')
        .locator('visible=true'),
    ).toBeVisible();
    await shop.miniCart.expectCount(0);
  });
});

test('a preloaded drawer is invisible and inert, and opens with the focus inside @phone [MODAL-02] [MODAL-03]', async ({
  page,
  shop,
}) => {
  await shop.product.open('quoted-and-odd-tales');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await shop.miniCart.button.focus();
  const ready = page.locator('dialog.till-dialog--ready:popover-open');
  await expect(ready, 'laid out above the page').toBeAttached();
  await expect(shop.miniCart.drawer).toHaveCount(0);
  expect(await ready.evaluate((dialog) => dialog.checkVisibility({ opacityProperty: true }))).toBe(
    false,
  );
  await expect(shop.miniCart.element).toMatchAriaSnapshot('- button /My Cart, 1 item/');
  await expect(shop.miniCart.button).toBeFocused();
  const [left, top] = await ready.locator('.till-dialog__panel').evaluate((panel) => {
    const { x, y } = panel.getBoundingClientRect();
    return [x + 20, y + 200];
  });
  expect(
    await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('dialog') === null,
      [left, top],
    ),
    'presses go to the page below',
  ).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') === null)).toBe(true);
  await expect(ready, 'no longer wanted').not.toBeAttached();
  await shop.miniCart.button.focus();
  await expect(ready).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(shop.miniCart.drawer).toBeVisible();
  await expect(shop.miniCart.drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await shop.miniCart.drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(shop.miniCart.drawer).toHaveCount(0);
  await expect(shop.miniCart.button).toBeFocused();
});

test.describe('when the sections cannot be loaded', () => {
  const answers = {
    'a failure': { status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' },
    'a page instead of data': { status: 200, contentType: 'text/html', body: '<p>Maintenance</p>' },
    'a session that ended': {
      status: 401,
      contentType: 'application/json',
      body: '{"message":"The consumer isn\'t authorized to access %resources."}',
    },
  } as const;

  for (const [name, answer] of Object.entries(answers)) {
    test(`${name} leaves the page usable, and a retry succeeds`, async ({ page, shop }) => {
      await page.route('**/customer/section/load/**', (route) => route.fulfill(answer));
      await page.goto('/the-salt-road.html');
      await shop.miniCart.open();
      const again = shop.miniCart.drawer.getByRole('button', { name: 'Try Again' });
      await expect(again).toBeVisible();
      await expect(page).toHaveURL(/\/the-salt-road\.html$/);
      await page.unroute('**/customer/section/load/**');
      await shop.miniCart.tryAgain();
      await page.keyboard.press('Escape');
      await shop.product.add(1);
      await shop.miniCart.expectCount(1);
    });
  }
});
