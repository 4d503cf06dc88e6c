import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { setUpShop } from '../support/settings';
import { expect, test, type Shop } from '../support/test';

const GOOD = '4242424242424242';
const CHALLENGED = '4000002760003184';

/** The account page of saved methods. */
class SavedCards {
  readonly element: Locator;
  readonly fields: FrameLocator;
  readonly challenge: FrameLocator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-saved-cards');
    this.fields = this.element.frameLocator('.till-saved-cards__fields iframe');
    this.challenge = page.frameLocator('iframe[title="3D Secure authentication"]');
  }

  /** This test's own customer, signed in, on the page. */
  async open({ email }: Shop, query = ''): Promise<void> {
    await setUpShop(this.page, { payments: ['stripe_payments'], savedCards: true });
    customerLike('jane@example.com', email);
    await this.page.goto('/customer/account/login/');
    await signInHere(this.page, email);
    await this.page.waitForURL(/\/customer\/account\/?$/);
    await this.page.goto(`/stripe/customer/paymentmethods/${query}`);
  }

  async save(card: string): Promise<void> {
    await this.fields.getByLabel('Card number').fill(card);
    await this.fields.getByLabel('Expiration date').fill('1234');
    await this.fields.getByLabel('Security code').fill('123');
    await this.fields.getByLabel('ZIP code').fill('94607');
    await this.element.getByRole('button', { name: 'Save' }).click();
  }

  delete(name: RegExp): Locator {
    return this.element.getByRole('button', { name });
  }

  message(text: string | RegExp): Locator {
    return this.element.locator('.till-notice__text').filter({ hasText: text });
  }
}

test('saves a card, keeps it after a reload, and deletes it after confirmation [SAVED-01][SAVED-10][SAVED-11] @phone', async ({
  page,
  shop,
}) => {
  const cards = new SavedCards(page);
  await cards.open(shop);
  await expect(cards.element.getByText('You have no saved payment methods.')).toBeVisible();
  await cards.save(GOOD);
  await expect(cards.message('The payment method has been saved.')).toBeVisible();
  await expect(cards.delete(/^Delete Visa •••• 4242$/)).toBeVisible();
  await expectAccessible(page, 'the saved cards');
  await page.reload();
  await cards.delete(/4242/).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this payment method?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(cards.message(/has been deleted/)).toBeVisible();
  await expect(cards.delete(/4242/)).toHaveCount(0);
});

test('updates a card that is already saved [SAVED-12]', async ({ page, shop }) => {
  const cards = new SavedCards(page);
  await cards.open(shop);
  await cards.save(GOOD);
  await expect(cards.message('The payment method has been saved.')).toBeVisible();
  await cards.save(GOOD);
  await expect(cards.message('An existing payment method has been updated.')).toBeVisible();
  await expect(cards.delete(/4242/)).toHaveCount(1);
});

test('reports missing values [SAVED-09]', async ({ page, shop }) => {
  const cards = new SavedCards(page);
  await cards.open(shop);
  await expect(cards.fields.getByLabel('Card number')).toBeVisible();
  await cards.element.getByRole('button', { name: 'Save' }).click();
  await expect(cards.message('Please complete the payment method details.')).toBeVisible();
});

test('runs the bank’s authentication and shows a refusal [SAVED-16] @phone', async ({
  page,
  shop,
}) => {
  const cards = new SavedCards(page);
  await cards.open(shop);
  await cards.save(CHALLENGED);
  await cards.challenge.getByRole('button', { name: 'Fail' }).click();
  await expect(cards.message(/^Sorry, the payment method could not be saved: ./)).toBeVisible();
  await expect(cards.delete(/3184/)).toHaveCount(0);
  await cards.element.getByRole('button', { name: 'Save' }).click();
  await cards.challenge.getByRole('button', { name: 'Complete' }).click();
  await expect(cards.message('The payment method has been saved.')).toBeVisible();
  await expect(cards.delete(/3184/)).toBeVisible();
});

test('looks up a card whose response is lost, and saves none twice [SAVED-06]', async ({
  page,
  shop,
}) => {
  const cards = new SavedCards(page);
  await cards.open(shop);
  await letFail(page, 'save-card', { kind: 'drop-after' });
  await cards.save(GOOD);
  await expect(cards.message('The payment method has been saved.')).toBeVisible();
  await expect(cards.delete(/4242/)).toHaveCount(1);
});

test('looks up a deletion whose response is lost, and shows why one was refused [SAVED-07][SAVED-18]', async ({
  page,
  shop,
}) => {
  const cards = new SavedCards(page);
  await cards.open(shop);
  await cards.save(GOOD);
  const press = async () => {
    await cards.delete(/4242/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await letFail(page, 'delete-card', { kind: 'drop-before' });
  await press();
  await expect(cards.message(/^The payment methods could not be deleted: ./)).toBeVisible();
  await letFail(page, 'delete-card', { kind: 'drop-after' });
  await press();
  await expect(cards.message('The payment method has been deleted.')).toBeVisible();
  await expect(cards.delete(/4242/)).toHaveCount(0);
});

test('redirects back only to a page of the module [SAVED-04]', async ({ page, shop }) => {
  const cards = new SavedCards(page);
  await cards.open(shop, '?redirect=https://evil.example/stripe/customer/x');
  await cards.save(GOOD);
  await expect(cards.message('The payment method has been saved.')).toBeVisible();
  await expect(page).toHaveURL(/paymentmethods/);
  await page.goto('/stripe/customer/paymentmethods/?redirect=subscriptions');
  await cards.save(GOOD);
  await page.waitForURL(/\/stripe\/customer\/subscriptions$/);
});

test('can reload the list, even at 320 pixels [SAVED-13]', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cards = new SavedCards(page);
  await cards.open(shop);
  await expect(cards.element.getByText('You have no saved payment methods.')).toBeVisible();
  await letFail(page, 'list-cards', { kind: 'status', status: 400 });
  await page.reload();
  const failure = cards.message('Sorry, an error has occurred. Please contact us for assistance.');
  await expect(failure).toBeVisible();
  await cards.element.getByRole('button', { name: 'Try Again' }).click();
  await expect(failure).toBeHidden();
  await cards.save(GOOD);
  await expect(cards.delete(/4242/)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
