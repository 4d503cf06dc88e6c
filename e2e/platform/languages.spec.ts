import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { englishLeft } from '../support/english';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

/** The files of the languages that the page has requested. */
function languageFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /\/i18n\/([\w-]+)-[\w-]{8}\.json$/.exec(request.url())?.[1];
    if (name !== undefined) files.push(name);
  });
  return files;
}

const german = {
  Vorname: 'Ada',
  Nachname: 'Reader',
  'Straße und Hausnummer': 'Hafenstraße 12',
  Ort: 'Oakland',
  Postleitzahl: '94607',
  Telefonnummer: '555-0134',
};

test.describe('the German shop with the phrases of the platform’s dictionary only @phone', () => {
  test.beforeEach(async ({ page }) => {
    await setUpShop(page, { language: 'de' });
  });

  test('renders German from the product page to the order', async ({ page, shop }) => {
    const files = languageFiles(page);
    const isGerman = () => expect.poll(() => englishLeft(page)).toEqual([]);
    await page.goto('/the-salt-road.html');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('button', { name: /^Mein Warenkorb, 1 Artikel/ })).toBeVisible();
    await isGerman();
    await page.goto('/fiction.html');
    await expect(page.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible();
    await isGerman();
    await page.goto('/checkout/cart/');
    const cart = page.locator('till-cart');
    await expect(cart.getByRole('button', { name: 'Warenkorb leeren' })).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Zur Kasse gehen' })).toBeVisible();
    await isGerman();
    await shop.checkout.open();
    const checkout = shop.checkout.element;
    await checkout.getByLabel('E-Mail-Adresse').fill(shop.email);
    for (const [label, value] of Object.entries(german)) {
      await checkout
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .first()
        .fill(value);
    }
    await checkout.getByRole('combobox', { name: /^Bundesland/ }).selectOption('California');
    await checkout.getByRole('radio', { name: /Pauschale/ }).check();
    await isGerman();
    await expectAccessible(page, 'the checkout in German');
    await checkout.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page).toHaveURL(/#payment$/);
    await checkout.getByRole('radio', { name: /Scheck/ }).check();
    await expect(checkout.getByRole('button', { name: /^Jetzt kaufen/ })).toBeEnabled();
    await isGerman();
    await checkout.getByRole('button', { name: /^Jetzt kaufen/ }).click();
    await expect(page.getByText('Vielen Dank für Ihren Einkauf!')).toBeVisible();
    expect([...new Set(files)].sort()).toEqual([
      'de-catalog',
      'de-checkout',
      'de-common',
      'de-shop',
    ]);
    // The checkout shows its confirmation before the success page opens.
    await expect(async () => {
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }).toPass();
  });

  test('keeps typed text and the focus while Till’s own translations load', async ({
    page,
    shop,
  }) => {
    await page.goto('/the-salt-road.html');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('button', { name: /^Mein Warenkorb, 1 Artikel/ })).toBeVisible();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/i18n/*.json', async (route) => {
      await held;
      await route.continue();
    });
    await shop.checkout.open();
    const email = shop.checkout.element.getByLabel('E-Mail-Adresse');
    await email.pressSequentially('reader@');
    await expect(shop.checkout.element.getByText('Loading')).toHaveCount(0);
    const first = shop.checkout.element.getByRole('textbox', { name: /^Vorname/ });
    await first.pressSequentially('Ad');
    release();
    await expect.poll(() => englishLeft(page)).toEqual([]);
    await expect(first).toBeFocused();
    await first.pressSequentially('a');
    await expect(first).toHaveValue('Ada');
    await expect(email).toHaveValue('reader@');
  });

  for (const [name, answer] of Object.entries({
    'a page instead of': { status: 200, contentType: 'text/html', body: '<h1>Oops</h1>' },
    'half of': { status: 200, contentType: 'application/json', body: '{"Clear Shopping Cart":"Wa' },
    'another file than': {
      status: 200,
      contentType: 'application/json',
      body: '{"Clear Shopping Cart":"<img src=x onerror=alert(1)>","__proto__":{"x":1}}',
    },
    'no file for': { status: 404, contentType: 'text/html', body: '' },
  })) {
    test(`works with ${name} translations`, async ({ page, shop }) => {
      await page.route('**/i18n/*.json', (route) => route.fulfill(answer));
      const warned = page.waitForEvent('console', (message) =>
        /translations .*de-shop.* could not be read/.test(message.text()),
      );
      await page.goto('/the-salt-road.html');
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await warned;
      await expect(page.getByRole('button', { name: /^Mein Warenkorb/ })).toContainText('1');
      await shop.cart.open();
      await expect(page.getByRole('button', { name: 'Clear Shopping Cart' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Zur Kasse gehen' })).toBeVisible();
    });
  }
});

for (const language of ['fr', 'ja', 'ar']) {
  test(`is whole in ${language} without a dictionary: cart, checkout and account @phone`, async ({
    page,
    shop,
  }) => {
    const files = languageFiles(page);
    const isTranslated = async (tag: string) => {
      await expect(page.locator(`${tag} > .till-root`)).toBeAttached();
      await expect.poll(() => englishLeft(page, language)).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    };
    const words = JSON.parse(readFileSync(`src/i18n/platform/${language}.json`, 'utf8')) as Record<
      string,
      string
    >;
    await openAccount(page, shop, '/customer/account/edit/');
    await page.goto(`/customer/account/edit/?lang=${language}`);
    await isTranslated('till-account-form');
    await page.goto('/customer/address/');
    await isTranslated('till-address-book');
    await page.goto('/customer/address/new/');
    await isTranslated('till-address-form');
    await page.goto('/the-salt-road.html');
    await shop.product.add();
    await page.goto('/checkout/cart/');
    await isTranslated('till-cart');
    await page.goto('/checkout/');
    await isTranslated('till-checkout');
    const checkout = shop.checkout.element;
    const next = checkout.getByRole('button', { name: words.Next ?? '', exact: true });
    // The methods are replaced when those of the address arrive.
    await expect(async () => {
      await checkout.getByRole('radio').last().check();
      await next.click();
      await expect(page).toHaveURL(/#payment$/, { timeout: 2000 });
    }).toPass();
    await isTranslated('till-checkout');
    expect(files).toContain(`${language}-platform-checkout`);
    await page.context().clearCookies();
    await page.goto(`/the-salt-road.html?lang=${language}`);
    await shop.product.add();
    await page.goto('/checkout/');
    await expect(checkout.getByRole('textbox').first()).toBeVisible();
    await next.click();
    await expect(
      checkout.getByText(words['This is a required field.'] ?? '').first(),
    ).toBeVisible();
    await isTranslated('till-checkout');
  });
}

test('loads no translations on an English page', async ({ page, shop }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/languages-|\/i18n\//.test(request.url())) files.push(request.url());
  });
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.cart.open();
  await expect(shop.cart.line('The Salt Road')).toBeVisible();
  expect(files).toEqual([]);
});

test('renders the elements in Arabic, right to left, on an Arabic page @phone', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await page.goto('/checkout/cart/?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shop.cart.element.getByRole('button', { name: 'إفراغ سلة التسوق' })).toBeVisible();
  await expect(page.getByRole('button', { name: /1 منتج$/ })).toBeVisible();
  const name = shop.cart.element.getByRole('link', { name: 'The Salt Road' }).last();
  await expect(name).toHaveCSS('unicode-bidi', 'plaintext');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
