import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The button of a wallet in one place of a page, and the sheet that a press opens. */
export class WalletButton {
  constructor(
    readonly page: Page,
    /** The element around the button. */
    readonly place: Locator,
    /** As in the button's name: `Apple Pay`. */
    private readonly wallet: string,
  ) {}

  get button(): Locator {
    return this.place.getByRole('button', { name: new RegExp(`${this.wallet}$`) });
  }

  get frame(): Locator {
    return this.page.locator(`iframe[title="Sandbox ${this.wallet}"]`);
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

  /** Presses it; the sheet shows what the shop has answered. */
  async press(): Promise<void> {
    // It is loaded when it comes near the window, which no wait for something inside brings about.
    await this.place.scrollIntoViewIfNeeded();
    await this.button.click();
    await expect(this.pay).toBeEnabled();
  }

  /** Pays in the open sheet with a card of the sandbox. */
  async payWith(card: string): Promise<void> {
    await this.sheet.getByLabel('Card').selectOption(card);
    await this.pay.click();
  }
}

/** The wallets of a place, such as `product`. */
export const walletsAt = (page: Page, place: string): Locator =>
  page.locator(`till-wallets[location="${place}"]`);
