import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { vi } from 'vitest';
import type { WalletLocation } from '../../../../../src/domain/payment/wallet-location';
import { parseButtons } from '../../../../../src/payments/paypal/api/button-config';
import { purchaseEvents } from '../../../../../src/payments/paypal/wallets/purchase';
import type { ApiError } from '../../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../../src/platform/result';
import { createExpressSession } from '../../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../../src/state/express/express-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop as config } from '../../../state/support/shop';
import { buttonsInit, created, formOf, pageWith, productInit } from '../page';

export const REVIEW = 'https://shop.example/paymentservicespaypal/smartbuttons/review/';

/** The outcome of a call: done, refused in words, without a response though done, or not arrived. */
export type Fate = 'ok' | 'refused' | 'lost' | 'unsent' | 'html' | 'down';

/** A shop whose module has a cart of the product page beside the shopper's own. */
export class ModuleShop {
  /** The lines of the shopper's own cart. */
  lines = [{ item_id: '9', product_id: '90', product_sku: 'bag', qty: 1, options: [] }];
  productCarts = 0;
  dropped = 0;
  approved: string[] = [];
  orders = 0;
  /** What the goods of the cart cost, and their shipping once a method is saved. */
  goods = 45;
  shipping = 0;
  /** Amounts of shipping, by the method's code. */
  rates: Readonly<Record<string, number>> = { ground: 5, express: 15 };
  /** How often the provider's order was given the amount of the cart. */
  updated = 0;
  regions: unknown = [{ id: '12', code: 'CA', name: 'California' }];
  /** Outcomes of calls by the end of their paths; without an entry they succeed. */
  fates: Record<string, Fate[]> = {};
  /** Errors with which the next calls end before anything is done, by the end of their paths. */
  errors: Record<string, ApiError[]> = {};
  /** Bodies of further calls, by the end of their paths. */
  answers: Record<string, unknown> = {};
  /** Calls that arrive only once a promise is fulfilled; each entry is for one call. */
  held: Record<string, Promise<unknown>[]> = {};

  constructor() {
    mockShop((request, path) => {
      const parts = path.split('/');
      const other = parts.find((part) => part in this.answers);
      if (other !== undefined) return json(this.answers[other]);
      const name = parts.find((part) => part in this.calls) ?? 'load';
      const held = this.held[name]?.shift();
      const answer = (): Result<HttpResponse> => this.answer(name, request.body);
      return held === undefined ? answer() : held.then(answer);
    });
  }

  private readonly calls: Record<string, (body: unknown) => Result<HttpResponse>> = {
    load: () => json({ cart: { data_id: 1, summary_count: this.lines.length, items: this.lines } }),
    addtocart: () => {
      this.productCarts += 1;
      return json({ success: { quoteIdMask: 'm', quoteId: 3 } });
    },
    createpaypalorder: () => {
      this.orders += 1;
      const amount = (this.goods + this.shipping).toFixed(4);
      return json(created({ id: `PP-${String(this.orders)}`, amount }), 201);
    },
    updatequote: (body) => {
      this.approved.push(String(formOf(body).paypal_order_id));
      return json({ success: true, redirectUrl: REVIEW });
    },
    'estimate-shipping-methods': () =>
      json(
        Object.entries(this.rates).map(([method_code, amount]) => ({
          carrier_code: 'ups',
          method_code,
          carrier_title: 'UPS',
          method_title: `By ${method_code}`,
          amount,
          available: true,
        })),
      ),
    'shipping-information': (body) => {
      const { addressInformation } = body as {
        readonly addressInformation: { readonly shipping_method_code: string };
      };
      this.shipping = this.rates[addressInformation.shipping_method_code] ?? 0;
      return json({ payment_methods: [], totals: this.totals() });
    },
    totals: () => json(this.totals()),
    countries: () => json({ id: 'US', available_regions: this.regions }),
    updatepaypalorder: () => {
      this.updated += 1;
      return json({ success: true });
    },
    setquoteasinactive: () => {
      this.dropped += 1;
      return json([]);
    },
  };

  private totals(): object {
    const total = this.goods + this.shipping;
    return {
      grand_total: total,
      base_grand_total: total,
      base_currency_code: 'USD',
      total_segments: [
        { code: 'subtotal', title: 'Subtotal', value: this.goods },
        { code: 'shipping', title: 'Shipping', value: this.shipping },
        { code: 'grand_total', title: 'Grand Total', value: total },
      ],
    };
  }

  private answer(name: string, body: unknown): Result<HttpResponse> {
    const error = this.errors[name]?.shift();
    if (error !== undefined) return fail(error);
    const fate = this.fates[name]?.shift() ?? 'ok';
    if (fate === 'unsent') return fail({ kind: 'network' });
    if (fate === 'down') {
      return fail({ kind: 'server', status: 500, message: null, retryAfterMs: null });
    }
    if (fate === 'refused') {
      const message = `No ${name}.`;
      return fail({ kind: 'rejected', status: 400, message, redirectAction: null });
    }
    const response = this.calls[name]?.(body) ?? json([]);
    if (fate === 'lost') return fail({ kind: 'network' });
    return fate === 'html' ? fail({ kind: 'malformed', status: 200 }) : response;
  }
}

/** The names of the calls of the module, oldest first. */
export const called = (): string[] =>
  sent.flatMap(({ path }) => /smartbuttons\/(\w+)/.exec(path)?.[1] ?? []);

type Options = Required<PayPalButtonsComponentOptions>;

/** A page with the buttons of one place, and the events of the SDK. No pause is waited for, unless `delay` says so. */
export function open(
  location: WalletLocation = 'product',
  delay: (ms: number) => Promise<void> = () => Promise.resolve(),
) {
  const page =
    location === 'product'
      ? pageWith([['product', productInit()]])
      : pageWith([['cart', buttonsInit(location === 'cart' ? 'CART' : 'MINICART')]]);
  const buttons = parseButtons(page, location);
  if (buttons === null) throw new Error('No buttons.');
  const store = createTillStore({ shop: config, checkout: null });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const session = createExpressSession(store, { now: () => 0, page: () => page }, delay);
  const fields = location === 'product' ? { product: '12', qty: '2' } : null;
  const form = { isValid: true, isProduct: true };
  const events = purchaseEvents(
    {
      location,
      page,
      shop: config,
      product: () => null,
      isCartEmpty: () => false,
      isPartlyPaid: () => false,
      press: (sheet) =>
        form.isValid
          ? session.press({ location, sheet, fields: form.isProduct ? fields : null })
          : null,
      onAvailable: () => undefined,
      signal: new AbortController().signal,
    },
    buttons,
  ) as Options;
  const actions = {
    resolve: vi.fn(() => Promise.resolve()),
    reject: vi.fn(() => Promise.resolve()),
  };
  return {
    form,
    events,
    actions,
    session,
    store,
    state: () => selectExpress(store.getState()),
    /** Presses the button; returns whether the provider opens its window. */
    press: (): boolean => {
      actions.resolve.mockClear();
      void events.onClick({}, actions);
      return actions.resolve.mock.calls.length > 0;
    },
    createOrder: () => events.createOrder({ paymentSource: 'paypal' }, {} as never),
    approve: (orderID: string) => events.onApprove({ orderID, payerID: 'PAYER' }, {} as never),
    cancel: (data: Record<string, unknown> = {}) => {
      events.onCancel(data, {} as never);
    },
    error: (error: Record<string, unknown> = {}) => {
      events.onError(error);
    },
  };
}

/** Everything has happened that does not wait for a response. */
export const everythingElse = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
