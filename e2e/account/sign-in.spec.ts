import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike } from '../support/customers';
import { watchRequests } from '../support/settled';
import { openSignIn } from '../support/sign-in';
import { expect, test } from '../support/test';

const PASSWORD = 'Secret123!';

async function signIn(page: Page, email: string): Promise<void> {
  const popup = await openSignIn(page);
  await popup.getByLabel('Email Address').fill(email);
  await popup.getByLabel('Password').fill(PASSWORD);
  await popup.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Jane, My Account' })).toBeVisible();
}

test.describe('signing in from the header @phone', () => {
  test('keeps the input after a wrong captcha, and shows another image [CAPT-03][CAPT-05]', async ({
    page,
  }) => {
    await page.request.put('/demo/settings', { data: { captcha: ['user_login'] } });
    await page.goto('/');
    const popup = await openSignIn(page);
    const picture = popup.getByRole('img', { name: 'Picture of letters and numbers' });
    await expect(picture).toHaveJSProperty('complete', true);
    await expectAccessible(page, 'the sign-in with a captcha');
    const first = await picture.getAttribute('src');
    await popup.getByLabel('Email Address').fill('jane@example.com');
    await popup.getByLabel('Password').fill(PASSWORD);
    await popup.getByLabel('Please type the letters').fill('-');
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await expect(popup.getByRole('alert')).toHaveText('Incorrect CAPTCHA');
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await expect(popup.getByLabel('Email Address')).toHaveValue('jane@example.com');
    await expect(popup.getByLabel('Password')).toHaveValue(PASSWORD);
    await expect(popup.getByLabel('Please type the letters')).toHaveValue('');
  });

  test('reports items of the last visit that were added to the cart', async ({ page, shop }) => {
    customerLike('jane@example.com', shop.email);
    await shop.product.open('the-salt-road');
    await signIn(page, shop.email);
    await shop.product.add();
    await page.goto('/customer/account/logout/');
    await shop.product.open('the-glass-orchard');
    await shop.product.add();
    await signIn(page, shop.email);
    await expect(page.locator('till-messages')).toContainText('items from your last visit');
  });

  test('leaves no customer data behind after the logout, not even from another tab', async ({
    page,
    context,
    shop,
  }) => {
    customerLike('jane@example.com', shop.email);
    await shop.product.open('the-salt-road');
    await signIn(page, shop.email);
    await shop.product.add();
    await page.goto('/checkout/');
    await expect(page.locator('till-checkout').getByRole('radio').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('selectedShippingAddress');
    const other = await context.newPage();
    await other.goto('/customer/account/logout/');
    await expect(other.locator('till-mini-cart .till-root')).toBeAttached();
    // A response arriving now redirects to the sign-in, which leaves the page as well.
    await expect(async () => page.goto('about:blank')).toPass();
    const kept = await other.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(shop.email);
    expect(kept).not.toContain('selectedShippingAddress');
    expect(kept).not.toContain('firstname');
  });
});

test.describe('the messages of the shop', () => {
  test('are shown once in the theme’s place, and server-rendered for browsers without scripts [MSG-06][MSG-07]', async ({
    page,
    browser,
    baseURL,
    shop,
  }) => {
    const subscribe = async (on: Page, email: string) => {
      await on.goto(new URL('/', baseURL).href);
      await on.getByLabel('Sign Up for Our Newsletter').fill(email);
      // Like a theme's own script, bypassing the element around the form.
      await on.locator('#newsletter-validate-detail').evaluate((form: HTMLFormElement) => {
        form.submit();
      });
    };
    const settled = watchRequests(page);
    await page.goto('/');
    await expect(page.locator('till-messages .till-root')).toBeAttached();
    await subscribe(page, shop.email);
    await expect(page.locator('till-messages')).toContainText('Thank you for your subscription.');
    await page.reload();
    await expect(page.locator('till-messages .till-root')).toBeAttached();
    await settled();
    await expect(page.locator('till-messages')).not.toContainText('Thank you');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const bare = await plain.newPage();
    await subscribe(bare, shop.email.replace('reader', 'plain'));
    await expect(bare.getByText('Thank you for your subscription.')).toBeVisible();
    await plain.close();
  });
});
