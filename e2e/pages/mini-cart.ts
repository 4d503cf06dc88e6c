import { expect, type Locator, type Page } from '@playwright/test';

/** The mini cart in the shop's header. */
export class MiniCart {
  readonly element: Locator;
  readonly button: Locator;
  readonly drawer: Locator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-mini-cart');
    this.button = this.element.getByRole('button', { name: /^My Cart/ });
    this.drawer = this.element
      .getByRole('dialog', { name: 'My Cart' })
      .and(page.locator('dialog:not([inert])'));
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.button).toHaveAccessibleName(
      count === 0 ? /My Cart/ : new RegExp(`My Cart, ${count} items?`),
    );
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.drawer).toBeVisible();
  }

  /** The message of an empty cart. */
  get empty(): Locator {
    return this.drawer.getByText('You have no items in your shopping cart.').first();
  }

  /** Clicks "Try Again" until the empty cart is shown; the button disappears by itself when another call is quicker. */
  async tryAgain(): Promise<void> {
    await expect(async () => {
      if (await this.empty.isVisible()) return;
      await this.drawer.getByRole('button', { name: 'Try Again' }).click({ timeout: 2000 });
      await expect(this.empty).toBeVisible({ timeout: 5000 });
    }).toPass();
  }

  /** A line of the cart; not the undo offer of a removed one. */
  line(name: string): Locator {
    const quantity = this.page.getByRole('textbox', { name: 'Qty' });
    return this.drawer.getByRole('listitem').filter({ hasText: name, has: quantity });
  }

  quantity(name: string): Locator {
    return this.line(name).getByRole('textbox', { name: 'Qty' });
  }
}
