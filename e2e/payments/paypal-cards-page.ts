import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

import type { Shop } from '../support/test';

/** What is typed into PayPal's fields. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
}

const expiry = `12${String(new Date().getFullYear() + 3).slice(-2)}`;
const card = (number: string): TypedCard => ({ number, expiry, cvv: '739' });

/** Test numbers of the sandbox. */
export const paypalCards = {
  good: card('4111111111111111'),
  declined: card('4000000000000002'),
  asked: card('4000000000003220'),
};

/** PayPal's card fields in the payment step. */
export class PaypalCardFields {
  readonly checkout: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvv: Locator;
  readonly keep: Locator;
  readonly bank: FrameLocator;

  constructor(
    readonly page: Page,
    shop: Shop,
  ) {
    this.checkout = shop.checkout.element;
    this.number = this.field('number', 'Card number');
    this.expiry = this.field('expiry', 'Expires');
    this.cvv = this.field('cvv', 'Security code');
    this.keep = this.checkout.getByLabel('Save for later use.');
    this.bank = page.frameLocator('iframe[title="3D Secure"]');
  }

  async choose(shop: Shop): Promise<void> {
    await shop.checkout.chooseMethod('Credit card by PayPal');
    await expect(this.number).toBeVisible();
    await expect(shop.checkout.placeOrder).toBeEnabled();
  }

  async type({ number, expiry: date, cvv }: TypedCard): Promise<void> {
    await this.number.fill(number);
    await this.expiry.fill(date);
    await this.cvv.fill(cvv);
  }

  message(text: string): Locator {
    return this.checkout.getByText(text).first();
  }

  /** The frames of the fields. */
  frames(): readonly Frame[] {
    return this.page.frames().filter((frame) => frame.url().includes('/card/field'));
  }

  private field(name: string, label: string): Locator {
    return this.checkout.frameLocator(`iframe[title="PayPal card ${name}"]`).getByLabel(label);
  }
}
