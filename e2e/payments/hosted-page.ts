import type { Page } from '@playwright/test';

import { guestAtPayment } from '../support/guests';
import { setUpShop } from '../support/settings';
import { expect, type Shop } from '../support/test';
import { cards } from './payment-element-page';

/** The provider's redirect methods by their codes in the shop. */
type Method = 'stripe_payments_checkout' | 'stripe_payments_bank_transfers';

/** Page object of the provider's own payment page, and of the steps in the checkout that lead there. */
export class HostedPage {
  constructor(
    readonly page: Page,
    readonly shop: Shop,
  ) {}

  /** Opens the payment step as a guest with this method selected. */
  async openCheckout(method: Method = 'stripe_payments_checkout'): Promise<void> {
    await setUpShop(this.page, {
      payments: ['stripe_payments_checkout', 'stripe_payments_bank_transfers'],
    });
    await guestAtPayment(this.shop);
    await this.choose(method);
  }

  async choose(method: Method): Promise<void> {
    const { element } = this.shop.checkout;
    await element.locator(`input[type="radio"][value="${method}"]`).check();
  }

  /** Places the order and waits for the provider's page. */
  async goTo(): Promise<void> {
    await this.shop.checkout.placeOrder.click();
    await this.page.waitForURL(/cs_test_/);
  }

  /** Leaves the page with the browser's Back, to the payment step of the checkout as it was left. */
  async comeBack(): Promise<void> {
    const { checkout, email } = this.shop;
    await this.page.goBack();
    // The cart is restored first, which opens the page once more.
    await expect(checkout.email).toHaveValue(email);
    await expect(checkout.field('Street Address')).toHaveValue('12 Harbour Street');
    await checkout.toPayment();
  }

  /** Pays with a card that the provider accepts. */
  async pay(): Promise<void> {
    await this.page.getByLabel('Card number').fill(cards.good);
    await this.page.getByLabel('Expiration date').fill('12 / 34');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: /^Pay/ }).click();
  }
}
