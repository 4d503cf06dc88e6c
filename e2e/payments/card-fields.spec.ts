import { expect, test } from '../support/test';

type CardFields = HTMLElement & { readCard(): unknown };

const year = new Date().getFullYear() + 2;
const short = String(year % 100);

test.describe('card entry for a gateway of the shop’s own @phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/gallery/till-card-fields/preview?state=asking');
    await expect(page.getByLabel('Credit Card Number')).toBeVisible();
  });

  test('keeps the caret, and deletes across gaps [CARD-16] [CARD-29]', async ({ page }) => {
    const number = page.getByLabel('Credit Card Number');
    const caret = () => number.evaluate((input: HTMLInputElement) => input.selectionStart);
    await number.focus();
    await page.keyboard.insertText('4242-4242-4242-4242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
    expect(await caret()).toBe(15);
    await page.keyboard.press('Backspace');
    await expect(number).toHaveValue('4242 4242 4244 242');
    expect(await caret()).toBe(13);
    await page.keyboard.press('2');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await page.keyboard.press('Home');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect(number).toHaveValue('4242 2424 2424 242');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('37-8282');
    await expect(number).toHaveValue('3782 82');
    await expect(page.getByLabel('Security Code (CID)')).toBeVisible();
  });

  test('accepts expiry dates as browsers and people write them [CARD-25] [CARD-26]', async ({
    page,
  }) => {
    const expiry = page.getByLabel('Expiration Date');
    for (const text of [`4/${short}`, `04 / ${String(year)}`, `${String(year)}-04`, `04${short}`]) {
      await expiry.fill(text);
      await expiry.blur();
      await expect(expiry, text).toHaveValue(`04 / ${short}`);
    }
    await expiry.fill('');
    await expiry.pressSequentially('4');
    await expect(expiry).toHaveValue('04 / ');
    await page.keyboard.press('Backspace');
    await expect(expiry).toHaveValue('04');
    await page.keyboard.press('Backspace');
    await expect(expiry).toHaveValue('0');
  });

  test('passes the card only to the script, and forgets it with the page', async ({ page }) => {
    const element = page.locator('till-card-fields');
    const read = () => element.evaluate((node) => (node as CardFields).readCard());
    expect(await read()).toBeNull();
    await expect(page.getByLabel('Credit Card Number')).toBeFocused();
    await page.getByLabel('Credit Card Number').fill('5555555555554444');
    await page.getByLabel('Expiration Date').fill(`12/${short}`);
    await page.getByLabel('Security Code (CVC)').fill('123');
    expect(await read()).toEqual({
      number: '5555555555554444',
      type: 'MC',
      month: 12,
      year,
      securityCode: '123',
      name: null,
    });
    expect(await page.content()).not.toContain('5555');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await read()).toBeNull();
    await expect(page.getByLabel('Credit Card Number')).toHaveValue('');
  });
});
