import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike } from '../support/customers';
import { challengeOf, postedTokens, robotBox, tick } from '../support/recaptcha';
import { openSignIn } from '../support/sign-in';
import { expect, test } from '../support/test';

const PASSWORD = 'Secret123!';
const CHECK = { name: 'Security check' };

const guard = (page: Page, form: string, more: object = {}) =>
  page.request.put('/demo/settings', { data: { recaptcha: [form], ...more } });

test.describe('signing in with reCAPTCHA @phone', () => {
  test('the popup makes way for the challenge and keeps what was typed', async ({ page, shop }) => {
    customerLike('jane@example.com', shop.email);
    await guard(page, 'customer_login', { recaptchaKind: 'invisible' });
    const tokens = postedTokens(page, '/customer/ajax/login');
    await page.goto('/');
    const popup = await openSignIn(page);
    await popup.getByLabel('Email Address').fill(shop.email);
    await popup.getByLabel('Password').fill(PASSWORD);
    await popup.getByRole('button', { name: 'Sign In' }).click();
    const verify = challengeOf(page).getByRole('button', { name: 'Verify' });
    await expect(verify).toBeVisible();
    await expect(popup).toHaveCSS('opacity', '0');
    await page.mouse.click(5, 400);
    await expect(popup.getByRole('alert')).toHaveText(
      'The security check was not completed. Please try again.',
    );
    await expect(popup).toHaveCSS('opacity', '1');
    await expect(popup.getByLabel('Email Address')).toHaveValue(shop.email);
    expect(tokens).toEqual([]);
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await verify.click();
    await expect(page.getByRole('link', { name: 'Jane, My Account' })).toBeVisible();
    expect(tokens).toHaveLength(1);
  });

  test('the popup sends a new tick after each refusal, keeps the focus, and closes on Escape', async ({
    page,
  }) => {
    await guard(page, 'customer_login');
    const tokens = postedTokens(page, '/customer/ajax/login');
    await page.goto('/');
    const popup = await openSignIn(page);
    const check = popup.getByRole('group', CHECK);
    await popup.getByLabel('Email Address').fill('jane@example.com');
    await popup.getByLabel('Password').fill('wrong');
    await expect(robotBox(check)).toBeEnabled();
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await expect(check).toBeFocused();
    await expect(check).toHaveAccessibleDescription('Please confirm that you are not a robot.');
    expect(tokens).toEqual([]);
    await tick(check);
    await expectAccessible(page, 'the sign-in with a box to tick');
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await expect(popup.getByRole('alert')).toHaveText('Invalid login or password.');
    await expect(robotBox(check)).not.toBeChecked();
    await tick(check);
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(() => new Set(tokens).size).toBe(2);

    await popup.getByRole('link', { name: 'Create an Account' }).focus();
    await page.keyboard.press('Tab');
    await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('the login page enables its button and sends a tick once', async ({ page, shop }) => {
    customerLike('jane@example.com', shop.email);
    await guard(page, 'customer_login');
    const tokens = postedTokens(page, '/customer/account/loginPost');
    await page.goto('/customer/account/login/');
    const form = page.locator('#login-form');
    const check = form.getByRole('group', CHECK);
    const button = form.getByRole('button', { name: 'Sign In' });
    await form.getByLabel('Email Address').fill(shop.email);
    await form.getByLabel('Password').fill(PASSWORD);
    await expect(robotBox(check)).toBeEnabled();
    await button.click();
    await expect(check).toBeFocused();
    expect(tokens).toEqual([]);
    await tick(check);
    await expectAccessible(page, '#login-form');
    await button.click();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(tokens).toEqual([expect.stringMatching(/^sandbox-/)]);
  });

  test('the login page reports a blocked script, and works once it has loaded', async ({
    page,
    shop,
  }) => {
    customerLike('jane@example.com', shop.email);
    await guard(page, 'customer_login', { recaptchaKind: 'score' });
    await page.route('**/recaptcha/api.js*', (route) => route.abort());
    const tokens = postedTokens(page, '/customer/account/loginPost');
    await page.goto('/customer/account/login/');
    const form = page.locator('#login-form');
    await expect(form.getByRole('group', CHECK)).toContainText('could not be loaded');
    await form.getByLabel('Email Address').fill(shop.email);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(form.getByRole('group', CHECK)).toContainText('could not be loaded');
    expect(tokens).toEqual([]);
    await page.unroute('**/recaptcha/api.js*');
    await form.getByRole('button', { name: 'Try Again' }).click();
    await expect(form.getByRole('group', CHECK)).not.toContainText('could not be loaded');
    await expect(form.getByLabel('Password')).toHaveValue(PASSWORD);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  });
});

test('an account is created after the challenge @phone', async ({ page, shop }) => {
  await guard(page, 'customer_create', { recaptchaKind: 'invisible' });
  await page.goto('/customer/account/create/');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email', { exact: true }).fill(`new-${shop.email}`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an Account' }).click();
  await challengeOf(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Thank you for registering')).toBeVisible();
});

test('a new password is requested with a token', async ({ page }) => {
  await guard(page, 'customer_forgot_password', { recaptchaKind: 'score' });
  await page.goto('/customer/account/forgotpassword/');
  await page.getByLabel('Email', { exact: true }).fill('jane@example.com');
  await page.getByRole('button', { name: 'Reset My Password' }).click();
  await expect(page.getByText('you will receive an email')).toBeVisible();
});

test('the newsletter uses a new token for each attempt, in its form @phone', async ({
  page,
  shop,
}) => {
  await guard(page, 'newsletter', { recaptchaKind: 'score', recaptchaFault: 'refused' });
  const tokens = postedTokens(page, '/newsletter/subscriber/new');
  await page.goto('/');
  const form = page.locator('#newsletter-validate-detail');
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('till-recaptcha .till-root')).toBeAttached();
  await form.getByRole('textbox').fill(`news-${shop.email}`);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const block = page.locator('.block.newsletter');
  await expect(block).toContainText('reCAPTCHA verification failed.');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block).toContainText('Thank you for your subscription.');
  expect(new Set(tokens).size).toBe(2);
});

test('a review is sent with the token of its form @phone', async ({ page, shop }) => {
  await guard(page, 'product_review');
  const tokens = postedTokens(page, '/review/product/post');
  await shop.product.open('the-salt-road');
  await page.locator('till-reviews').scrollIntoViewIfNeeded();
  const form = page.locator('.till-reviews__form');
  await form.getByLabel('Nickname').fill('Gus');
  await form.getByLabel('Summary').fill('Salty');
  await form.getByLabel(/^Review/).fill('A fine road.');
  for (const rating of await form.getByRole('radiogroup').all()) {
    await rating.locator('label').last().click();
  }
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form).toContainText('Please confirm that you are not a robot.');
  expect(tokens).toEqual([]);
  await tick(form.getByRole('group', CHECK));
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form).toContainText('You submitted your review for moderation.');
  expect(tokens).toEqual([expect.stringMatching(/^sandbox-/)]);
});
