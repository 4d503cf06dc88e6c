import { expect, type Page } from '@playwright/test';

/** The shop's own success page. */
export class SuccessPage {
  constructor(readonly page: Page) {}

  /** Waits for the page, for as long as an order is looked for after a lost answer; answers the order number it names. */
  async orderNumber(): Promise<string> {
    await expect(this.page).toHaveURL(/\/checkout\/onepage\/success\/?$/, { timeout: 35_000 });
    await expect(
      this.page.getByRole('heading', { name: 'Thank you for your purchase!' }),
    ).toBeVisible();
    const text = await this.page.getByRole('main').innerText();
    const number = /Your order (?:#|number) is:?\s*(\d+)/.exec(text)?.[1];
    if (!number) throw new Error(`no order number on the success page: ${text}`);
    return number;
  }
}
