import type { Page } from '@playwright/test';

import {
  items,
  modal,
  opening,
  required,
  tab,
  tabbed,
  table,
} from '../../tests/src/domain/admin-form/arranged';
import { app, field, fieldset } from '../../tests/src/domain/admin-form/configured';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/* Forms that the demo's administration does not have, in its page of a new block. */

async function openForm(page: Page, configuration: object): Promise<void> {
  await page.goto('/admin/');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const add = page.getByRole('button', { name: 'Add New Block' });
  await expect(add).toBeVisible();
  await page.route('**/admin/**', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const { origin } = new URL(page.url());
    const init = JSON.stringify({ '*': { 'Magento_Ui/js/core/app': configuration } });
    const own = init.replaceAll('<', '\\u003c').replaceAll('https://shop.example', origin);
    const body = (await response.text())
      .replace(
        /(<till-admin-form[\s\S]*?<script type="text\/x-magento-init">)[\s\S]*?(<\/script>)/,
        (_, open: string, close: string) => open + own + close,
      )
      .replaceAll('cms_block_form', 'f');
    await route.fulfill({ response, body });
  });
  await add.click();
  await expect(page.locator('till-admin-form .till-root')).toBeVisible();
}

for (const width of [1280, 768]) {
  test.describe(`a form of the administration, ${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('has tabs that the arrow keys change, and opens the one with an error [AFORM-03] [AFORM-04]', async ({
      page,
    }) => {
      await openForm(
        page,
        tabbed({
          a: tab('Account', 1, { set: fieldset({ a: field('input', { label: 'Name' }) }) }),
          b: tab('Addresses', 2, {
            set: fieldset({ b: required({ label: 'City' }), c: field('date', { label: 'Since' }) }),
          }),
        }),
      );
      await expect(page.getByRole('tab')).toHaveText(['Account', 'Addresses']);
      await expectAccessible(page, 'the first tab');
      await page.getByRole('tab', { name: 'Account' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      const second = page.getByRole('tab', { name: 'Addresses' });
      await second.press('Enter');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(page.getByLabel('City')).toBeVisible();
      await expectAccessible(page, 'the second tab');
      await page.getByRole('tab', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByLabel('City')).toBeFocused();
    });

    test('has a dialog with Done and Cancel [AFORM-12] [AFORM-13] [AFORM-14]', async ({ page }) => {
      await openForm(
        page,
        app(
          {
            set: fieldset({ a: field('input', { label: 'Name' }), open: opening() }),
            more: modal({ b: required({ label: 'City' }) }),
          },
          { b: 'Berlin' },
        ),
      );
      await page.getByRole('button', { name: 'Open more' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('City').fill('');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'a dialog that cannot be closed yet');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open more' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('City')).toHaveValue('Berlin');
    });

    test('has records that are added, moved and removed with the keyboard [AFORM-17] [AFORM-20]', async ({
      page,
    }) => {
      await openForm(
        page,
        app(
          {
            set: fieldset({
              rules: table({ s: required({ label: 'Search' }) }),
              list: items({ n: required({ label: 'Street' }) }),
            }),
          },
          { rules: [{ record_id: '0', s: 'first' }], items: { 4: { n: 'Main Street' } } },
        ),
      );
      await page.getByRole('button', { name: 'Add rule' }).press('Enter');
      await expect(page.getByLabel('Search').nth(1)).toBeFocused();
      await page.keyboard.type('second');
      await page.getByRole('button', { name: 'Move 2', exact: true }).press('ArrowUp');
      await expect(page.getByLabel('Search').first()).toHaveValue('second');
      await expectAccessible(page, 'records');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .press('Enter');
      await expectAccessible(page, 'the question before a record is removed');
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).press('Enter');
      await expect(page.getByLabel('Search')).toHaveCount(1);
      await expect(page.getByText('Rules', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Search')).toHaveValue('first');
    });
  });
}
