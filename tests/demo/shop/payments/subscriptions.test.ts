// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

const MONTHLY = '330';
const TRIAL = '331';

interface Invoice {
  readonly upcomingInvoice: {
    readonly new_price: { readonly amount: number; readonly label: string };
    readonly unused_time?: { readonly amount: number };
    readonly proration_fee?: { readonly amount: number };
    readonly credit?: string;
    readonly proration_adjustment: number;
  } | null;
}
interface Config {
  readonly payment: { readonly stripe_payments: Readonly<Record<string, unknown>> };
  readonly totalsData: {
    readonly grand_total: string;
    readonly total_segments: readonly { readonly code: string; readonly value: string }[];
  };
}

describe('subscriptions', () => {
  let at: PayingShop;
  let jane: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    jane = await Payer.at(at.shop, {}, 'jane@example.com');
  });
  afterEach(() => {
    at.close();
  });

  const page = async (of = jane) => (await of.get('/stripe/customer/subscriptions/')).text;
  const idOn = (text: string) => /name="subscription_id" value="(sub_\w+)"/.exec(text)?.[1] ?? '';
  const act = (name: string, subscription_id: string, by = jane) =>
    by.post(`/stripe/subscriptions/${name}/`, { subscription_id });
  const invoice = () => jane.inner<Invoice>('GET', 'get_upcoming_invoice');
  const subscribe = async () => {
    await jane.ready(MONTHLY);
    await jane.pay('pm_visa');
    return idOn(await page());
  };
  /** Puts the subscription back into the cart, with this quantity. */
  const begin = async (id: string, qty: string) => {
    const to = (await act('change', id)).headers.get('location') ?? '';
    const [, item = '', product = ''] = /id\/(\d+)\/product_id\/(\d+)/.exec(to) ?? [];
    await jane.post(`/checkout/cart/updateItemOptions/id/${item}/product/${product}/`, {
      product,
      qty,
    });
  };

  it('cost their initial fee once, in a line of its own', async () => {
    await jane.ready(MONTHLY);
    const { totalsData, payment } = await jane.config<Config>();
    expect(totalsData.total_segments).toContainEqual(
      expect.objectContaining({ code: 'initial_fee', value: '5.0000' }),
    );
    expect(totalsData.grand_total).toBe('24.4900');
    expect(payment.stripe_payments).toMatchObject({
      hasFutureSubscriptions: false,
      elementOptions: { mode: 'subscription', amount: 2449 },
    });
    const { body } = await jane.rest<{ total_segments: object[] }>('GET', 'carts/mine/totals');
    expect(body.total_segments).toContainEqual({
      code: 'initial_fee',
      title: 'Initial Fee',
      value: 5,
    });
  });

  it('are paid through the provider alone, which keeps the card', async () => {
    await jane.ready(MONTHLY);
    const { body } = await jane.rest<{ code: string }[]>('GET', 'carts/mine/payment-methods');
    expect(body.map(({ code }) => code)).toEqual(['stripe_payments']);
    expect((await jane.place('checkmo')).body).toEqual({
      message: 'The requested Payment Method is not available.',
    });
    expect((await jane.pay('pm_visa')).status).toBe(200);
    expect(at.provider.asked('POST', /confirm$/)).toEqual([
      expect.objectContaining({ setup_future_usage: 'off_session' }),
    ]);
  });

  it('with a trial cost only the fee, and show later payments', async () => {
    await jane.ready(TRIAL);
    const { totalsData, payment } = await jane.config<Config>();
    expect(totalsData.grand_total).toBe('4.0000');
    const future = {
      title: 'Subscription Total',
      start_date_label: expect.stringMatching(/^Trialing until \w+ \d+(?:st|nd|rd|th)$/) as string,
      frequency_label: '/ 3 months',
      formatted_amount: '$30.00',
    };
    expect(payment.stripe_payments).toMatchObject({
      hasFutureSubscriptions: true,
      futureSubscriptions: future,
    });
    const billingAddress = { countryId: 'US', street: ['1 Main St'] };
    expect(await jane.inner('POST', 'get_future_subscriptions', { billingAddress })).toEqual(
      future,
    );
  });

  it('are listed for their customer alone, and can be cancelled and taken up again', async () => {
    expect(await page()).toContain('You do not have any active subscriptions.');
    const id = await subscribe();
    const text = await page();
    expect(text).toContain('The Letterbox Club x 1');
    expect(text).toContain('$19.49 every month');
    expect(text).toContain('Visa •••• 4242');
    const sam = await Payer.at(at.shop, {}, 'sam@example.com');
    expect(await page(sam)).not.toContain('Letterbox');
    await act('cancel', id, sam);
    expect(await page()).toContain('Cancel subscription');
    await act('cancel', id);
    expect(await page()).toContain('You do not have any active subscriptions.');
    await act('reactivate', id);
    expect(await page()).toContain('Cancel subscription');
  });

  it('are paid with another saved card on request, and with no other', async () => {
    const id = await subscribe();
    await jane.set({ savedCards: true });
    await jane.inner('POST', 'add_payment_method', { paymentMethodId: 'pm_master' });
    const choose = (payment_method_id: string) =>
      jane.post('/stripe/subscriptions/changepaymentmethod/', {
        subscription_id: id,
        payment_method_id,
      });
    const chosen = async () =>
      /name="payment_method_id" value="(\w+)" checked/.exec(await page())?.[1];
    expect(await chosen()).toBe('pm_visa');
    await choose('pm_declined');
    expect(await chosen()).toBe('pm_visa');
    await choose('pm_master');
    expect(await chosen()).toBe('pm_master');
  });

  it('ask guests to sign in, and refuse a forged form', async () => {
    const id = await subscribe();
    const guest = await Payer.at(at.shop);
    const { headers } = await guest.get('/stripe/customer/subscriptions/');
    expect(headers.get('location')).toBe('http://shop.example/customer/account/login/');
    await jane.post('/stripe/subscriptions/cancel/', { subscription_id: id, form_key: 'forged' });
    expect(await page()).toContain('Cancel subscription');
  });

  it('that are changed return the new price, the unused amount and the amount due', async () => {
    expect(await invoice()).toEqual({ upcomingInvoice: null });
    const id = await subscribe();
    await begin(id, '2');
    const { upcomingInvoice: now } = await invoice();
    // With tax, and without the initial fee, which has been paid.
    expect(now?.new_price).toMatchObject({ amount: 38.97, label: '$38.97' });
    expect(now?.unused_time?.amount).toBeCloseTo(-19.49, 1);
    expect(now?.proration_fee?.amount).toBeCloseTo(38.97, 1);
    expect(now?.proration_adjustment).toBeCloseTo(-19.49, 1);
    await jane.set({ clockOffset: 15 * 24 * 60 });
    await jane.logIn('jane@example.com');
    const { upcomingInvoice: later } = await invoice();
    expect(later?.unused_time?.amount).toBeGreaterThan(-10);
  });

  it('that are changed are marked at the checkout, and redirect back', async () => {
    const id = await subscribe();
    await begin(id, '2');
    const { payment } = await jane.config<Config>();
    expect(payment.stripe_payments.subscriptionUpdateDetails).toMatchObject({
      current_price_label: '$19.49 every month',
      success_url: 'http://shop.example/stripe/customer/subscriptions/updateSuccess/1/',
      cancel_url: 'http://shop.example/stripe/customer/subscriptions/updateCancel/1/',
      is_virtual: true,
    });
    expect((await jane.get('/checkout/')).text).toContain('<till-subscription-review>');
    await jane.get('/stripe/customer/subscriptions/updateCancel/1/');
    expect((await jane.section<{ summary_count: number }>('cart')).summary_count).toBe(0);
    expect(await invoice()).toEqual({ upcomingInvoice: null });
  });

  it('are changed for what is due, from the card that pays them', async () => {
    const id = await subscribe();
    await begin(id, '2');
    const { upcomingInvoice } = await invoice();
    const due = Math.round(100 * (38.97 + (upcomingInvoice?.proration_adjustment ?? 0)));
    expect((await jane.place('stripe_payments', { is_subscription_update: true })).status).toBe(
      200,
    );
    const [, changed] = at.provider.paid();
    expect(Number(changed?.amount)).toBeCloseTo(due, -1);
    expect(await page()).toContain('The Letterbox Club x 2');
    expect(await invoice()).toEqual({ upcomingInvoice: null });
  });

  it('are as they were when the card is declined', async () => {
    const id = await subscribe();
    await begin(id, '2');
    at.provider.change('pm_visa', { customer: 'cus_99' });
    const refused = await jane.place('stripe_payments', { is_subscription_update: true });
    expect(refused.status).toBe(400);
    expect(await page()).toContain('The Letterbox Club x 1');
  });
});
