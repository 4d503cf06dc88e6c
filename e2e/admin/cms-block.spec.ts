import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

const WIDTHS = [1280, 768] as const;

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
}

async function openNewBlock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Block' }).click();
  await expect(page.getByLabel('Block Title')).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

for (const width of WIDTHS) {
  test.describe(`a CMS block, ${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('is written, and the shop shows it [AFORM-27]', async ({ page }) => {
      await signIn(page);
      await openNewBlock(page);
      await expect(page.getByRole('switch', { name: 'Enable Block' })).toBeChecked();
      await page.getByLabel('Block Title').fill('Notice');
      await page.getByLabel('Identifier').fill('home-notice');
      await page.getByLabel('Content').fill('<p>Closed on <em>Sunday</em></p>');
      await expectAccessible(page, 'a new block');
      await save(page).click();
      await expect(page.getByText('You saved the block.')).toBeVisible();
      await expect(page).toHaveURL(/\/edit\/block_id\/\d+\/key\/\w{64}\/$/);
      await expect(page.getByLabel('Store View')).toHaveValues(['0']);
      await page.goto('/');
      await expect(page.locator('.own-block')).toHaveText('Closed on Sunday');
    });

    test('is not saved while a field is invalid, which gets the focus [AFORM-15] [AFORM-16]', async ({
      page,
    }) => {
      await signIn(page);
      await openNewBlock(page);
      await page.getByLabel('Block Title').fill('Notice');
      await page.getByLabel('Identifier').fill(' home');
      await page.getByLabel('Store View').selectOption([]);
      await save(page).click();
      await expect(page.getByLabel('Identifier')).toBeFocused();
      await expect(page.getByLabel('Store View')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'a refused block');
      await page.getByLabel('Identifier').fill('home');
      await expect(page.getByLabel('Identifier')).toHaveAttribute('aria-invalid', 'false');
    });
  });
}

test('a block is written and switched off with the keyboard alone', async ({ page }) => {
  await signIn(page);
  await openNewBlock(page);
  await page.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hours');
  await page.keyboard.press('Tab');
  await page.keyboard.type('about-notice');
  await page.getByLabel('Content').focus();
  await page.keyboard.type('Open late');
  await page.getByRole('button', { name: 'Save options' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Disabled' })).toBeVisible();
  await page.goto('/about/');
  await expect(page.locator('.own-block')).toHaveCount(0);
});

test('an identifier that is taken is refused, and what was typed is there again', async ({
  page,
}) => {
  await signIn(page);
  for (const title of ['First', 'Second']) {
    await page.goto('/admin/');
    await openNewBlock(page);
    await page.getByLabel('Block Title').fill(title);
    await page.getByLabel('Identifier').fill('home-notice');
    await save(page).click();
    await page.getByRole('status').waitFor();
  }
  await expect(page.getByText('A block identifier with the same properties')).toBeVisible();
  await expect(page.getByLabel('Block Title')).toHaveValue('Second');
});

test('the browser asks before unsaved changes are lost, and not when they are saved', async ({
  page,
}) => {
  await signIn(page);
  await openNewBlock(page);
  await page.getByLabel('Block Title').fill('Notice');
  await page.getByLabel('Identifier').fill('home-notice');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('Block Title')).toHaveValue('Notice');
  await save(page).click();
  await expect(page.getByText('You saved the block.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('nobody without the administrator’s session, or with a foreign key, gets in', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await openNewBlock(page);
  const address = page.url();
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByLabel('Username')).toBeVisible();
  await page.goto(address.replace(/key\/\w{4}/, 'key/0000'));
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
  await stranger.context().close();
});
