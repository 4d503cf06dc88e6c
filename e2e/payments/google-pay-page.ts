import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A card of the sandbox. */
export type Card = 'approved' | 'challenge' | 'declined';

/** Google Pay in one place of a page, and the sheet that a press opens. */
export class GooglePayButton {
  constructor(
    readonly page: Page,
    /** The element around the button. */
    readonly place: Locator,
  ) {}

  get button(): Locator {
    return this.place.getByRole('button', { name: /Google Pay$/ });
  }

  get frame(): Locator {
    return this.page.locator('iframe[title="Sandbox Google Pay"]');
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

  get bank(): FrameLocator {
    return this.page.frameLocator('iframe[title="Sandbox bank"]');
  }

  /** Presses it; the sheet shows the order of the shop. */
  async press(): Promise<void> {
    // It is loaded when it comes near the window, which no wait for something inside brings about.
    await this.place.scrollIntoViewIfNeeded();
    await this.button.click();
    await expect(this.pay).toBeEnabled();
  }

  /** Pays in the open sheet. */
  async payWith(card: Card): Promise<void> {
    await this.sheet.getByLabel('Card').selectOption(card);
    await this.pay.click();
  }
}

/** Google Pay of a place, such as `product`. */
export const googlePayAt = (page: Page, place: string): GooglePayButton =>
  new GooglePayButton(page, page.locator(`till-wallets[location="${place}"]`));
