import { test as base, expect } from '@playwright/test';

import { CartPage } from '../pages/cart-page';
import { CheckoutPage } from '../pages/checkout-page';
import { MiniCart } from '../pages/mini-cart';
import { ProductPage } from '../pages/product-page';
import { SuccessPage } from '../pages/success-page';

/** The demo shop as seen by a test. */
export interface Shop {
  readonly product: ProductPage;
  readonly miniCart: MiniCart;
  readonly cart: CartPage;
  readonly checkout: CheckoutPage;
  readonly success: SuccessPage;
  /** An e-mail address that no other test or attempt uses. */
  readonly email: string;
}

/** A test in the demo shop. Fails when the page throws or breaks its content security policy. */
export const test = base.extend<{ shop: Shop; strict: undefined }>({
  shop: async ({ page }, use, info) => {
    await use({
      product: new ProductPage(page),
      miniCart: new MiniCart(page),
      cart: new CartPage(page),
      checkout: new CheckoutPage(page),
      success: new SuccessPage(page),
      email: `reader-${info.testId}-${String(info.retry)}@example.com`,
    });
  },
  strict: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) {
          faults.push(message.text());
        }
      });
      await use(undefined);
      // A response that a handler still reads goes with the page.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults, 'errors and policy violations on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
