import type { Locator, Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { orderOf } from '../support/orders';
import { expect, test } from '../support/test';

/** The accessible name of the focused element. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '(nothing)';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim();
  });
}

/**
 * Maximum presses of Tab, Enter, Space, Escape and arrows for a purchase, of which going to the cart and back
 * takes 20; typing into fields and choosing a region by its letters is not counted.
 */
const MOST_PRESSES = 64;

/** A keyboard that counts navigation keys and checks that the focus is never lost. */
class Keyboard {
  readonly #page: Page;
  #pressed = 0;
  readonly #ways: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  get presses(): number {
    return this.#pressed;
  }

  /** The route from one control to the next, with the controls in between. */
  get ways(): string {
    return this.#ways.join('\n');
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#pressed += 1;
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Presses a key until the focused control has this name. */
  async to(name: RegExp, key = 'Tab'): Promise<void> {
    const seen: string[] = [];
    for (let press = 0; press < 40; press++) {
      await this.press(key);
      const now = await focused(this.#page);
      seen.push(now);
      if (name.test(now)) {
        this.#ways.push(`${String(seen.length)} × ${key} to ${String(name)}: ${seen.join(' | ')}`);
        return;
      }
    }
    throw new Error(`never reached ${String(name)} by ${key}: ${seen.join(' | ')}`);
  }

  /** The focus is on a control after a step. */
  async isHeld(step: string): Promise<void> {
    await expect
      .poll(() => focused(this.#page), { message: `the focus after: ${step}` })
      .not.toBe('(nothing)');
  }

  /** Moves to a group of radios and, within it, to this one. */
  async choose(radio: Locator): Promise<void> {
    const inGroup = this.#page.locator('input[type=radio]:focus');
    const before = this.#pressed;
    for (let press = 0; press < 20 && !(await inGroup.count()); press++) await this.press('Tab');
    for (let press = 0; press < 6 && !(await radio.isChecked()); press++) {
      await this.press(press === 0 ? 'Space' : 'ArrowDown');
    }
    await expect(radio).toBeChecked();
    this.#ways.push(`${String(this.#pressed - before)} to choose ${String(radio)}`);
  }
}

test('the whole purchase with the keyboard alone @phone', async ({ page, shop }) => {
  test.slow();
  const keys = new Keyboard(page);
  await page.goto('/the-salt-road.html');
  await expect(shop.miniCart.button).toBeVisible();
  await page.waitForLoadState('networkidle');
  await keys.to(/^Skip to the content/);
  await keys.press('Enter');
  await keys.to(/^Add to Cart/);
  await keys.press('Enter');
  await shop.miniCart.expectCount(1);
  await keys.isHeld('adding');

  await keys.to(/^My Cart/, 'Shift+Tab');
  await keys.press('Enter');
  await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
  await keys.isHeld('opening the cart');
  await keys.press('Escape');
  await expect(shop.miniCart.drawer).toBeHidden();
  await expect(shop.miniCart.button, 'the focus returns to the button').toBeFocused();
  await keys.press('Enter');
  await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
  await keys.to(/^Proceed to Checkout/);
  await keys.press('Enter');
  await expect(shop.checkout.email).toBeVisible();

  await keys.to(/^Email Address/);
  await keys.type(shop.email);
  await keys.press('Enter');
  await expect(
    shop.checkout.field('First Name'),
    'Enter goes on, and submits nothing',
  ).toBeFocused();
  await keys.type(californian['First Name']);
  for (const label of ['Last Name', 'Street Address'] as const) {
    await keys.to(new RegExp(`^${label}`));
    await keys.type(californian[label]);
  }
  await keys.to(/^State\/Province/);
  await keys.type('Calif');
  for (const label of ['City', 'Zip/Postal Code', 'Phone Number'] as const) {
    await keys.to(new RegExp(`^${label}`));
    await keys.type(californian[label]);
  }
  await keys.isHeld('typing the address');

  const flat = shop.checkout.method(/Flat Rate/);
  await expect(flat).toBeVisible();
  await keys.choose(flat);
  await keys.to(/^Next$/);
  await keys.press('Enter');
  await expect(page).toHaveURL(/#payment$/);
  await expect(shop.checkout.placeOrder).toBeVisible();
  await keys.isHeld('the next step');

  const check = shop.checkout.method(/Check \/ Money order/);
  await expect(check).toBeVisible();
  await keys.choose(check);
  await expect(shop.checkout.placeOrder).toBeEnabled();
  await keys.to(/^Place Order/);
  await keys.press('Enter');
  expect(orderOf(await shop.success.orderNumber()).paymentMethod).toBe('checkmo');
  process.stdout.write(`${String(keys.presses)} presses\n${keys.ways}\n`);
  expect(keys.presses, keys.ways).toBeLessThanOrEqual(MOST_PRESSES);
});
