import { wordOf } from '../support/captchas';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { expect, test } from '../support/test';

test('a checkout with captchas requires them for the coupon and for the order @phone [CAPT-02] [CAPT-03]', async ({
  page,
  shop,
}) => {
  await page.request.put('/demo/settings', {
    data: { captcha: ['sales_rule_coupon_request', 'payment_processing_request'] },
  });
  await guestAtPayment(shop);
  await shop.checkout.chooseMethod(/Check \/ Money order/);

  const box = shop.checkout.element;
  const pictures = box.getByRole('img', { name: 'Picture of letters and numbers' });
  const letters = box.getByLabel('Please type the letters and numbers below');
  await box.getByText('Apply Discount Code').click();
  await expect(pictures).toHaveCount(2);
  const first = (await pictures.first().getAttribute('src')) ?? '';
  await box.getByLabel('Enter discount code').fill('tenoff');
  await letters.first().fill('-');
  await box.getByRole('button', { name: 'Apply Discount', exact: true }).click();
  await expect(box.getByText('Incorrect CAPTCHA').first()).toBeVisible();
  await expect(letters.first()).toHaveValue('');
  await expect(pictures.first()).not.toHaveAttribute('src', first);
  await letters.first().fill(await wordOf(pictures.first()));
  await box.getByRole('button', { name: 'Apply Discount', exact: true }).click();
  await expect(box.getByText('Your coupon was successfully applied.').first()).toBeVisible();

  await expect(pictures, 'the picture of the order').toHaveCount(1);
  await shop.checkout.place();
  await expect(letters, 'nothing is sent without letters').toHaveAttribute('aria-invalid', 'true');
  const second = (await pictures.getAttribute('src')) ?? '';
  await letters.fill('-');
  await shop.checkout.place();
  await expect(box.getByText('Incorrect CAPTCHA').first()).toBeVisible();
  await expect(pictures).not.toHaveAttribute('src', second);
  expect(orderCount(shop.email)).toBe(0);
  await letters.fill((await wordOf(pictures)).toLowerCase());
  await shop.checkout.place();
  const order = orderOf(await shop.success.orderNumber());
  expect(order).toMatchObject({ email: shop.email, paymentMethod: 'checkmo' });
  expect(order.couponCode?.toUpperCase()).toBe('TENOFF');
});
