import type { Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { expect, test, type Shop } from '../support/test';

const BOOK = '/customer/address/';
/** A script's requests need no form key. */
const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };

const book = (page: Page) => page.locator('till-address-book');
const cards = (page: Page) => book(page).locator('.till-address-book__card');
const form = (page: Page) => page.locator('till-address-form');

async function openForm(page: Page, shop: Shop, path = '/customer/address/new/'): Promise<void> {
  await openAccount(page, shop, path);
  await expect(form(page).locator('> .till-root')).toBeAttached();
}

/** Fills in the fields that every address requires. */
async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Phone Number').fill('512-555-0199');
  await form(page).getByLabel('Street Address: Line 1').fill('9 Elm St');
  await form(page).getByLabel('City').fill('Austin');
  await form(page).getByLabel('Zip/Postal Code').fill('78701');
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Save Address' }).click();

test.describe('the address book @phone', () => {
  test('adds, edits, deletes and sets default addresses, which are up to date in the checkout [BOOK-01]', async ({
    page,
    shop,
  }) => {
    await openAccount(page, shop, BOOK);
    await expect(cards(page)).toHaveCount(2);
    await expectAccessible(page, 'the address book');
    await book(page).getByRole('link', { name: 'Add New Address' }).click();
    await expect(form(page).locator('> .till-root')).toBeAttached();
    await expectAccessible(page, 'the address form');
    await fill(page);
    await form(page).getByLabel('State/Province').selectOption('California');
    await save(page);
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(page.locator('till-messages')).toContainText('You saved the address.');
    const added = cards(page).filter({ hasText: '9 Elm St' });
    await expect(added).toContainText('Austin, California 78701');

    await added.getByRole('link', { name: 'Edit' }).click();
    await expect(form(page).getByLabel('State/Province')).toHaveValue('12');
    await form(page).getByLabel('City').fill('Dallas');
    await save(page);
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(added).toContainText('Dallas');

    await shop.product.open('the-salt-road');
    await shop.product.add();
    await shop.checkout.open();
    await expect(page.locator('till-checkout')).toContainText('9 Elm St');

    await page.goto(BOOK);
    await added.getByRole('button', { name: 'Use as my default shipping address' }).click();
    await expect(added).toContainText('Default Shipping Address');
    await expect(book(page).getByRole('status')).toContainText('You saved the address.');
    const replaced = cards(page).filter({ hasText: '1 Sunset Blvd' });
    await replaced.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(replaced).toHaveCount(0);
    await expect(book(page).getByRole('status')).toContainText('You deleted the address.');

    await shop.checkout.open();
    await expect(page.locator('till-checkout')).toContainText('9 Elm St');
    await expect(page.locator('till-checkout')).not.toContainText('1 Sunset Blvd');
  });

  test('loads the list after a lost response, so that nothing is deleted twice', async ({
    page,
    shop,
  }) => {
    await openForm(page, shop);
    await fill(page);
    await form(page).getByLabel('State/Province').selectOption('California');
    await save(page);
    await page.waitForURL(/\/customer\/address\/index\//);
    await letFail(page, 'delete-address', { kind: 'drop-after' });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/address/delete/')) posts.push(request.url());
    });
    await cards(page)
      .filter({ hasText: '9 Elm St' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(book(page).getByRole('status')).toContainText('You deleted the address.');
    await expect(cards(page)).toHaveCount(2);
    expect(posts).toHaveLength(1);
  });

  test('keeps the server-rendered page if the addresses cannot be loaded, and confirms a deletion [BOOK-02]', async ({
    page,
    shop,
  }) => {
    await openForm(page, shop);
    await fill(page);
    await form(page).getByLabel('State/Province').selectOption('California');
    await save(page);
    await page.waitForURL(/\/customer\/address\/index\//);
    await letFail(page, 'customer', { kind: 'status', status: 500 }, 'always');
    await page.goto(BOOK);
    const row = book(page).getByRole('row').filter({ hasText: '9 Elm St' });
    const id = await row.locator('[data-address]').getAttribute('data-address');
    await row.getByText('Delete').click();
    const key = (await page.context().cookies()).find(({ name }) => name === 'form_key')?.value;
    const deletion = page.waitForRequest((request) => request.url().includes('/address/delete/'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const request = await deletion;
    expect(request.method()).toBe('GET');
    expect(request.url()).toMatch(
      new RegExp(`/customer/address/delete/id/${String(id)}/form_key/${String(key)}$`),
    );
    await expect(page.locator('till-messages')).toContainText('You deleted the address.');
    await expect(row).toHaveCount(0);
  });

  test('finds one of 300 addresses', async ({ page, shop }) => {
    await openAccount(page, shop, '/demo/');
    await page.request.post('/demo/do/many-addresses/', { headers: SCRIPT });
    await page.goto(BOOK);
    await expect(cards(page)).toHaveCount(24);
    await book(page).getByLabel('Search your addresses').fill('299 harbor');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('299 Harbor Way');
  });
});

test.describe('the address form @phone', () => {
  test('requires a region if the country has regions, and no postcode if it is optional', async ({
    page,
    shop,
  }) => {
    await openForm(page, shop);
    await fill(page);
    const list = form(page).locator('#region_id');
    const text = form(page).locator('#region');
    await expect(list).toBeVisible();
    await expect(text).toBeHidden();
    await save(page);
    await expect(form(page).locator('.till-field-error')).toHaveText('This is a required field.');
    await expect(list).toBeFocused();
    await list.selectOption('California');
    await form(page).getByLabel('Country').selectOption('GB');
    await expect(list).toBeHidden();
    await text.fill('Kent');
    await form(page).getByLabel('Zip/Postal Code').fill('12345');
    await form(page).getByLabel('Zip/Postal Code').blur();
    await expect(form(page).locator('.message.warning')).toContainText(
      'Provided Zip/Postal Code seems to be invalid.',
    );
    await form(page).getByLabel('Country').selectOption('US');
    await expect(list).toHaveValue('12');
    await expect(form(page).locator('.message.warning')).toBeHidden();
    await form(page).getByLabel('Country').selectOption('GB');
    await expect(text).toHaveValue('Kent');
    await form(page).getByLabel('Zip/Postal Code').fill('');
    await save(page);
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(cards(page).filter({ hasText: 'Kent' })).toContainText('United Kingdom');
  });

  test('saves a new address once although its response was lost', async ({ page, shop }) => {
    await openForm(page, shop);
    await fill(page);
    await form(page).getByLabel('State/Province').selectOption('California');
    await letFail(page, 'save-address', { kind: 'drop-after' });
    await letFail(page, 'customer', { kind: 'status', status: 500 });
    await save(page);
    await expect(form(page).getByRole('alert')).toContainText('It is not certain');
    await expect(form(page).getByLabel('City')).toHaveValue('Austin');
    await form(page).getByLabel('City').fill('Dallas');
    await save(page);
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).filter({ hasText: '9 Elm St' })).toContainText('Dallas');
  });

  test('keeps what was typed when the shop refuses it', async ({ page, shop }) => {
    await openForm(page, shop);
    await fill(page);
    await form(page).getByLabel('State/Province').selectOption('California');
    await form(page)
      .locator('#country')
      .evaluate((select: HTMLSelectElement) => {
        select.add(new Option('Nowhere', 'XX'));
      });
    await letFail(page, 'save-address', { kind: 'status', status: 429 });
    await save(page);
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expect(form(page).getByLabel('City')).toHaveValue('Austin');
    await expect(form(page).getByLabel('State/Province')).toHaveValue('12');
  });
});
