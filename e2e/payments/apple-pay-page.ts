import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Apple Pay in one place of a page, and the sheet that a press opens. */
export class ApplePayButton {
  constructor(
    readonly page: Page,
    /** The element around the button. */
    readonly place: Locator,
  ) {}

  get button(): Locator {
    return this.place.getByRole('button', { name: /Apple Pay$/ });
  }

  get frame(): Locator {
    return this.page.locator('iframe[title="Sandbox Apple Pay"]');
  }

  get sheet(): FrameLocator {
    return this.frame.contentFrame();
  }

  get pay(): Locator {
    return this.sheet.getByRole('button', { name: 'Pay', exact: true });
  }

  get total(): Locator {
    return this.sheet.locator('.line').last().getByRole('definition');
  }

  get method(): Locator {
    return this.sheet.getByLabel('Shipping method');
  }

  /** Presses it; the sheet shows what the shop has answered. */
  async press(): Promise<void> {
    // It is loaded when it comes near the window, which no wait for something inside brings about.
    await this.place.scrollIntoViewIfNeeded();
    await this.button.click();
    await expect(this.pay).toBeEnabled();
  }

  /** Chooses in a list of the sheet, and waits for the shop. */
  async choose(list: Locator, option: { readonly index: number }): Promise<void> {
    await list.selectOption(option);
    await expect(this.pay).toBeEnabled();
  }

  /** Pays in the open sheet. */
  async payWith(card: 'approved' | 'declined'): Promise<void> {
    await this.sheet.getByLabel('Card').selectOption(card);
    await this.pay.click();
  }
}

/** Apple Pay of a place, such as `product`. */
export const applePayAt = (page: Page, place: string): ApplePayButton =>
  new ApplePayButton(page, page.locator(`till-wallets[location="${place}"]`));
