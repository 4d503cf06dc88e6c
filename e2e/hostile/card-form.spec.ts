import { guestAtPayment } from '../support/guests';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';
import { addStyleSheet, SHEETS, sheetText } from './style-sheets';
import { expectSound } from './geometry';

/* The card form in pages with unrelated style sheets. */

for (const sheet of SHEETS) {
  for (const width of [320, 1280]) {
    test.describe(`in a page styled by ${sheet}, ${String(width)} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('the card form keeps its dimensions, with and without errors', async ({
        page,
        shop,
      }) => {
        await addStyleSheet(page, sheetText(sheet));
        await setUpShop(page, { payments: ['demo_card'] });
        await guestAtPayment(shop);
        await shop.checkout.chooseMethod('Credit Card');
        const number = shop.checkout.element.getByLabel('Credit Card Number');
        await number.fill('378282246310005');
        const { text, icon } = await number.evaluate((input: HTMLInputElement) => {
          const box = input.getBoundingClientRect();
          const drawing = input.parentElement?.querySelector('svg')?.getBoundingClientRect();
          const style = getComputedStyle(input);
          return {
            text: box.right - parseFloat(style.paddingRight),
            icon: { left: drawing?.left, isInside: (drawing?.bottom ?? 0) <= box.bottom },
          };
        });
        expect(icon.left, 'the brand leaves the digits alone').toBeGreaterThanOrEqual(text);
        expect(icon.isInside).toBe(true);
        await expectSound(shop.checkout.element);
        await shop.checkout.place();
        await expect(shop.checkout.element.locator('[aria-invalid=true]')).toHaveCount(2);
        await expectSound(shop.checkout.element);
      });
    });
  }
}
