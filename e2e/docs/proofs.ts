import type { Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { expect, type Shop } from '../support/test';
import { callsOf } from './snippet-page';

/** What a proof works with. */
export interface Visit {
  readonly page: Page;
  readonly shop: Shop;
  /** What the page has written to the console. */
  readonly lines: readonly string[];
}

type Proof = (visit: Visit) => Promise<void>;

const pay = async ({ page, shop }: Visit, method: RegExp): Promise<void> => {
  await shop.checkout.shipAsGuest(shop.email);
  await page.getByRole('radio', { name: method }).check();
};

const order = async (visit: Visit): Promise<void> => {
  await visit.shop.checkout.open();
  await pay(visit, /Check \/ Money order/);
  await visit.shop.checkout.place();
  await visit.shop.success.orderNumber();
};

/** Waits for a line on the console. */
const expectLine = async ({ lines }: Visit, pattern: RegExp): Promise<void> => {
  await expect.poll(() => lines.filter((line) => pattern.test(line))).not.toEqual([]);
};

const logsOrder: Proof = async (visit) => {
  await order(visit);
  await expectLine(visit, /^order /);
};

/** Pays with the method of the snippet, which the shop is made to offer; its last call is not answered by the shop. */
const paysByAccount: Proof = async (visit) => {
  const { page, shop } = visit;
  await page.route(/(?:shipping|payment)-information/, async (route) => {
    if (
      route.request().url().includes('/payment-information') &&
      route.request().method() === 'POST'
    ) {
      await route.fulfill({ status: 400, json: { message: 'No orders here.' } });
      return;
    }
    const response = await route.fetch();
    const body = (await response.json()) as { payment_methods: unknown[] };
    body.payment_methods.push({ code: 'house_account', title: 'House account' });
    await route.fulfill({ response, json: body });
  });
  await page.route('**/set-payment-information', (route) => route.fulfill({ json: true }));
  await shop.checkout.open();
  await pay(visit, /House account/);
  await shop.checkout.place();
  await expect(page.getByText('Please enter your account number.').first()).toBeVisible();
  await page.getByLabel('Account number').fill('A-17');
  const sent = page.waitForRequest(
    (request) => /\/payment-information/.test(request.url()) && request.method() === 'POST',
  );
  await shop.checkout.place();
  expect((await sent).postDataJSON()).toMatchObject({
    paymentMethod: { method: 'house_account', additional_data: { account: 'A-17' } },
  });
};

/** What a snippet does, by its id; the others are run, and may not fail. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  'README.md#embed-it 2': logsOrder,
  'docs/embedding.md#events 1': logsOrder,
  'docs/measuring.md#other-tools 1': logsOrder,
  'docs/embedding.md#a-payment-method-of-your-own 1': paysByAccount,
  'docs/payments.md#payment-methods 1': paysByAccount,
  // The cart may not be loaded yet, and this page has no totals.
  'docs/embedding.md#reading-the-cart 1': (visit) =>
    expectLine(visit, /^(?:1|undefined) undefined false$/),
  'docs/embedding.md#cards-for-a-gateway-of-your-own 1': async ({ page }) => {
    await page.getByLabel('Credit Card Number').fill('4242424242424242');
    await page.getByLabel('Expiration Date').fill('04/39');
    await page.getByLabel('Security Code').fill('123');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(() => callsOf(page)).toEqual([['sendToken', 'token-of-4242']]);
  },
  'docs/extending.md#content-in-regions 1': async ({ page }) => {
    await expect(page.locator('.till-root').getByText('Free returns for 30 days')).toBeVisible();
  },
  'docs/extending.md#content-in-regions 2': async (visit) => {
    await pay(visit, /Check \/ Money order/);
    await expect(visit.page.getByText('Questions? Call 555-0134.')).toBeVisible();
  },
  'docs/extending.md#before-an-order-addplaceorderhook 1': async (visit) => {
    const { page, shop } = visit;
    await pay(visit, /Check \/ Money order/);
    const sent = page.waitForRequest((request) => request.headers()['x-campaign'] === 'spring');
    await shop.checkout.place();
    expect((await sent).url()).toContain('/payment-information');
  },
  'docs/extending.md#when-everything-is-there-ready 1': (visit) =>
    expectLine(visit, /^\d+\.\d+\.\d+ /),
  'docs/shipping.md#shipping-methods-with-a-form 1': async ({ page, shop }) => {
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Table Rate/);
    await shop.checkout.next.click();
    await expect(shop.checkout.methodError).toHaveText('Please choose a parcel shop.');
    await page.getByLabel('Parcel shop').selectOption('PS-14');
    const sent = page.waitForRequest('**/shipping-information');
    await shop.checkout.next.click();
    expect((await sent).postData()).toContain('"parcel_shop_code":"PS-14"');
  },
  'docs/address-lookup.md#suggesting-addresses 1': async ({ page, shop }) => {
    await page.route('**/suggest?**', (route) =>
      route.fulfill({ json: [{ id: '17', label: '12 Harbour Street, Oakland' }] }),
    );
    await page.route('**/suggest/17', (route) =>
      route.fulfill({
        json: {
          street: ['12 Harbour Street'],
          city: 'Oakland',
          postcode: '94607',
          region: 'California',
        },
      }),
    );
    await shop.checkout.element
      .getByLabel(/^Street Address/)
      .first()
      .pressSequentially('12 Har');
    await page.getByRole('option', { name: '12 Harbour Street, Oakland' }).click();
    await expect(shop.checkout.field('City')).toHaveValue('Oakland');
  },
  'docs/debugging.md#a-readable-log 1': (visit) =>
    expectLine(visit, /^\[till\] .* till-mini-cart ready/),
  'docs/debugging.md#user-timing 1': async ({ page }) => {
    await expect
      .poll(() => callsOf(page))
      .toContainEqual(['report', 'till-mini-cart:ready', expect.any(Number)]);
  },
  'docs/debugging.md#messages 1': async ({ page }) => {
    await page.evaluate(() => {
      const detail = { tag: 'till-cart', code: 'till-2', cause: new Error('gone') };
      document.dispatchEvent(new CustomEvent('till-element-failed', { detail }));
    });
    expect(await callsOf(page)).toEqual([
      ['sendToMonitoring', { tag: 'till-cart', code: 'till-2', error: 'Error: gone' }],
    ]);
  },
  'docs/measuring.md#googles-data-layer 1': async ({ page }) => {
    const names = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.map(
          ({ event }) => event,
        ),
      );
    await expect.poll(names).toContain('view_item');
  },
  'docs/languages.md#change-a-phrase 1': async (visit) => {
    await visit.shop.checkout.open();
    await pay(visit, /Check \/ Money order/);
    await expect(visit.page.getByText('Sicher bezahlen')).toBeVisible();
  },
  'docs/languages.md#change-a-phrase 2': async (visit) => {
    await visit.shop.checkout.open();
    await pay(visit, /Check \/ Money order/);
    await expect(visit.page.getByText('Sicher bezahlen')).toBeVisible();
  },
  'docs/product-page.md#how-they-work-together 1': async (visit) => {
    await visit.shop.product.add(1);
    await expectLine(visit, /^BK-SALT /);
  },
  'docs/upgrading.md#scripts-that-listen 1': async (visit) => {
    await visit.shop.miniCart.open();
    await visit.shop.miniCart.drawer.getByRole('link', { name: /Proceed to Checkout/ }).click();
    await expectLine(visit, /^1 16\.5$/);
  },
};
