import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** PayPal's button in one place of a page, and the window that a press opens. */
export class PaypalButton {
  constructor(
    readonly page: Page,
    /** The element around the button. */
    readonly place: Locator,
  ) {}

  get frame(): FrameLocator {
    return this.place.frameLocator('iframe[title="PayPal"]');
  }

  get button(): Locator {
    return this.frame.getByRole('button', { name: 'PayPal' });
  }

  /** Presses it; the window shows the order of the shop. */
  async press(): Promise<ApprovalWindow> {
    // It is loaded when it comes near the window, which no wait for something inside brings about.
    await this.place.scrollIntoViewIfNeeded();
    const opened = this.page.waitForEvent('popup');
    await this.button.click();
    return new ApprovalWindow(await opened);
  }
}

/** The window in which the payer approves. */
export class ApprovalWindow {
  readonly approve: Locator;
  readonly cancel: Locator;
  readonly shipTo: Locator;
  readonly amount: Locator;

  constructor(readonly page: Page) {
    this.approve = page.getByRole('button', { name: /^(Pay Now|Continue to Review Order)$/ });
    this.cancel = page.getByRole('button', { name: 'Cancel and return to the shop' });
    this.shipTo = page.getByLabel('Ship to');
    this.amount = page.getByRole('heading', { level: 1 });
  }

  /** Presses a button that ends the window. */
  async end(button: Locator): Promise<void> {
    const closed = this.page.waitForEvent('close');
    // The window may be gone before the click is reported.
    const pressed = button.click().catch((error: unknown) => {
      if (!this.page.isClosed()) throw error;
    });
    await closed;
    await pressed;
  }
}

/** The order review page. */
export class ReviewPage {
  readonly element: Locator;
  readonly method: Locator;
  readonly total: Locator;
  readonly placeOrder: Locator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-wallet-review');
    this.method = this.element.getByLabel('Shipping Method');
    this.total = this.element.locator('tr.grand_total .amount');
    this.placeOrder = this.element.getByRole('button', { name: 'Place Order' });
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/paymentservicespaypal\/smartbuttons\/review\/?$/);
    await expect(this.page.getByRole('heading', { name: 'Review Order', level: 1 })).toBeVisible();
  }

  /** Chooses a method, which the shop saves before the order can be placed. */
  async ship(label: RegExp = /^Fixed/): Promise<void> {
    const option = this.method.locator('option').filter({ hasText: label });
    await this.method.selectOption(await option.getAttribute('value'));
    await expect(this.placeOrder).toBeEnabled();
  }
}

/** The wallets of a place, such as `product`. */
export const walletButton = (page: Page, place: string): PaypalButton =>
  new PaypalButton(page, page.locator(`till-wallets[location="${place}"]`));
