import type { Page } from '@playwright/test';

import { customerLike, signInHere } from './customers';
import type { Shop } from './test';

/** This test's own customer, signed in, on a page of the account. */
export async function openAccount(
  page: Page,
  { email }: Shop,
  path: string,
  model: Parameters<typeof customerLike>[0] = 'jane@example.com',
): Promise<void> {
  customerLike(model, email);
  await page.goto('/customer/account/login/');
  await signInHere(page, email);
  await page.waitForURL(/\/customer\/account\/?$/);
  await page.goto(path);
}
