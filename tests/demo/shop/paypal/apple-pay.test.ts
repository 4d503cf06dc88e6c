// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { PaypalShop, type Created } from './paypal-shop';

describe('Apple Pay of the module in the demo shop', () => {
  let at: PaypalShop;

  beforeEach(async () => {
    at = await PaypalShop.open({ paypalButtons: false, applePay: true });
  });
  afterEach(() => {
    at.close();
  });

  const create = async (): Promise<Created> => {
    const { body } = await at.call<Created>('smartbuttons/createpaypalorder/', {
      payment_source: 'applepay',
      location: 'CART',
    });
    return body;
  };

  /** Authorises an order in Apple's sheet with a card, for an amount by default the order's. */
  async function confirm(created: Created, card: string, price?: string): Promise<Created> {
    const { id, amount, currency_code: currency } = created.response['paypal-order'];
    const token = { card, price: price ?? Number(amount).toFixed(2), currency };
    await at.at('/applepay/confirm', '', {
      method: 'POST',
      body: JSON.stringify({
        orderId: id,
        token: { paymentData: { data: btoa(JSON.stringify(token)) } },
        shippingContact: {
          addressLines: ['1 Main St'],
          locality: 'Beverly Hills',
          administrativeArea: 'CA',
          postalCode: '90210',
          countryCode: 'US',
        },
      }),
    });
    return created;
  }

  const ship = () =>
    at.call('smartbuttons/saveShippingMethod/', {
      shipping_method: 'flatrate_flatrate',
      isAjax: 'true',
    });

  it('orders with its own method, once it is confirmed and reviewed', async () => {
    await at.payer.add();
    await at.updateQuote(await confirm(await create(), 'approved'));
    await ship();
    expect(await at.place()).toBe('/checkout/onepage/success/');
    expect(await at.captures()).toHaveLength(1);
    expect(await at.count()).toBe(0);
  });

  it.each([
    ['that was declined', 'declined', undefined],
    ['for another amount', 'approved', '1.00'],
  ])('orders nothing with an authorisation %s', async (_name, card, price) => {
    await at.payer.add();
    await at.updateQuote(await confirm(await create(), card, price));
    await ship();
    expect(await at.place()).toBe('/paymentservicespaypal/smartbuttons/review/');
    expect(await at.captures()).toEqual([]);
  });

  it('gives the order of the session the amount of the cart before it is approved [WALL-11]', async () => {
    await at.payer.add();
    const { id, amount } = (await create()).response['paypal-order'];
    await at.payer.add();
    expect((await at.call('smartbuttons/updatepaypalorder/')).body).toEqual({ success: true });
    const orders = await at.control<
      readonly {
        readonly id: string;
        readonly purchase_units: readonly [{ readonly amount: { readonly value: string } }];
      }[]
    >('GET', 'orders');
    const [unit] = orders.find((one) => one.id === id)?.purchase_units ?? [];
    expect(Number(unit?.amount.value)).toBeGreaterThan(1.9 * Number(amount));
  });
});
