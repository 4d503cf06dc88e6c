import { guestAtPayment } from '../support/guests';
import { chargesOf, setProvider } from '../support/provider';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

for (const webhooks of ['before', 'off'] as const) {
  test(`a card pays for an order once, with events ${webhooks}`, async ({ page, shop }) => {
    await setUpShop(page, { payments: ['stripe_payments'] });
    await setProvider(page, { webhooks });
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('Credit or debit card');
    const frame = page.frameLocator('till-checkout iframe[title="Secure payment input frame"]');
    await frame.getByLabel('Card number').fill('4242424242424242');
    await frame.getByLabel('Expiration date').fill('12 / 34');
    await frame.getByLabel('Security code').fill('123');
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });
}
