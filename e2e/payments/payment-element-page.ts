import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import type { Settings } from '../../demo/shop/domain/settings/fields';
import { guestAtPayment } from '../support/guests';
import { setUpShop } from '../support/settings';
import type { Shop } from '../support/test';

/** Numbers of the provider's public test cards. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  challenged: '4000002760003184',
} as const;

/** The payment element in the checkout, and its provider's frames. */
export class PaymentElementPage {
  /** The method's row. */
  readonly row: Locator;
  /** The provider's form. */
  readonly fields: FrameLocator;
  /** The security code of a saved card. */
  readonly code: FrameLocator;
  /** The bank's challenge. */
  readonly challenge: Locator;

  constructor(
    readonly page: Page,
    readonly shop: Shop,
  ) {
    const { element } = shop.checkout;
    this.row = element.getByRole('radio', { name: /Credit or debit card/ });
    this.fields = element.frameLocator('.till-payment-element__form iframe');
    this.code = element.frameLocator('.till-payment-element__code iframe');
    this.challenge = page.locator('iframe[title="3D Secure authentication"]');
  }

  /** A guest at the payment step with the payment element selected. */
  async open(settings: Partial<Settings> = {}): Promise<void> {
    await setUpShop(this.page, { payments: ['stripe_payments'], ...settings });
    await guestAtPayment(this.shop);
    await this.row.check();
  }

  /** Types a card as a shopper does. */
  async type(number: string, code = '123'): Promise<void> {
    await this.fields.getByLabel('Card number').fill(number);
    await this.fields.getByLabel('Expiration date').fill('1234');
    await this.fields.getByLabel('Security code').fill(code);
  }

  /** Types a card and places the order. */
  async payWith(number: string): Promise<void> {
    await this.type(number);
    await this.shop.checkout.place();
  }

  /** A button of the bank's challenge. */
  challengeButton(name: 'Complete' | 'Fail' | 'Close'): Locator {
    return this.challenge.contentFrame().getByRole('button', { name });
  }

  /** Completes the bank's challenge and waits until it is closed. */
  async answer(name: 'Complete' | 'Fail' | 'Close'): Promise<void> {
    await this.challengeButton(name).click();
    await expect(this.challenge).toHaveCount(0);
  }

  /** A visible message of the form or about the last attempt. */
  message(text: string | RegExp): Locator {
    const seen = '.till-notice__text, .till-field__error';
    return this.shop.checkout.element.locator(seen).filter({ hasText: text });
  }
}
