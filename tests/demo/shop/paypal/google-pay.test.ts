// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { PaypalShop, type Created } from './paypal-shop';

interface Details {
  readonly response: {
    readonly is_successful: boolean;
    readonly 'paypal-order': {
      readonly id: string;
      readonly payment_source_details?: {
        readonly card: { readonly authentication_result?: { readonly liability_shift: string } };
      };
    };
  };
}

describe('Google Pay of the module in the demo shop', () => {
  let at: PaypalShop;

  beforeEach(async () => {
    at = await PaypalShop.open({ paypalButtons: false, googlePay: true });
  });
  afterEach(() => {
    at.close();
  });

  /** Creates the order of a press, with Google's sheet as far as `card` goes. */
  async function confirm(card: string): Promise<Created> {
    const { body } = await at.call<Created>('smartbuttons/createpaypalorder/', {
      payment_source: 'googlepay',
      location: 'CART',
    });
    const { id, amount, currency_code: currency } = body.response['paypal-order'];
    const token = btoa(JSON.stringify({ card, price: Number(amount).toFixed(2), currency }));
    await at.at('/googlepay/confirm', '', {
      method: 'POST',
      body: JSON.stringify({
        orderId: id,
        email: 'shopper@example.com',
        paymentMethodData: { tokenizationData: { token } },
        shippingAddress: {
          phoneNumber: '+1',
          address1: '1 Main St',
          locality: 'Beverly Hills',
          administrativeArea: 'CA',
          postalCode: '90210',
          countryCode: 'US',
        },
      }),
    });
    return body;
  }

  const answer = (orderId: string, said: string) =>
    at.at('/googlepay/challenge', '', {
      method: 'POST',
      body: JSON.stringify({ orderId, answer: said }),
    });

  it('orders with its own method, once it is confirmed and reviewed', async () => {
    await at.payer.add();
    await at.updateQuote(await confirm('approved'));
    await at.call('smartbuttons/saveShippingMethod/', {
      shipping_method: 'flatrate_flatrate',
      isAjax: 'true',
    });
    expect(await at.place()).toBe('/checkout/onepage/success/');
    expect(await at.captures()).toHaveLength(1);
    expect(await at.count()).toBe(0);
  });

  it.each(['challenge', 'declined'])(
    'orders nothing with a card that is not confirmed: %s',
    async (card) => {
      await at.payer.add();
      await at.updateQuote(await confirm(card));
      await at.call('smartbuttons/saveShippingMethod/', {
        shipping_method: 'flatrate_flatrate',
        isAjax: 'true',
      });
      expect(await at.place()).toBe('/paymentservicespaypal/smartbuttons/review/');
      expect(await at.captures()).toEqual([]);
    },
  );

  it('says who is liable for the session’s order, and nothing without one [WALL-12]', async () => {
    const path = '/paymentservicespaypal/order/getcurrentorder/';
    const details = () => at.payer.send<Details>('GET', path);
    expect((await details()).status).toBe(404);
    await at.payer.add();
    const { id } = (await confirm('challenge')).response['paypal-order'];
    await answer(id, 'NO');
    const { response } = (await details()).body;
    expect(response.is_successful).toBe(true);
    expect(response['paypal-order']).toMatchObject({
      id,
      payment_source_details: { card: { authentication_result: { liability_shift: 'NO' } } },
    });
  });
});
