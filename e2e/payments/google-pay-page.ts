import type { FrameLocator, Locator, Page } from '@playwright/test';

import { WalletButton, walletsAt } from './wallet-button';

/** Google Pay in one place of a page, and the sheet that a press opens. */
export class GooglePayButton extends WalletButton {
  constructor(page: Page, place: Locator) {
    super(page, place, 'Google Pay');
  }

  get bank(): FrameLocator {
    return this.page.frameLocator('iframe[title="Sandbox bank"]');
  }
}

/** Google Pay of a place, such as `product`. */
export const googlePayAt = (page: Page, place: string): GooglePayButton =>
  new GooglePayButton(page, walletsAt(page, place));
