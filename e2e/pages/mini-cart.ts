import { expect, type Locator, type Page } from '@playwright/test';

/** The mini cart in the shop's header. */
export class MiniCart {
  readonly element: Locator;
  readonly button: Locator;
  readonly drawer: Locator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-mini-cart');
    this.button = this.element.getByRole('button', { name: /^My Cart/ });
    this.drawer = this.element.getByRole('dialog', { name: 'My Cart' });
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

  /** A line of the cart; not what is left of one that was taken out. */
  line(name: string): Locator {
    const quantity = this.page.getByRole('textbox', { name: 'Qty' });
    return this.drawer.getByRole('listitem').filter({ hasText: name, has: quantity });
  }

  quantity(name: string): Locator {
    return this.line(name).getByRole('textbox', { name: 'Qty' });
  }
}
