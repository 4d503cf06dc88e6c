import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The wallet buttons of a page and the sheet that they open, in the sandbox. */
export class WalletSheet {
  constructor(
    readonly page: Page,
    readonly location = 'product',
  ) {}

  get element(): Locator {
    return this.page.locator(`till-wallets[location="${this.location}"]`);
  }

  get buttons(): FrameLocator {
    return this.element.frameLocator('iframe[title="Secure express checkout frame"]');
  }

  get frame(): Locator {
    return this.page.locator('iframe[title="Sandbox wallet"]');
  }

  get sheet(): FrameLocator {
    return this.frame.contentFrame();
  }

  get pay(): Locator {
    return this.sheet.getByRole('button', { name: /^Pay/ });
  }

  get error(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Error' });
  }

  async open(): Promise<void> {
    await this.buttons.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  }

  /** Opens the sheet and pays once it can be paid. */
  async openAndPay(): Promise<void> {
    await this.open();
    await expect(this.pay).toBeEnabled();
    await this.pay.click();
  }

  /** The server's cart, regardless of what the page shows: SKU and quantity of each line. */
  async cart(): Promise<readonly (readonly [sku: string, qty: number])[]> {
    const response = await this.page.request.get('/customer/section/load/?sections=cart');
    const { cart } = (await response.json()) as {
      cart: { items?: readonly { product_sku: string; qty: number }[] };
    };
    return (cart.items ?? []).map(({ product_sku: sku, qty }) => [sku, qty] as const);
  }
}
