import type { Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount } from '../support/orders';
import { expect, test } from '../support/test';
import { FAULTS, type Cell, type Row } from './cells';
import { eachFault, KINDS, textOf } from './journey';
import { matrix } from './matrix';

/* One journey for each call: the faults of its row one after the other, each followed by a successful attempt. */

/** The number of items in the server's cart. */
async function piecesInCart(page: Page): Promise<number> {
  const response = await page.request.get('/customer/section/load/?sections=cart');
  const { cart } = (await response.json()) as { readonly cart: { readonly summary_count: number } };
  return cart.summary_count;
}

test.beforeEach(() => {
  test.slow();
});

test(matrix.sections.title, async ({ page, shop }) => {
  await shop.product.open('the-salt-road');
  await shop.miniCart.open();
  await expect(shop.miniCart.empty).toBeVisible();
  for (const fault of FAULTS) {
    const { cells }: Row = matrix.sections;
    const { message, proof } = cells[fault] ?? {};
    if (message === undefined || proof !== 'browser') continue;
    await test.step(fault, async () => {
      await page.evaluate(() => {
        localStorage.clear();
      });
      // A page cannot be opened without a network: there the connection breaks repeatedly.
      const kind = fault === 'offline' ? ({ kind: 'drop-before' } as const) : KINDS[fault];
      await letFail(page, 'sections', kind, 'always');
      await page.reload();
      await shop.miniCart.open();
      if (message !== null) {
        await expect(shop.miniCart.drawer.getByText(message, { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
        await page.request.delete('/demo/faults', { maxRetries: 2 });
        await shop.miniCart.tryAgain();
      }
      await expect(shop.miniCart.empty).toBeVisible();
      await page.request.delete('/demo/faults', { maxRetries: 2 });
    });
  }
});

test(matrix['add-to-cart'].title, async ({ page, shop }) => {
  await shop.product.open('the-salt-road');
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await expect(shop.miniCart.button).toBeVisible();
  let count = 0;
  await eachFault(page, 'add-to-cart', async ({ message }, recover, fault) => {
    if (fault === 'html') {
      const again = page.waitForEvent('load');
      await button.click();
      await again;
      await expect(shop.miniCart.button).toBeVisible();
      return;
    }
    await button.click();
    if (message !== null) {
      await expect(page.getByText(message)).toBeVisible();
      await recover();
      await button.click();
    }
    count += 1;
    // The page updates its count before the shop has the request.
    await expect.poll(() => piecesInCart(page)).toBe(count);
    await shop.miniCart.expectCount(count);
    await expect(button).toBeEnabled();
  });
});

test.describe('the lines of the cart', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.expectCount(1);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
  });

  test(matrix['update-quantity'].title, async ({ page, shop }) => {
    const line = shop.miniCart.line('The Salt Road');
    const more = line.getByRole('button', { name: 'Increase quantity' });
    let count = 1;
    await eachFault(page, 'update-quantity', async ({ message }, recover) => {
      await more.click();
      if (message !== null) {
        await expect(line.getByText(message)).toBeVisible();
        await expect(shop.miniCart.quantity('The Salt Road')).toHaveValue(String(count));
        await recover();
        await more.click();
      }
      count += 1;
      await shop.miniCart.expectCount(count);
      await expect(line).toHaveAttribute('data-status', 'idle');
      await expect(line.locator('.till-notice--error')).toHaveCount(0);
    });
  });

  test(matrix['remove-item'].title, async ({ page, shop }) => {
    const line = shop.miniCart.line('The Salt Road');
    const remove = async () => {
      await line.getByRole('button', { name: /^Remove item/ }).click();
    };
    await eachFault(page, 'remove-item', async ({ message }, recover) => {
      const response = message === null ? page.waitForResponse(/sidebar\/removeItem/) : null;
      await remove();
      if (message === null) {
        await response;
        await shop.miniCart.expectCount(0);
        await page.keyboard.press('Escape');
        await shop.product.add();
        await shop.miniCart.open();
      } else {
        await expect(line.getByText(message)).toBeVisible();
        await recover();
      }
      await expect(line).toBeVisible();
    });
    await remove();
    await shop.miniCart.expectCount(0);
  });
});

