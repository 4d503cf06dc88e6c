import { expect, type Locator } from '@playwright/test';

/** Maximum presses of Tab to anything on a page. */
const FAR = 80;

/** Presses Tab until `target` has the focus, as a shopper without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((node) => node === document.activeElement);
  for (let press = 0; press < FAR && !(await isThere()); press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}
