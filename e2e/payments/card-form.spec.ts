import type { Page, Request } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

const NUMBER = '4242424242424242';
const GROUPED = '4242 4242 4242 4242';
const DECLINED = '4000000000000002';
const GROUPED_DECLINED = '4000 0000 0000 0002';
const CODE = '739';
const year = String(new Date().getFullYear() + 3);

/** The parts of the card in a text, in any spelling. The code is short, so it counts only as a separate word. */
const partsIn = (text: string): readonly string[] =>
  [NUMBER, GROUPED, DECLINED, GROUPED_DECLINED, CODE].filter((part) =>
    part === CODE
      ? new RegExp(`(?<![\\w.-])${CODE}(?![\\w.-])`).test(text)
      : text.includes(part) || text.includes(encodeURIComponent(part)),
  );

/** Every request whose body, URL or headers contain a part of the card. */
function requestsWithCard(page: Page): () => readonly string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const texts = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())];
    if (partsIn(texts.join('\n')).length > 0) {
      seen.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  return () => seen;
}

/** All state of a page except for the fields themselves, as text; runs in the page. */
function readTraces(): string {
  interface Fiber {
    readonly return: Fiber | null;
    readonly memoizedProps: { store?: { getState?: () => unknown } } | null;
  }
  const input = document.querySelector('till-checkout input');
  const key = Object.keys(input ?? {}).find((name) => name.startsWith('__reactFiber')) ?? '';
  let fiber = (input as unknown as Record<string, Fiber | null>)[key] ?? null;
  while (fiber !== null && fiber.memoizedProps?.store?.getState === undefined) {
    fiber = fiber.return;
  }
  const state = fiber?.memoizedProps?.store?.getState?.();
  if (state === undefined) throw new Error('the store was not found');
  return JSON.stringify({
    state,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    address: location.href,
    history: history.state as unknown,
    markup: document.documentElement.outerHTML,
  });
}

const traces = async (page: Page): Promise<string> => {
  const bases = await page.evaluate(() => indexedDB.databases());
  return `${await page.evaluate(readTraces)} ${JSON.stringify(bases)}`;
};

/** Stores the traces at the moment when the page is left, for the next page. */
const keepLastTraces = (page: Page): Promise<void> =>
  page.evaluate(
    `addEventListener('pagehide', () => sessionStorage.setItem('last', (${readTraces.toString()})()))`,
  );

/** Returns and removes the traces of the previous page. */
const lastTraces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const last = sessionStorage.getItem('last') ?? '';
    sessionStorage.removeItem('last');
    return last;
  });

/** Expects no part of the card, in any spelling. */
function expectNoCard(text: string): void {
  expect(partsIn(text), 'traces of the card').toEqual([]);
}

