import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { addStyleSheet } from './style-sheets';

/* Restyling with the custom properties --till-*. */

const openCheckout = async (page: Page, properties: string): Promise<void> => {
  await addStyleSheet(page, `:root { ${properties} }`);
  await page.goto('/the-salt-road.html');
  const added = page.waitForResponse((response) => response.url().includes('/checkout/cart/add'));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await added;
  await page.goto('/checkout/');
  await expect(nextButton(page)).toBeVisible();
};

const nextButton = (page: Page): Locator =>
  page.locator('till-checkout').getByRole('button', { name: 'Next', exact: true });

const field = (page: Page): Locator => page.locator('till-checkout').getByLabel('Email Address');

const style = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('colours', async ({ page }) => {
  await openCheckout(
    page,
    '--till-color-accent: rgb(90, 10, 120); --till-color-on-accent: rgb(255, 250, 240); --till-color-border-strong: rgb(10, 120, 90)',
  );
  expect(await style(nextButton(page), 'background-color')).toBe('rgb(90, 10, 120)');
  expect(await style(nextButton(page), 'color')).toBe('rgb(255, 250, 240)');
  expect(await style(field(page), 'border-top-color')).toBe('rgb(10, 120, 90)');
});

test('type', async ({ page }) => {
  await openCheckout(page, "--till-font-family: 'Courier New', monospace; --till-font-scale: 1.25");
  expect(await style(field(page), 'font-family')).toContain('Courier New');
  expect(parseFloat(await style(field(page), 'font-size'))).toBe(20);
});

test('radius', async ({ page }) => {
  await openCheckout(
    page,
    '--till-radius: 0px; --till-radius-small: 0px; --till-radius-large: 0px',
  );
  expect(await style(nextButton(page), 'border-top-left-radius')).toBe('0px');
  expect(await style(field(page), 'border-top-left-radius')).toBe('0px');
});

test('spacing and density', async ({ page }) => {
  await openCheckout(page, '');
  const gap = () => style(page.locator('till-checkout .till-checkout__grid'), 'row-gap');
  const roomy = parseFloat(await gap());
  await page.unrouteAll();
  await openCheckout(page, '--till-space: 2px; --till-control-height: 56px');
  expect(await style(field(page), 'height')).toBe('56px');
  expect(parseFloat(await gap())).toBe(roomy / 2);
});

test("the user's text size applies, the theme's root size does not", async ({ page }) => {
  await openCheckout(page, 'font-size: 62.5%');
  expect(await style(field(page), 'font-size')).toBe('16px');
  expect(await style(field(page), 'height')).toBe('48px');
  await page.unrouteAll();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
  await openCheckout(page, 'font-size: 62.5%');
  expect(await style(field(page), 'font-size')).toBe('20px');
});
