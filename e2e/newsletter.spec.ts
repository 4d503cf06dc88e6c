import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { signInHere } from './support/customers';
import { setUpShop } from './support/settings';
import { expect, test } from './support/test';

/** The form in the footer of the home page, once its element has started. */
async function openForm(page: Page) {
  await page.goto('/');
  const block = page.locator('.block.newsletter');
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator('.till-newsletter')).toBeAttached();
  return {
    block,
    field: block.getByLabel('Sign Up for Our Newsletter'),
    send: async (email: string) => {
      await block.getByLabel('Sign Up for Our Newsletter').fill(email);
      await block.getByRole('button', { name: 'Subscribe' }).click();
    },
  };
}

test.describe('the newsletter @phone', () => {
  test('accepts a new address, and reports one that is already subscribed [NEWS-01]', async ({
    page,
    shop,
  }, { project }) => {
    const email = shop.email.replace('reader', project.name);
    const { block, field, send } = await openForm(page);
    await send(email);
    await expect(block.getByRole('status')).toContainText(['', 'Thank you for your subscription.']);
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL('/');
    await expectAccessible(page, 'an accepted address');
    await send(email.toUpperCase());
    await expect(block.getByRole('alert')).toHaveText('This email address is already subscribed.');
    await expect(field).toHaveValue(email.toUpperCase());
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(page.locator('till-messages .till-root')).toBeAttached();
    await expect(page.getByText('already subscribed')).toHaveCount(0);
  });

  test('rejects an invalid address before it is sent, and shows why the shop refuses one', async ({
    page,
    shop,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await setUpShop(page, { newsletter: 'customers' });
    const { block, field, send } = await openForm(page);
    await send('ann@example');
    await expect(block.getByRole('alert')).toHaveText(
      'Please enter a valid email address (Ex: johndoe@domain.com).',
    );
    await expect(field).toBeFocused();
    await expectAccessible(page, 'an address that is none');
    expect(posts).toEqual([]);
    await send(shop.email);
    await expect(block.getByRole('alert')).toContainText('denied subscription for guests');
    await expect(field).toHaveValue(shop.email);
    expect(posts).toHaveLength(1);
  });

  test('works without scripts', async ({ browser, baseURL, shop }, { project }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL('/', baseURL).href);
    const field = page.getByLabel('Sign Up for Our Newsletter');
    await field.fill(shop.email.replace('reader', `plain-${project.name}`));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for your subscription.')).toBeVisible();
    await context.close();
  });

  test('is kept for a new account whose address is subscribed [NEWS-05]', async ({ page, shop }, {
    project,
  }) => {
    const email = shop.email.replace('reader', `new-${project.name}`);
    const { block, send } = await openForm(page);
    await send(email);
    await expect(block).toContainText('Thank you for your subscription.');
    await page.goto('/customer/account/create/');
    const box = page.getByLabel('Sign Up for Newsletter');
    const address = page.getByLabel('Email', { exact: true });
    await address.click();
    await expect(page.locator('main .till-newsletter')).toBeAttached();
    await address.fill('nobody@example.com');
    await address.blur();
    await expect(box).not.toBeChecked();
    await address.fill(email);
    await address.blur();
    await expect(box).toBeChecked();
  });
});

test('can be cancelled on a customer’s own page', async ({ page }) => {
  await page.goto('/newsletter/manage/');
  await signInHere(page, 'sam@example.com');
  await page.getByRole('link', { name: 'Newsletter Subscriptions' }).click();
  const box = page.getByLabel('General Subscription');
  await box.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We have updated your subscription.')).toBeVisible();
  await page.getByRole('link', { name: 'Newsletter Subscriptions' }).click();
  await expect(box).toBeChecked();
  await expectAccessible(page, 'the newsletter of a customer');
  await box.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We have removed your newsletter subscription.')).toBeVisible();
});
