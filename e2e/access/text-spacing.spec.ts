import { californian } from '../pages/checkout-page';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';

/* A reader who sets the spacing of WCAG 1.4.12 for every text, in a narrow window. */
test.use({ viewport: { width: 320, height: 640 } });

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

test('with wider spaced text no page scrolls sideways, and no button cuts its text', async ({
  page,
  shop,
}) => {
  const settled = watchRequests(page);
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  const look = async (name: string): Promise<void> => {
    await settled();
    const { spacing, beyond, cut } = await page.evaluate(() => {
      const root = document.documentElement;
      const buttons = [...document.querySelectorAll<HTMLElement>('.till button, .till a')];
      return {
        spacing: getComputedStyle(document.body).letterSpacing,
        beyond: root.scrollWidth - root.clientWidth,
        cut: buttons
          .filter((button) => button.checkVisibility())
          .filter((button) => getComputedStyle(button).overflowX !== 'visible')
          .filter((button) => button.scrollWidth > button.clientWidth + 1)
          .map((button) => button.textContent),
      };
    });
    expect(spacing, 'the spacing is set').not.toBe('normal');
    expect.soft(beyond, `${name} scrolls sideways by`).toBeLessThanOrEqual(0);
    expect.soft(cut, `${name} cuts`).toEqual([]);
  };
  await page.goto('/stationery.html');
  await look('a category');
  await shop.product.open('the-salt-road');
  await look('a product');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await shop.miniCart.open();
  await look('the mini cart');
  await shop.cart.open();
  await look('the cart');
  await shop.checkout.open();
  await shop.checkout.email.fill(shop.email);
  await shop.checkout.fillAddress(californian);
  await look('the shipping step');
  await shop.checkout.chooseMethod(/Flat Rate/);
  await shop.checkout.toPayment();
  await look('the payment step');
});
