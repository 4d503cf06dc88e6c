import { expect, type Page } from '@playwright/test';

/** A product page rendered by the shop. */
export class ProductPage {
  constructor(readonly page: Page) {}

  async open(urlKey: string): Promise<void> {
    await this.page.goto(`/${urlKey}.html`);
  }

  /** Chooses options by label and adds the product; waits until the shop has added it. */
  async add(quantity?: number, options: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [label, value] of Object.entries(options)) {
      await this.page.getByLabel(label).selectOption({ label: value });
    }
    if (quantity !== undefined) {
      const field = this.page.getByLabel('Qty');
      // In Firefox, `fill` appends to the text of a number field.
      await field.clear();
      await field.fill(String(quantity));
    }
    const answer = this.page.waitForResponse((r) => r.url().includes('/checkout/cart/add'));
    await this.page.getByRole('button', { name: 'Add to Cart' }).click();
    expect((await answer).status()).toBeLessThan(400);
  }
}
