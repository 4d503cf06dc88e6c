import { expect, type Page } from '@playwright/test';

/** A product page's PayPal order has a page of its own. */
const SUCCESS = /\/(?:checkout\/onepage|paymentservicespaypal\/smartbuttons)\/success\/?$/;

/** The shop's own success page. */
export class SuccessPage {
  constructor(readonly page: Page) {}

  /** Waits for the page, as long as an order is looked up after a lost response; returns the order number on it. */
  async orderNumber(): Promise<string> {
    await expect(this.page).toHaveURL(SUCCESS, { timeout: 35_000 });
    await expect(
      this.page.getByRole('heading', { name: 'Thank you for your purchase!' }),
    ).toBeVisible();
    const text = await this.page.getByRole('main').innerText();
    const number = /Your order (?:#|number) is:?\s*(\d+)/.exec(text)?.[1];
    if (!number) throw new Error(`no order number on the success page: ${text}`);
    return number;
  }
}
