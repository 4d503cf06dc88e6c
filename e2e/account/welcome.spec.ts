import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { expect, test } from '../support/test';

test.describe('the greeting in the header @phone', () => {
  test('greets a guest, a customer by name, and a guest again in every tab', async ({
    page,
    context,
    shop,
  }, { project }) => {
    const email = shop.email.replace('reader', `greeted-${project.name}`);
    customerLike('jane@example.com', email);
    const greeting = page.locator('till-welcome');
    await page.goto('/fiction.html');
    await expect(greeting.locator('.till-welcome')).toHaveText('Welcome to our shop');
    await expectAccessible(page, 'a greeted guest');
    await page.goto('/customer/account/login/');
    await signInHere(page, email);
    await page.waitForURL(/\/customer\/account\/?$/);
    await page.goto('/fiction.html');
    await expect(greeting.locator('.till-welcome')).toHaveText('Welcome, Jane Doe!');
    await expectAccessible(page, 'a greeted customer');
    const other = await context.newPage();
    await other.goto('/customer/account/logout/');
    await expect(greeting.locator('.till-welcome')).toHaveText('Welcome to our shop');
  });
});
