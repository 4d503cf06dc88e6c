import { expect, type Page } from '@playwright/test';

import { orderCount, orderOf } from '../support/orders';
import { chargesOf } from '../support/provider';
import type { Shop } from '../support/test';

/** Expects the success page with the shopper's only order, charged once; returns its number. */
export async function expectPaidOnce(page: Page, shop: Shop): Promise<string> {
  const number = await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toHaveLength(1);
  return number;
}

/** Expects no order and no charge. */
export async function expectNothingOrdered(page: Page, shop: Shop): Promise<void> {
  expect(orderCount(shop.email)).toBe(0);
  expect(await chargesOf(page)).toEqual([]);
}

/** Pays by check instead; expects one order and no charge. */
export async function payByCheck(page: Page, shop: Shop): Promise<void> {
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  expect(orderOf(await shop.success.orderNumber())).toMatchObject({ paymentMethod: 'checkmo' });
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toEqual([]);
}
