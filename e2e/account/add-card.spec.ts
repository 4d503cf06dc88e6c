import type { FrameLocator, Locator, Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { letPaypalFail, setPaypal } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { expect, test as base } from '../support/test';
import { paypalCards, type TypedCard } from '../payments/paypal-cards-page';

const LIST = '/vault/cards/listaction/';
const PAGE = '/paymentservicespaypal/vault/addcard/';
const SAVED = 'Card vaulted successfully.';
const NOT_SAVED = 'Error while vaulting the card, please try again.';
const NOT_STARTED = 'Error initializing Payment SDK, please reload the page and try again.';
const NOT_RENDERED = 'Error rendering Payment SDK, please reload the page and try again.';

/** The page on which a customer adds a card. */
class AddCardPage {
  readonly element: Locator;
  readonly number: Locator;
  readonly add: Locator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-add-card');
    this.number = this.frame('number').getByLabel('Card number');
    this.add = page.getByRole('button', { name: 'Add Card' });
  }

  async type({ number, expiry, cvv }: TypedCard): Promise<void> {
    await this.number.fill(number);
    await this.frame('expiry').getByLabel('Expires').fill(expiry);
    await this.frame('cvv').getByLabel('Security code').fill(cvv);
  }

  async fillAddress(): Promise<void> {
    await this.page.locator('#street_1').fill('6146 Honey Bluff Parkway');
    await this.page.locator('#country').selectOption('US');
    await this.page.locator('#region_id').selectOption({ label: 'Michigan' });
    await this.page.locator('#city').fill('Calder');
    await this.page.locator('#zip').fill('49628-7978');
  }

  private frame(name: string): FrameLocator {
    return this.element.frameLocator(`iframe[title="PayPal card ${name}"]`);
  }
}

const test = base.extend<{ card: AddCardPage }>({
  card: async ({ page, shop }, use) => {
    await setUpShop(page, { paypalCards: true, savedCards: true });
    await openAccount(page, shop, LIST);
    await use(new AddCardPage(page));
  },
});

/** How many cards the customer has. */
async function countCards(page: Page): Promise<number> {
  const list = await page.request.get(LIST);
  return (await list.text()).split('name="public_hash"').length - 1;
}

test.describe('a card of the account @phone', () => {
  test('is added with the keyboard, and leads to the list [ADDC-02] [ADDC-03] [ADDC-13] [ADDC-14]', async ({
    page,
    card,
  }) => {
    // Till's own link, in the place of the server's.
    await card.element.locator('.till-add-card a').press('Enter');
    await expect(page).toHaveURL(PAGE);
    await expect(card.number).toBeVisible();
    await expectAccessible(page, 'the empty form');
    await card.add.press('Enter');
    await expect(card.element.getByText('This is a required field.').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Credit Card Number' })).toBeFocused();
    await expectAccessible(page, 'the form with its errors');
    await page.keyboard.press('Tab');
    await expect(card.number).toBeFocused();
    await page.keyboard.type(paypalCards.good.number);
    await page.keyboard.press('Tab');
    await page.keyboard.type(paypalCards.good.expiry);
    await page.keyboard.press('Tab');
    await page.keyboard.type(paypalCards.good.cvv);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Company card');
    await card.fillAddress();
    await card.add.press('Enter');
    await expect(card.element.getByText(SAVED)).toBeVisible();
    await expect(card.element.locator('.till-add-card__saved')).toBeFocused();
    await expectAccessible(page, 'the stored card');
    await page.waitForURL(LIST);
    await expect(page.getByRole('row').filter({ hasText: '1111' })).toContainText('Company card');
  });

  test('is refused with the address kept, and a second one is taken [ADDC-05] [ADDC-10]', async ({
    page,
    card,
  }) => {
    await page.goto(PAGE);
    await card.type(paypalCards.declined);
    await card.add.click();
    await expect(page.locator('#city')).toHaveAttribute('aria-invalid', 'true');
    await card.fillAddress();
    await card.add.click();
    await expect(card.element.getByText(NOT_SAVED)).toBeVisible();
    expect(await countCards(page)).toBe(0);
    await expect(page.locator('#city')).toHaveValue('Calder');
    await card.type(paypalCards.good);
    await card.add.dblclick();
    await page.waitForURL(LIST);
    expect(await countCards(page)).toBe(1);
  });

  test('is found in the list when the answer is lost, and is not added again', async ({
    page,
    card,
  }) => {
    await page.goto(PAGE);
    await card.type(paypalCards.good);
    await card.fillAddress();
    // The first of the shop's two calls prepares; the second one, once the provider has the card, stores it.
    await letPaypalFail(page, { call: 'card-confirm', fault: { kind: 'delay', ms: 2000 } });
    const [confirming] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/card/confirm')),
      card.add.click(),
    ]);
    expect(confirming.method()).toBe('POST');
    await letFail(page, 'paypal-vault', { kind: 'drop-after' });
    await expect(card.element.getByText(SAVED)).toBeVisible();
    expect(await countCards(page)).toBe(1);
  });
});

test.describe('the form of a card', () => {
  test('cannot be shown without its script, its settings or its frames, and is by a retry [ADDC-11] [ADDC-12]', async ({
    page,
    card,
  }) => {
    const retry = card.element.getByRole('button', { name: 'Try Again' });
    await letPaypalFail(page, { call: 'payments-script', fault: { kind: 'drop-before' } });
    await page.goto(PAGE);
    await expect(card.element.getByText(NOT_STARTED)).toBeVisible();
    await expect(page.locator('#city')).toBeHidden();
    await expectAccessible(page, 'the form that cannot be shown');
    await letFail(page, 'paypal-vault', { kind: 'status', status: 500 });
    await retry.click();
    await expect(card.element.getByText(NOT_STARTED)).toBeVisible();
    await letPaypalFail(page, { call: 'card-field', fault: { kind: 'status', status: 500 } });
    await retry.click();
    await expect(card.element.getByText(NOT_RENDERED)).toBeVisible({ timeout: 30_000 });
    await retry.click();
    await expect(card.number).toBeVisible();
  });

  test('is not there where the shop keeps no cards [ADDC-09]', async ({ page, card }) => {
    await setPaypal(page, { eligible: false });
    await page.goto(PAGE);
    await expect(card.element.getByText('CreditCard Vault is not available.')).toBeVisible();
  });

  test('is for customers, also when the session has ended meanwhile [ADDC-01]', async ({
    page,
    card,
  }) => {
    await page.goto(PAGE);
    await card.type(paypalCards.good);
    await card.fillAddress();
    await letFail(page, 'paypal-kept-cards', { kind: 'expire-session' });
    await card.add.click();
    await expect(card.element.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto(PAGE);
    await expect(page).toHaveURL(/\/customer\/account\/login/);
  });
});
