import type { Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { expect, test, type Shop } from '../support/test';

const PASSWORD = 'Secret123!';
const EDIT = '/customer/account/edit/';

const form = (page: Page) => page.locator('till-account-form');

async function open(page: Page, shop: Shop): Promise<void> {
  await openAccount(page, shop, EDIT);
  await expect(form(page).locator('> .till-root')).toBeAttached();
}

async function save(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Save' }).click();
}

test.describe('the account form @phone', () => {
  test('shows the fields that the checked options require [ACCT-01][ACCT-02][ACCT-03][ACCT-04][ACCT-05]', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    const email = form(page).getByLabel('Email', { exact: true });
    const current = form(page).getByLabel('Current Password');
    const next = form(page).getByLabel('New Password', { exact: true });
    const confirmation = form(page).getByLabel('Confirm New Password');
    const part = form(page).locator('[data-container="change-email-password"]');
    await expect(part).toBeHidden();
    for (const field of [email, current, next, confirmation]) await expect(field).toBeDisabled();
    await expectAccessible(page, 'the account form, closed');

    await form(page).getByLabel('Change Email').check();
    await expect(email).toBeVisible();
    await expect(current).toBeVisible();
    await expect(next).toBeHidden();
    await expect(part.locator('legend')).toHaveText('Change Email');

    await form(page).getByLabel('Change Password').check();
    for (const field of [email, current, next, confirmation]) await expect(field).toBeVisible();
    await expect(part.locator('legend')).toHaveText('Change Email and Password');
    await expectAccessible(page, 'the account form, open');

    await form(page).getByLabel('Change Email').uncheck();
    await expect(email).toBeHidden();
    await expect(confirmation).toBeVisible();
    await expect(part.locator('legend')).toHaveText('Change Password');
  });

  test('changes the e-mail with the current password [ACCT-06][ACCT-07]', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    await form(page).getByLabel('Change Email').check();
    await form(page).getByLabel('Email', { exact: true }).fill('');
    await save(page);
    await expect(form(page).locator('.till-field-error')).toHaveText([
      'This is a required field.',
      'This is a required field.',
    ]);
    const email = `new-${shop.email}`;
    await form(page).getByLabel('Email', { exact: true }).fill(email);
    await form(page).getByLabel('Current Password').fill(PASSWORD);
    await save(page);
    await page.waitForURL(/\/customer\/account\/login\//);
    await expect(page.getByRole('main')).toContainText('You saved the account information.');
    await signInHere(page, email);
    await page.waitForURL(/\/customer\/account\/?$/);
  });

  test('keeps what was typed after a wrong current password, and changes both', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    await form(page).getByLabel('First Name').fill('Janet');
    await form(page).getByLabel('Change Email').check();
    await form(page).getByLabel('Change Password').check();
    const email = `both-${shop.email}`;
    await form(page).getByLabel('Email', { exact: true }).fill(email);
    await form(page).getByLabel('Current Password').fill('wrong');
    await form(page).getByLabel('New Password', { exact: true }).fill('Lantern-42-fields');
    await form(page).getByLabel('Confirm New Password').fill('Lantern-42-fields');
    await save(page);
    await expect(form(page).getByRole('alert')).toContainText(
      "The password doesn't match this account. Verify the password and try again.",
    );
    await expect(form(page).getByLabel('First Name')).toHaveValue('Janet');
    await expect(form(page).getByLabel('Confirm New Password')).toHaveValue('Lantern-42-fields');
    await form(page).getByLabel('Current Password').fill(PASSWORD);
    await save(page);
    await page.waitForURL(/\/customer\/account\/login\//);
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password').fill('Lantern-42-fields');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/\/customer\/account\/?$/);
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expect(page.locator('.lead')).toContainText('Janet Doe');
  });

  test('refuses a weak new password, the e-mail as one, and a confirmation that differs [ACCT-08][ACCT-09][ACCT-10]', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    await form(page).getByLabel('Change Password').check();
    await form(page).getByLabel('Current Password').fill(PASSWORD);
    const next = form(page).getByLabel('New Password', { exact: true });
    const confirmation = form(page).getByLabel('Confirm New Password');
    const faults = form(page).locator('.till-field-error');
    await save(page);
    await expect(faults).toHaveText(['This is a required field.', 'This is a required field.']);
    await next.fill('short');
    await confirmation.fill('other');
    await save(page);
    await expect(faults.first()).toContainText('Minimum length of this field');
    await expect(faults.last()).toHaveText('Please enter the same value again.');
    await next.fill('lanternlight');
    await confirmation.fill('lanternlight');
    await save(page);
    await expect(faults).toContainText(['Minimum of different classes of characters']);
    await next.fill(`R${shop.email.slice(1)}`);
    await confirmation.fill(`R${shop.email.slice(1)}`);
    await save(page);
    await expect(faults).toContainText(["The password can't be the same as the email address."]);
    await expect(page).toHaveURL(EDIT);
  });

  test('rates the strength of the new password while typing, and shows it on request [PASS-01]', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    await form(page).getByLabel('Change Password').check();
    const next = form(page).getByLabel('New Password', { exact: true });
    const meter = form(page).locator('.till-password__label');
    await expect(meter).toHaveText('Password Strength: No Password');
    await expect(form(page).locator('#password-strength-meter')).toBeHidden();
    await next.fill('Secret123!');
    await expect(meter).toHaveText(/: (?:Weak|Medium)$/);
    await next.fill('orchid Gravel 77 teapot');
    await expect(meter).toHaveText('Password Strength: Very Strong');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    const show = form(page).getByRole('button', { name: 'Show Password' }).nth(1);
    await show.click();
    await expect(next).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(next).toHaveAttribute('type', 'password');
  });

  test('looks up the saved values after a lost response, and sends nothing twice', async ({
    page,
    shop,
  }) => {
    await open(page, shop);
    await letFail(page, 'save-account', { kind: 'drop-after' });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/editPost')) posts.push(request.url());
    });
    await form(page).getByLabel('First Name').fill('Janine');
    await save(page);
    await page.waitForURL(/\/customer\/account\/?$/);
    await expect(page.locator('till-messages')).toContainText('You saved the account information.');
    await expect(page.locator('.lead')).toContainText('Janine Doe');
    expect(posts).toHaveLength(1);
  });

  test('keeps what was typed when nothing was saved', async ({ page, shop }) => {
    await open(page, shop);
    await letFail(page, 'save-account', { kind: 'drop-before' });
    await form(page).getByLabel('First Name').fill('Janine');
    await save(page);
    await expect(form(page).getByRole('alert')).toContainText('The shop cannot be reached.');
    await expect(form(page).getByLabel('First Name')).toHaveValue('Janine');
    await save(page);
    await page.waitForURL(/\/customer\/account\/?$/);
    await expect(page.locator('.lead')).toContainText('Janine Doe');
  });

  test('restores typed values after the session has ended', async ({ page, shop }) => {
    await open(page, shop);
    await letFail(page, 'save-account', { kind: 'expire-session' });
    await form(page).getByLabel('First Name').fill('Janine');
    await save(page);
    await page.waitForURL(/\/customer\/account\/login\//);
    await signInHere(page, shop.email);
    await page.waitForURL(/\/customer\/account\/?$/);
    await page.goto(EDIT);
    await expect(form(page).getByLabel('First Name')).toHaveValue('Janine');
  });
});
