import { CHROMIUM_ARGS } from '../../scripts/lib/chromium.mjs';
import { expect, test } from '../support/test';

const executablePath = process.env.TILL_CHROMIUM ?? '';

/* A user who has doubled the browser's text size, in a narrow window. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
    ...(executablePath === '' ? {} : { executablePath }),
  },
});

test('at twice the text size no page overflows a narrow window, and no total is broken within a word', async ({
  page,
  shop,
}) => {
  test.slow();
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  for (const [path, tag] of [
    ['/the-salt-road.html', 'till-add-to-cart'],
    ['/daybook.html', 'till-swatches'],
    ['/a-reading-evening.html', 'till-bundle-options'],
    ['/records-of-the-north.html', 'till-grouped-items'],
    ['/gift-card-by-e-mail.html', 'till-gift-card'],
    ['/fiction.html', 'till-mini-cart'],
    ['/checkout/cart/', 'till-cart'],
    ['/checkout/', 'till-checkout'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator(`${tag} > .till-root`).first()).toBeAttached();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, path).toBe(0);
  }
  await page.goto('/checkout/cart/');
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
