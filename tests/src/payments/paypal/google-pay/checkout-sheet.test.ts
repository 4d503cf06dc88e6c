import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutSheet } from '../../../../../src/payments/paypal/google-pay/checkout-sheet';
import { parseGooglePayCheckout } from '../../../../../src/payments/paypal/google-pay/config';
import { googlePay } from '../../../../../src/payments/paypal/google-pay/method';
import * as press from '../../../../../src/payments/paypal/smart-buttons/press';
import type {
  ConfirmContext,
  PaymentResult,
} from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { totalsOf } from '../../../state/support/totals';
import { created, formOf, googlePayment } from '../page';
import { contextOf } from '../smart-buttons/context';
import { data, details, FakeGoogle, reasonOf } from './google';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const FAILED = 'A payment submission error has occurred.';
const NOT_PLACED = 'Your order was not placed. Please place it again.';
let google: FakeGoogle;
let liability: string;

/** The shop's responses. */
function answer(order: unknown = created(), status = 201): void {
  mockShop((_request, path) => {
    if (path === 'billing-address') return json(7);
    return path.includes('getcurrentorder')
      ? json(details('PP-1', liability))
      : json(order, status);
  });
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  liability = 'POSSIBLE';
  google = new FakeGoogle();
  press.cancelPress();
  answer();
});

