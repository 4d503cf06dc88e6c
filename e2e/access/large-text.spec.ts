import { galleryElements } from '../../demo/gallery/surface';
import { CHROMIUM_ARGS } from '../../scripts/lib/chromium.mjs';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';
import { expectNoneScrollsSideways } from './page-kinds';

const executablePath = process.env.TILL_CHROMIUM ?? '';

/* A user who has doubled the browser's text size, in a narrow window. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
    ...(executablePath === '' ? {} : { executablePath }),
  },
});

test('at twice the text size no kind of page scrolls sideways at 320 px', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoneScrollsSideways(page, shop);
});

test('at twice the text size no element alone scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const settled = watchRequests(page);
  for (const { tag } of galleryElements) {
    await page.goto(`/gallery/${tag}/preview`);
    await expect(page.locator(`${tag} > .till-root`).first()).toBeAttached();
    await settled();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, `${tag} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
});

test('at twice the text size no line of the cart is cut, and no total is broken within a word', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await page.goto('/checkout/cart/');
  await expect(shop.cart.line('The Salt Road')).toBeVisible();
  const beyond = await page.locator('.till-cart-row').evaluate((row) => {
    const { right } = row.getBoundingClientRect();
    return Math.max(...[...row.children].map((part) => part.getBoundingClientRect().right - right));
  });
  expect(beyond, 'every part of a line stands inside it').toBeLessThan(1);
  const label = page.locator('.till-totals__label', { hasText: 'Cart Subtotal' });
  const lines = await label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines, 'one line, or one for each word').toBeLessThanOrEqual(2);
});

test('content that overflows a phone’s page does not enlarge our text', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await phone.newPage();
  await page.route('**/the-salt-road.html', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</body>',
      `<pre>${'wide '.repeat(60)}</pre></body>`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/the-salt-road.html');
  const root = page.locator('till-add-to-cart > .till-root');
  await expect(root).toBeAttached();
  expect(await page.evaluate(() => window.innerWidth)).toBeGreaterThan(390);
  expect(
    await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--_rem')),
  ).toBe('32px');
  await phone.close();
});
