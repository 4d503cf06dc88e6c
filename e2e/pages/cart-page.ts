import { expect, type Locator, type Page } from '@playwright/test';

/** The cart page, accessed by role and label only. */
export class CartPage {
  readonly element: Locator;
  readonly summary: Locator;
  readonly checkoutButton: Locator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-cart');
    this.summary = this.element.getByRole('region', { name: 'Summary' });
    this.checkoutButton = this.element
      .getByRole('link', { name: 'Proceed to Checkout' })
      .or(this.element.getByRole('button', { name: 'Proceed to Checkout' }))
      .first();
  }

  async open(): Promise<void> {
    await this.page.goto('/checkout/cart/');
  }

  /** A line of the cart; not the undo offer of a removed one. */
  line(name: string): Locator {
    const quantity = this.page.getByRole('textbox', { name: 'Qty' });
    return this.element.getByRole('listitem').filter({ hasText: name, has: quantity });
  }

  quantity(name: string): Locator {
    return this.line(name).getByRole('textbox', { name: 'Qty' });
  }

  /** The confirmation of a removal. */
  get question(): Locator {
    return this.element.getByRole('alertdialog');
  }

  /** Applies a valid code, and waits until the server has accepted it. */
  async applyCoupon(code: string): Promise<void> {
    const field = this.element.getByLabel('Enter discount code');
    if (!(await field.isVisible())) {
      await this.element.getByText('Apply Discount Code').click();
    }
    await field.fill(code);
    await this.element.getByRole('button', { name: 'Apply Discount', exact: true }).click();
    await expect(this.element.getByRole('button', { name: /^Cancel Coupon/ })).toBeVisible();
  }
}
