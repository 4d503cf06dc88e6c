import type { PayPalButtonsComponent, PayPalNamespace } from '@paypal/paypal-js';
import type { Page } from '@playwright/test';

import { sandboxClient } from '../../demo/providers/paypal/keys';
import { ApprovalWindow, PaypalButton } from '../payments/paypal-page';
import { expectAccessible } from '../support/axe';
import { PAYPAL } from '../support/paypal';
import { expect, test as base } from '../support/test';

/** What the page keeps for later steps. */
interface Kept {
  readonly heard: unknown[];
  buttons: PayPalButtonsComponent;
  /** The order of the next press; an error when the shop creates none. */
  order: string;
}

declare global {
  interface Window {
    paypalHost: Kept;
    shopPaypal: PayPalNamespace;
  }
}

/** A shop's page on another origin than the script, and the shop's own calls. */
class Shop {
  readonly button: PaypalButton;

  constructor(
    readonly page: Page,
    private readonly account: string,
  ) {
    this.button = new PaypalButton(page, page.locator('#host'));
  }

  async open(): Promise<void> {
    const { clientId } = sandboxClient(this.account);
    // A page that a server has sent: browsers let no other load scripts from this machine.
    await this.page.goto(
      `${PAYPAL.replace('127.0.0.1', 'localhost')}/smart/wait?client-id=${clientId}`,
    );
    await this.page.setContent(`<!doctype html><html lang="en"><title>A shop</title>
<main><h1>A shop</h1><div id="host"></div></main>
<script src="${PAYPAL}/sdk/js?client-id=${clientId}&currency=USD" data-namespace="shopPaypal"></script>`);
    await this.page.evaluate(async () => {
      const heard: unknown[] = [];
      const buttons = window.shopPaypal.Buttons?.({
        createOrder: () =>
          window.paypalHost.order === ''
            ? Promise.reject(new Error('no order'))
            : Promise.resolve(window.paypalHost.order),
        onApprove: (data) => {
          heard.push({ approved: data.orderID, payer: data.payerID });
          return Promise.resolve();
        },
        onCancel: (data) => heard.push({ cancelled: data.orderID }),
        onError: (error) => heard.push({ error: String(error.message) }),
        onInit: () => heard.push('init'),
      });
      if (!buttons) throw new Error('no buttons');
      window.paypalHost = { heard, buttons, order: '' };
      await buttons.render('#host');
    });
  }

  /** Creates an order for the next press. */
  async order(): Promise<string> {
    const { clientId, secret } = sandboxClient(this.account);
    const answer = await this.page.request.post(`${PAYPAL}/v2/checkout/orders`, {
      headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
      data: {
        intent: 'CAPTURE',
        purchase_units: [{ amount: { currency_code: 'USD', value: '15.81' } }],
      },
    });
    const { id } = (await answer.json()) as { id: string };
    await this.next(id);
    return id;
  }

  async next(id: string): Promise<void> {
    await this.page.evaluate((order) => {
      window.paypalHost.order = order;
    }, id);
  }

  heard(): Promise<unknown[]> {
    return this.page.evaluate(() => window.paypalHost.heard.slice(1));
  }
}

const test = base.extend<{ at: Shop }>({
  at: async ({ page }, use, info) => {
    const shop = new Shop(page, `${info.testId}-${String(info.retry)}`);
    await shop.open();
    await use(shop);
  },
});

test('approves an order in a window, and is cancelled there @phone', async ({ at, page }) => {
  expect(await page.evaluate(() => window.paypalHost.heard)).toEqual(['init']);
  const id = await at.order();
  const approval = await at.button.press();
  await expect(approval.amount).toHaveText('$15.81');
  await expectAccessible(approval.page, 'the window');
  await approval.end(approval.approve);
  await expect.poll(() => at.heard()).toEqual([{ approved: id, payer: 'SANDBOXPAYER1' }]);
  const other = await at.order();
  const cancelled = await at.button.press();
  await cancelled.end(cancelled.cancel);
  await expect.poll(() => at.heard()).toContainEqual({ cancelled: other });
});

test('ends in an error without an order of the shop', async ({ at, page }) => {
  const opened = page.waitForEvent('popup');
  await at.button.button.click();
  const approval = await opened;
  if (!approval.isClosed()) await approval.waitForEvent('close');
  await expect.poll(() => at.heard()).toEqual([{ error: 'no order' }]);
});

test('approves no order twice, and none that is not there', async ({ at }) => {
  await at.order();
  const approval = await at.button.press();
  await approval.end(approval.approve);
  const again = await at.button.press();
  await expect.poll(async () => (await at.heard()).length).toBe(2);
  expect((await at.heard())[1]).toEqual({ error: 'The order cannot be approved' });
  if (!again.page.isClosed()) await again.page.waitForEvent('close');
  await at.next('NONE');
  await at.button.press();
  await expect.poll(async () => (await at.heard()).length).toBe(3);
});

test('is rendered once, and pressed by a shopper only', async ({ at, page }) => {
  await expect(page.evaluate(() => window.paypalHost.buttons.render('#host'))).rejects.toThrow(
    'already been rendered',
  );
  await at.order();
  await at.button.button.evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  expect(page.context().pages()).toHaveLength(1);
  await page.evaluate(() => window.paypalHost.buttons.close());
  await expect(page.locator('#host iframe')).toHaveCount(0);
});

test('takes a closed window for a cancellation', async ({ at }) => {
  const id = await at.order();
  const approval = await at.button.press();
  expect(approval).toBeInstanceOf(ApprovalWindow);
  await expect(approval.approve).toBeVisible();
  await approval.page.close();
  await expect.poll(() => at.heard()).toEqual([{ cancelled: id }]);
});
