import { californian } from '../pages/checkout-page';
import { expect, test } from '../support/test';

test.describe('the shipping step @phone', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
  });

  test('never loses the focus to the page: after the e-mail, an error, "Next" and going back [SHIP-19] [MAIL-14] [STEP-10]', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.next.click();
    await expect(checkout.email).toBeFocused();
    await checkout.email.fill(shop.email);
    await page.keyboard.press('Enter');
    await expect(checkout.field('First Name')).toBeFocused();
    await checkout.next.click();
    await expect(checkout.field('First Name')).toBeFocused();
    await checkout.fillAddress(californian);
    await checkout.toPayment();
    await expect(
      checkout.element.getByRole('heading', { name: 'Review & Payments' }),
    ).toBeFocused();
    await page.goBack();
    await expect(
      checkout.element.getByRole('heading', { name: 'Shipping Address', level: 2 }),
    ).toBeFocused();
    await expect(checkout.field('City')).toHaveValue('Oakland');
  });

  test('detects silent autofill, and requests the rates for it [SHIP-18] [RATE-01]', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.fillAddress(californian);
    await checkout.email.fill(shop.email);
    await checkout.field('Zip/Postal Code').evaluate((input: HTMLInputElement) => {
      input.value = '94612';
    });
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith('/estimate-shipping-methods') &&
        (request.postData() ?? '').includes('94612'),
    );
    await checkout.field('City').focus();
    await checkout.email.focus();
    await asked;
  });

  test('keeps the total visible at any scroll position [CONF-16]', async ({ page, shop }) => {
    await shop.checkout.next.scrollIntoViewIfNeeded();
    const total = shop.checkout.element
      .getByRole('complementary')
      .getByText(/\$\d/)
      .locator('visible=true')
      .last();
    await expect(total).toBeInViewport();
    expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
  });
});