test.describe('the shipping step', () => {
  test.beforeEach(async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    // The rates, totals and saved state of this address, before any fault.
    await page.waitForLoadState('networkidle');
  });

  test(matrix['shipping-rates'].title, async ({ page, shop }) => {
    const { element } = shop.checkout;
    const flat = shop.checkout.method(/Flat Rate/);
    let street = 12;
    await eachFault(page, 'shipping-rates', async ({ message }, recover, fault) => {
      street += 1;
      const typed = `${String(street)} Harbour Street`;
      const request = page.waitForRequest(/estimate-shipping-methods/);
      await shop.checkout.field('Street Address').fill(typed);
      await shop.checkout.field('City').focus();
      await request;
      if (message !== null) {
        const notice = element.locator('.till-notice--error').filter({ hasText: message });
        await expect(notice).toBeVisible();
        await recover();
        // With the network back, failed loads are retried automatically.
        if (fault !== 'offline') await notice.getByRole('button', { name: 'Try Again' }).click();
      }
      await expect(flat).toBeChecked();
      await expect(shop.checkout.field('Street Address')).toHaveValue(typed);
    });
  });

  test(matrix.totals.title, async ({ page, shop }) => {
    const { element } = shop.checkout;
    const summary = element.getByRole('complementary');
    const methods = [/Table Rate/, /Flat Rate/];
    let turn = 0;
    await eachFault(page, 'totals', async ({ message }, recover, fault) => {
      const request =
        message === null
          ? page.waitForResponse(/totals-information/)
          : page.waitForRequest(/totals-information/);
      await shop.checkout.chooseMethod(methods[turn++ % 2] ?? /Flat Rate/);
      await request;
      if (message !== null) {
        await expect(summary.getByText(message, { exact: true })).toBeVisible();
        // Until the shop has it, it could be the request that fails next.
        const again = page.waitForResponse(/totals-information/);
        await recover();
        // With the network back, failed loads are retried automatically.
        if (fault !== 'offline') await summary.getByRole('button', { name: 'Try Again' }).click();
        await again;
        await expect(summary.getByText(message)).toHaveCount(0);
      }
      await expect(summary.getByText(/^Shipping/).first()).toBeVisible();
      await expect(shop.checkout.field('City')).toHaveValue('Oakland');
    });
  });

  test(matrix['save-shipping'].title, async ({ page, shop }) => {
    const { element } = shop.checkout;
    await eachFault(page, 'save-shipping', async ({ message }, recover, fault) => {
      await shop.checkout.next.click();
      if (message !== null) {
        await expect(element.locator('.till-notice--error').getByText(message)).toBeVisible();
        await expect(shop.checkout.field('City')).toHaveValue('Oakland');
        await expect(shop.checkout.email).toHaveValue(shop.email);
        await recover();
        // With the network back, the step continues automatically.
        if (fault !== 'offline') await shop.checkout.next.click();
      }
      await expect(shop.checkout.placeOrder).toBeVisible();
      await element.getByRole('button', { name: 'Edit Shipping Address' }).click();
      await expect(shop.checkout.method(/Flat Rate/)).toBeChecked();
    });
  });
});

test.describe('the payment step', () => {
  test.beforeEach(async ({ shop }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await expect(shop.checkout.placeOrder).toBeEnabled();
  });

  test(matrix['save-payment'].title, async ({ page, shop }) => {
    const { element } = shop.checkout;
    const methods = [/Cash On Delivery/, /Check \/ Money order/];
    let turn = 0;
    await eachFault(page, 'save-payment', async ({ message }, recover) => {
      const method = methods[turn++ % 2] ?? /Check/;
      // Until the shop has it, it could be the request that fails next.
      const sent =
        message === null
          ? page.waitForResponse(/set-payment-information/)
          : page.waitForRequest(/set-payment-information/);
      await shop.checkout.chooseMethod(method);
      await sent;
      if (message !== null) await expect(element.getByText(message).first()).toBeVisible();
      await recover();
      await expect(shop.checkout.method(method)).toBeChecked();
      await expect(shop.checkout.placeOrder).toBeEnabled();
    });
  });

  for (const call of ['coupon', 'coupon-off'] as const) {
    test(matrix[call].title, async ({ page, shop }) => {
      const { element } = shop.checkout;
      await element.getByText('Apply Discount Code').click();
      const code = element.getByLabel('Enter discount code');
      const apply = element.getByRole('button', { name: 'Apply Discount', exact: true });
      const cancel = element.getByRole('button', { name: 'Cancel Coupon' });
      const [action, other] = call === 'coupon' ? [apply, cancel] : [cancel, apply];
      if (call === 'coupon-off') {
        await code.fill('TENOFF');
        await apply.click();
        await expect(cancel).toBeVisible();
      }
      await eachFault(page, call, async ({ message }, recover) => {
        if (call === 'coupon') await code.fill('TENOFF');
        await action.click();
        await expect(element.getByText(textOf(message)).first()).toBeVisible();
        await recover();
        // After some faults the shop has done it all the same, and says so.
        if (message !== matrix[call].cells.late.message) {
          await expect(action).toBeVisible();
          await expect(code).toHaveValue('TENOFF');
          await action.click();
        }
        await expect(other).toBeVisible();
        if (call === 'coupon-off') await code.fill('TENOFF');
        await other.click();
        await expect(action).toBeVisible();
      });
    });
  }

  for (const call of ['review', 'place-order'] as const) {
    test(matrix[call].title, async ({ page, shop }) => {
      let orders = 0;
      let isOrdered = false;
      const fillCart = async () => {
        if (!isOrdered) return;
        await guestAtPayment(shop);
        await shop.checkout.chooseMethod(/Check \/ Money order/);
        isOrdered = false;
      };
      const isPlaced = async () => {
        await shop.success.orderNumber();
        orders += 1;
        isOrdered = true;
      };
      const check = async ({ message }: Cell, recover: () => Promise<void>) => {
        // The message of the last fault is shown until then, and may be the same.
        const request = page.waitForRequest(/\/payment-information$/);
        await shop.checkout.place();
        await request;
        if (message === null) await isPlaced();
        else await expect(shop.checkout.element.getByText(message).first()).toBeVisible();
        await recover();
        expect(orderCount(shop.email)).toBe(orders);
      };
      await eachFault(page, call, check, { prepare: fillCart });
      await fillCart();
      await shop.checkout.place();
      await isPlaced();
      expect(orderCount(shop.email)).toBe(orders);
    });
  }
});
