import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pressInCheckout } from '../../../../../src/payments/paypal/apple-pay/checkout-sheet';
import { parseApplePayCheckout } from '../../../../../src/payments/paypal/apple-pay/config';
import { applePay } from '../../../../../src/payments/paypal/apple-pay/method';
import * as press from '../../../../../src/payments/paypal/smart-buttons/press';
import type {
  ConfirmContext,
  PaymentResult,
} from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { savedAddress } from '../../../state/support/shop';
import { applePayment, created, formOf } from '../page';
import { contextOf } from '../smart-buttons/context';
import { FakeApple, FakeSession, payment, sheet } from './apple';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const FAILED = 'A payment submission error has occurred.';
let apple: FakeApple;

/** The shop's responses. */
function answer(order: unknown = created(), status = 201): void {
  mockShop((_request, path) => (path === 'billing-address' ? json(7) : json(order, status)));
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  apple = new FakeApple();
  press.cancelPress();
  answer();
});

/** A checkout with the method. */
function open(changes: Partial<ConfirmContext> = {}) {
  const config = parseApplePayCheckout(applePayment());
  if (config === null) throw new Error('No method.');
  const ends: PaymentResult[] = [];
  const dropped = new AbortController();
  const removal = new AbortController();
  const handle = {
    placeOrder: () => {
      const reviewed = Promise.resolve(true);
      const context = { ...contextOf(), reviewed, signal: dropped.signal, ...changes };
      void applePay.confirm(context).then((end) => ends.push(end));
    },
  };
  return {
    ends,
    dropped,
    removal,
    press: (way = handle) => {
      pressInCheckout(apple.ready, config, way, removal.signal);
    },
  };
}

const over = (): Promise<void> =>
  vi.waitFor(() => {
    expect(sheet().isOpen).toBe(false);
  });
const ended = (page: { readonly ends: readonly PaymentResult[] }): Promise<void> =>
  vi.waitFor(() => {
    expect(page.ends).toHaveLength(1);
  });

const ready = {
  status: 'ready',
  payment: {
    method: 'payment_services_paypal_apple_pay',
    po_number: null,
    additional_data: {
      payments_order_id: 'mp-1',
      paypal_order_id: 'PP-1',
      payment_source: 'applepay',
    },
  },
};

/** The address of the quote, as the sheet has it. */
const contact = {
  givenName: [savedAddress.firstname, savedAddress.middlename].filter(Boolean).join(' '),
  familyName: savedAddress.lastname,
  addressLines: savedAddress.street,
  locality: savedAddress.city,
  administrativeArea: savedAddress.regionCode,
  postalCode: savedAddress.postcode,
  countryCode: savedAddress.countryId,
  phoneNumber: savedAddress.telephone,
  emailAddress: 'ada@example.com',
};

describe('Apple Pay in the checkout', () => {
  it('opens with the total on screen inside the press, and orders what it confirmed [APPLE-01] [WALL-02] [WALL-23] [WALL-24]', async () => {
    const page = open();
    page.press();
    expect(sheet().request).toMatchObject({
      total: { amount: '45.00', type: 'final' },
      currencyCode: 'USD',
      billingContact: contact,
      shippingContact: contact,
    });
    expect(sheet().request).not.toHaveProperty('requiredShippingContactFields');
    expect(apple.confirmed).toEqual([]);
    sheet().validate();
    sheet().pay();
    await over();
    expect(sheet().status).toBe(FakeSession.STATUS_SUCCESS);
    const { token, billingContact } = payment;
    expect(apple.confirmed).toEqual([
      { orderId: 'PP-1', token, billingContact, shippingContact: contact },
    ]);
    expect(page.ends).toEqual([ready]);
    expect(formOf(sent.at(-1)?.body)).toMatchObject({
      payment_source: 'applepay',
      location: 'CHECKOUT',
    });
  });

  it('opens nothing where the checkout does not start [WALL-31]', () => {
    const page = open();
    page.press({ placeOrder: () => undefined });
    expect(FakeSession.made).toEqual([]);
  });

  it('tells both amounts where the order has another one, and the next sheet shows that [WALL-04]', async () => {
    answer(created({ amount: '46.0000' }));
    const page = open();
    page.press();
    sheet().pay();
    await ended(page);
    expect(page.ends[0]).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('$45.00 → $46.00') as unknown,
    });
    await over();
    expect(sheet().status).not.toBe(FakeSession.STATUS_SUCCESS);
    expect(apple.confirmed).toEqual([]);
    page.press();
    expect(sheet().request.total.amount).toBe('46.00');
  });

  it('closes the sheet where the shop creates no order, and says why [APPLE-09]', async () => {
    answer({ response: { error: 'No order today.' } }, 500);
    const page = open();
    page.press();
    await over();
    expect(sheet().isAborted).toBe(true);
    expect(page.ends).toMatchObject([{ status: 'refused', message: 'No order today.' }]);
  });

  it('goes on where the shopper closes it [APPLE-08]', async () => {
    const page = open();
    page.press();
    sheet().close();
    await ended(page);
    expect(page.ends).toEqual([{ status: 'cancelled' }]);
    page.press();
    expect(FakeSession.made).toHaveLength(2);
  });

  it('orders nothing of a sheet that was closed while the provider confirmed', async () => {
    let confirm = (_answer: unknown): void => undefined;
    apple.confirmation = new Promise((resolve) => {
      confirm = resolve;
    });
    const page = open();
    page.press();
    sheet().pay();
    await vi.waitFor(() => {
      expect(apple.confirmed).toHaveLength(1);
    });
    sheet().close();
    confirm({});
    await ended(page);
    expect(page.ends).toEqual([{ status: 'cancelled' }]);
  });

  it('completes as failed where the provider refuses [WALL-26]', async () => {
    apple.confirmation = new Error('x');
    const page = open();
    page.press();
    sheet().pay();
    await over();
    expect(sheet().status).toBe(FakeSession.STATUS_FAILURE);
    expect(page.ends).toEqual([{ status: 'refused', message: FAILED }]);
  });

  it('says that the provider does not validate the merchant [APPLE-09] [WALL-37]', async () => {
    apple.validateMerchant.mockRejectedValue(new Error('x'));
    const page = open();
    page.press();
    sheet().validate();
    await over();
    await ended(page);
    expect(page.ends).toEqual([{ status: 'refused', message: FAILED }]);
  });

  it('says so where Apple opens no sheet', async () => {
    FakeSession.problem = new Error('x');
    const page = open();
    page.press();
    await ended(page);
    expect(page.ends).toEqual([{ status: 'refused', message: FAILED }]);
  });

  it('closes the sheet when the view of the method goes, and the checkout goes on [APPLE-08]', async () => {
    const page = open();
    page.press();
    page.removal.abort();
    await ended(page);
    expect(sheet().isAborted).toBe(true);
    expect(page.ends).toEqual([{ status: 'cancelled' }]);
  });

  it('closes the sheet of an order that is not sent after all', async () => {
    const page = open();
    page.press();
    page.dropped.abort();
    await over();
    expect(sheet().isAborted).toBe(true);
  });
});