/** A checkout with the method, and its sheet. */
function open(changes: Partial<ConfirmContext> = {}) {
  const config = parseGooglePayCheckout(googlePayment());
  if (config === null) throw new Error('No method.');
  const sheet = createCheckoutSheet(config);
  const ends: PaymentResult[] = [];
  const handle = {
    placeOrder: () => {
      const signal = new AbortController().signal;
      const reviewed = Promise.resolve(true);
      const context = { ...contextOf(), reviewed, signal, ...changes };
      void googlePay.confirm(context).then((end) => ends.push(end));
    },
  };
  return {
    ends,
    press: (way = handle) => {
      sheet.press(google.ready, way);
    },
    authorize: () => sheet.authorize(google.ready, data),
    /** Ends the sheet with an error of Google's. */
    close: async (error: unknown = { statusCode: 'CANCELED' }) => {
      google.sheets.at(-1)?.end(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const ready = (code = 'payment_services_paypal_google_pay') => ({
  status: 'ready',
  payment: {
    method: code,
    po_number: null,
    additional_data: {
      payments_order_id: 'mp-1',
      paypal_order_id: 'PP-1',
      payment_source: 'googlepay',
    },
  },
});

describe('Google Pay in the checkout', () => {
  it('opens with the total on screen inside the press, and orders what it confirmed [GOOGLE-01] [GOOGLE-02] [WALL-02]', async () => {
    const page = open();
    page.press();
    expect(google.requests).toMatchObject([
      {
        shippingAddressRequired: false,
        emailRequired: true,
        transactionInfo: { totalPrice: '45.00', currencyCode: 'USD' },
      },
    ]);
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    expect(google.confirmed).toEqual([{ orderId: 'PP-1', ...data }]);
    expect(page.ends).toEqual([ready()]);
    const order = sent.find(({ path }) => path.includes('order/create'));
    expect(formOf(order?.body)).toMatchObject({
      payment_source: 'googlepay',
      location: 'CHECKOUT',
      three_ds_mode: 'SCA_WHEN_REQUIRED',
    });
  });

  it('shows the lines of the total on screen [GOOGLE-14]', () => {
    const segments = [
      { code: 'subtotal', title: 'Subtotal', value: 45, area: null, taxDetails: [] },
      { code: 'grand_total', title: 'Total', value: 45, area: null, taxDetails: [] },
    ];
    open({ totals: totalsOf({ grandTotal: 45, baseGrandTotal: 45, segments }) }).press();
    expect(google.requests[0]?.transactionInfo.displayItems).toEqual([
      { label: 'Subtotal', type: 'SUBTOTAL', price: '45.00' },
    ]);
  });

  it('opens no sheet when the checkout starts no order [WALL-31] [WALL-32]', () => {
    open().press({ placeOrder: () => undefined });
    expect(google.requests).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('confirms nothing before the shop has an order, nor without one [GOOGLE-02] [GOOGLE-07]', async () => {
    const page = open({ reviewed: Promise.resolve(false) });
    page.press();
    expect(reasonOf(await page.authorize())).toBe(NOT_PLACED);
    expect(google.confirmed).toEqual([]);
    answer({ response: { error: 'Closed.' } });
    const other = open();
    other.press();
    expect(reasonOf(await other.authorize())).toBe(NOT_PLACED);
    expect(other.ends).toEqual([{ status: 'refused', message: 'Closed.' }]);
    expect(google.confirmed).toEqual([]);
  });

  it('lets the checkout go on when the sheet is closed, and says what went wrong', async () => {
    const page = open();
    page.press();
    await page.close();
    expect(page.ends).toEqual([{ status: 'cancelled' }]);
    page.press();
    await page.close({ statusCode: 'DEVELOPER_ERROR' });
    expect(page.ends.at(-1)).toEqual({ status: 'refused', message: FAILED });
    expect(reasonOf(await page.authorize())).toBe(NOT_PLACED);
  });

  it('ignores an earlier sheet that is closed late', async () => {
    const page = open();
    page.press();
    page.press();
    expect(page.ends).toHaveLength(0);
    google.sheets[0]?.end({ statusCode: 'CANCELED' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.ends).toEqual([{ status: 'cancelled' }]);
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    expect(page.ends).toHaveLength(2);
  });

  it('lets another card pay after one that was declined [WALL-26]', async () => {
    const page = open();
    page.press();
    google.status = 'DECLINED';
    expect(reasonOf(await page.authorize())).toBe(FAILED);
    expect(page.ends).toEqual([]);
    google.status = 'APPROVED';
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    expect(page.ends).toEqual([ready()]);
  });
});

describe('another amount than the one in the sheet', () => {
  it('is none where only the currency is left out', async () => {
    answer(created({ currency_code: null }));
    const page = open();
    page.press();
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
  });

  it('is told first, is shown in the next sheet, and only then confirmed [WALL-04]', async () => {
    answer(created({ amount: '46.0000' }));
    const page = open();
    page.press();
    expect(reasonOf(await page.authorize())).toBe(NOT_PLACED);
    expect(page.ends).toMatchObject([
      { status: 'refused', message: expect.stringContaining('$45.00 → $46.00') as string },
    ]);
    expect(google.confirmed).toEqual([]);
    await page.close();
    page.press();
    expect(google.requests.at(-1)?.transactionInfo.totalPrice).toBe('46.00');
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
  });

  it('is not the one of an earlier cart', async () => {
    answer(created({ amount: '46.0000' }));
    const page = open();
    page.press();
    await page.authorize();
    await page.close();
    open({ totals: totalsOf({ grandTotal: 60, baseGrandTotal: 60 }) }).press();
    expect(google.requests.at(-1)?.transactionInfo.totalPrice).toBe('60.00');
  });

  it('is refused where the total on screen is in no base currency', async () => {
    const page = open({ totals: totalsOf({ grandTotal: 40, baseGrandTotal: null }) });
    page.press();
    const both = expect.stringMatching(/40.* → \$45\.00/) as string;
    expect(reasonOf(await page.authorize())).toEqual(both);
    expect(page.ends).toEqual([{ status: 'refused', message: both }]);
    expect(google.confirmed).toEqual([]);
  });

  it('is not forgotten for the total on screen, once the order has that again [WALL-04]', async () => {
    answer(created({ amount: '46.0000' }));
    const page = open();
    page.press();
    await page.authorize();
    await page.close();
    answer();
    page.press();
    expect(google.requests.at(-1)?.transactionInfo.totalPrice).toBe('46.00');
    expect(reasonOf(await page.authorize())).toContain('$46.00 → $45.00');
    await page.close();
    page.press();
    expect(google.requests.at(-1)?.transactionInfo.totalPrice).toBe('45.00');
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
  });

  it.each([[null], [['45.0000', '99.0000']]])(
    'may be any where the order says %j: nothing is confirmed [GOOGLE-02]',
    async (amount) => {
      answer(created({ amount }));
      const page = open();
      for (let press = 0; press < 3; press += 1) {
        page.press();
        expect(await page.authorize()).toMatchObject({ transactionState: 'ERROR' });
        await page.close();
      }
      expect(google.confirmed).toEqual([]);
      // An order that names one again is told at most once more.
      answer();
      page.press();
      await page.authorize();
      await page.close();
      page.press();
      expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    },
  );
});

describe('a bank that asks in the checkout', () => {
  const ask = async () => {
    const page = open();
    page.press();
    google.status = 'PAYER_ACTION_REQUIRED';
    // The sheet is closed before the bank asks.
    expect(await page.authorize()).toEqual({ transactionState: 'SUCCESS' });
    await vi.waitFor(() => {
      expect(page.ends).toHaveLength(1);
    });
    return page.ends;
  };

  it('lets the order be placed once it is liable [GOOGLE-05] [GOOGLE-06]', async () => {
    expect(await ask()).toEqual([ready()]);
    expect(google.challenged).toEqual([{ orderId: 'PP-1' }]);
  });

  it('has no order otherwise, and the shopper is told [GOOGLE-07]', async () => {
    liability = 'NO';
    expect(await ask()).toEqual([{ status: 'refused', message: FAILED }]);
  });
});