test.describe('the card form of the shop @phone', () => {
  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { payments: ['demo_card'] });
    await guestAtPayment(shop);
  });

  test('pays with the keyboard alone and leaves no trace of the card [PAY-11] [CARD-14] [CARD-27]', async ({
    page,
    shop,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const sent = requestsWithCard(page);
    const { element, placeOrder } = shop.checkout;
    await tabTo(shop.checkout.method('Credit Card'));
    await page.keyboard.press('Space');
    const number = element.getByLabel('Credit Card Number');
    await tabTo(number);
    await page.keyboard.type(NUMBER);
    await expect(number).toHaveValue(GROUPED);
    await page.keyboard.press('Tab');
    await expect(element.getByLabel('Expiration Date')).toBeFocused();
    await page.keyboard.type(`4/${year}`);
    await expect(element.getByLabel('Expiration Date')).toHaveValue(`04 / ${year.slice(2)}`);
    await page.keyboard.press('Tab');
    await expect(element.getByLabel('Security Code (CVV)')).toBeFocused();
    await page.keyboard.type(CODE);
    await tabTo(placeOrder);
    const kept = await traces(page);
    expect(kept, 'the store was read').toContain('demo_card');
    expectNoCard(kept);
    await keepLastTraces(page);
    const order = page.waitForRequest(
      (request) => request.method() === 'POST' && /payment-information$/.test(request.url()),
    );
    await page.keyboard.press('Enter');
    const body = (await order).postDataJSON() as { paymentMethod: Record<string, unknown> };
    expect(body.paymentMethod).toMatchObject({
      method: 'demo_card',
      additional_data: {
        cc_cid: CODE,
        cc_ss_start_month: '',
        cc_ss_start_year: '',
        cc_ss_issue: '',
        cc_type: 'VI',
        cc_exp_year: year.slice(2),
        cc_exp_month: '4',
        cc_number: NUMBER,
      },
    });
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({ paymentMethod: 'demo_card' });
    // As the order was placed: the store, all storage, the history and every attribute.
    const last = await lastTraces(page);
    expect(last, 'the store was read').toContain('"status":"placed"');
    expectNoCard(last);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatch(/^POST .*\/payment-information$/);
    expectNoCard(logged.join('\n'));
    expectNoCard(await page.content());
    expectNoCard(
      await page.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
          location.href,
        ]),
      ),
    );
    await page.goBack();
    expectNoCard(await page.content());
    const fields = page.locator('till-checkout input[autocomplete^="cc-"]');
    for (const field of await fields.all()) await expect(field).toHaveValue('');
  });

  test('a declined card keeps everything else, and another one pays', async ({ page, shop }) => {
    const { element } = shop.checkout;
    await shop.checkout.chooseMethod('Credit Card');
    const number = element.getByLabel('Credit Card Number');
    await number.fill(DECLINED);
    await element.getByLabel('Expiration Date').fill(`04/${year}`);
    await element.getByLabel('Security Code').fill(CODE);
    await shop.checkout.place();
    await expect(element.getByText('Your card was declined.').first()).toBeVisible();
    await expect(shop.checkout.method('Credit Card')).toBeChecked();
    await expect(element.getByText('12 Harbour Street').first()).toBeVisible();
    await expect(number).toHaveValue('4000 0000 0000 0002');
    await expect(element.getByLabel('Expiration Date')).toHaveValue(`04 / ${year.slice(2)}`);
    expect(orderCount(shop.email)).toBe(0);
    expectNoCard(await traces(page));
    await number.fill(NUMBER);
    await shop.checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({ paymentMethod: 'demo_card' });
  });

  test('shows an error at each invalid field, and sends nothing [CARD-23] [CARD-25] [CARD-26] [CARD-28]', async ({
    page,
    shop,
  }) => {
    const { element } = shop.checkout;
    await shop.checkout.chooseMethod('Credit Card');
    const number = element.getByLabel('Credit Card Number');
    const expiry = element.getByLabel('Expiration Date');
    const code = element.getByLabel('Security Code');
    await expectAccessible(page, 'the empty card form');
    await shop.checkout.place();
    await expect(number).toHaveAccessibleDescription('Please enter a valid credit card number.');
    await expect(expiry).toHaveAccessibleDescription('Incorrect credit card expiration month.');
    await expect(code).toHaveAccessibleDescription(
      /^Please enter a valid credit card verification number\./,
    );
    await expect(number).toBeFocused();
    await expectAccessible(page, 'the card form with errors');
    await number.fill('3782-822463-10005');
    await expect(number).toHaveValue('3782 822463 10005');
    await expect(element.getByLabel('Security Code (CID)')).toBeVisible();
    await expiry.fill('12/25');
    await code.fill('123');
    await number.focus();
    await expect(expiry).toHaveAccessibleDescription('Incorrect credit card expiration year.');
    await expect(code).toHaveAccessibleDescription(/verification number/);
    await code.fill('1234');
    await expect(code).not.toHaveAccessibleDescription(/verification number/);
    expect(orderCount(shop.email)).toBe(0);
    await page.reload();
    await expect(number).toHaveValue('');
  });
});
