import { expect, type Locator, type Page } from '@playwright/test';

import { WalletButton, walletsAt } from './wallet-button';

/** Apple Pay in one place of a page, and the sheet that a press opens. */
export class ApplePayButton extends WalletButton {
  constructor(page: Page, place: Locator) {
    super(page, place, 'Apple Pay');
  }

  get method(): Locator {
    return this.sheet.getByLabel('Shipping method');
  }

  /** Chooses in a list of the sheet, and waits for the shop. */
  async choose(list: Locator, option: { readonly index: number }): Promise<void> {
    await list.selectOption(option);
    await expect(this.pay).toBeEnabled();
  }
}

/** Apple Pay of a place, such as `product`. */
export const applePayAt = (page: Page, place: string): ApplePayButton =>
  new ApplePayButton(page, walletsAt(page, place));
