// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

interface Section {
  readonly available: boolean;
  readonly paymentToken: { readonly publicHash: string; readonly summary: string };
  readonly shippingAddress: { readonly id: string; readonly summary: string };
  readonly billingAddress: { readonly id: string };
  readonly shippingMethod: { readonly carrier: string; readonly method: string };
}

describe('an instant purchase', () => {
  let at: PayingShop;
  let jane: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    jane = await Payer.at(at.shop, { instantPurchase: true }, 'jane@example.com');
    await jane.post('/demo/do/keep-card/', {});
  });
  afterEach(() => {
    at.close();
  });

  const section = (of = jane) => of.section<Section>('instant-purchase');
  const press = async (change: Record<string, string> = {}, by = jane) => {
    const known = await section();
    return by.post<{ response: string }>('/instantpurchase/button/placeOrder/', {
      product: '3',
      qty: '2',
      instant_purchase_payment_token: known.paymentToken.publicHash,
      instant_purchase_shipping_address: known.shippingAddress.id,
      instant_purchase_billing_address: known.billingAddress.id,
      instant_purchase_carrier: known.shippingMethod.carrier,
      instant_purchase_shipping: known.shippingMethod.method,
      ...change,
    });
  };
  const messages = () => jane.section<{ messages: { type: string; text: string }[] }>('messages');
  const FAILED = 'Something went wrong while processing your order. Please try again later.';

  it('is available with a saved card and default addresses, in the platform’s wording', async () => {
    const year = new Date().getUTCFullYear() + 4;
    expect(await section()).toMatchObject({
      available: true,
      paymentToken: { summary: `Credit Card: Visa, ending: 4242 (expires: 12/${String(year)})` },
      shippingAddress: {
        id: '1',
        summary: 'Jane Doe, 1 Sunset Blvd\nApt 2, Los Angeles, California 90034, United States',
      },
      billingAddress: { id: '2' },
      shippingMethod: {
        carrier: 'instant-purchase',
        method: 'cheapest',
        summary: 'Cheapest price',
      },
    });
  });

  it('is not available to guests, without a card, without addresses, nor where it is off', async () => {
    expect(await section(await Payer.at(at.shop, { instantPurchase: true }))).toMatchObject({
      available: false,
    });
    const sam = await Payer.at(at.shop, { instantPurchase: true }, 'sam@example.com');
    await sam.post('/demo/do/keep-card/', {});
    expect(await section(sam)).toMatchObject({ available: false });
    await jane.set({ instantPurchase: false });
    expect(await section()).toMatchObject({ available: false });
  });

  it('orders the product of the form, and leaves the cart alone', async () => {
    await jane.add('1');
    const { status, body } = await press();
    expect([status, body]).toEqual([200, { response: 'Your order number is: 000000001.' }]);
    expect((await messages()).messages).toContainEqual({
      type: 'success',
      text: 'Your order number is: 000000001.',
    });
    const { text } = await jane.get('/sales/order/view/order_id/1/');
    expect(text).toContain('Tales');
    expect(text).toContain('Visa •••• 4242');
    expect((await jane.section<{ summary_count: number }>('cart')).summary_count).toBe(1);
  });

  it.each([
    ['without a field', { instant_purchase_carrier: '' }],
    ['with a card of nobody', { instant_purchase_payment_token: 'f'.repeat(64) }],
    ['with an address of somebody else', { instant_purchase_shipping_address: '99' }],
    ['with another form key', { form_key: 'forged0000000000' }],
    ['for a product that is not there', { product: '99999' }],
    ['for more than there is', { qty: '9999' }],
  ])('fails %s, and says so by the kind of its message alone', async (_what, change) => {
    const { status, body } = await press(change);
    expect([status, body]).toEqual([200, { response: FAILED }]);
    expect((await messages()).messages).toEqual([{ type: 'error', text: FAILED }]);
    expect((await jane.get('/sales/order/view/order_id/1/')).status).toBe(302);
  });

  it('has its place on the product’s page, where it is on', async () => {
    const page = async () => (await jane.get('/quoted-and-odd-tales.html')).text;
    expect(await page()).toContain(
      '<till-instant-purchase><div id="instant-purchase" data-bind="scope:\'instant-purchase\'">',
    );
    expect(await page()).toContain(
      '"purchaseUrl":"http://shop.example/instantpurchase/button/placeOrder/"',
    );
    await jane.set({ instantPurchase: false });
    expect(await page()).not.toContain('id="instant-purchase"');
  });

  it('pays with a card that was kept at the checkout', async () => {
    const sam = await Payer.at(
      at.shop,
      { instantPurchase: true, savedCards: true },
      'jane@example.com',
    );
    await sam.ready();
    await sam.place('demo_card', {
      cc_type: 'MC',
      cc_number: '5555555555554444',
      cc_exp_month: '1',
      cc_exp_year: '35',
      cc_cid: '123',
      is_active_payment_token_enabler: true,
    });
    expect((await section(sam)).paymentToken.summary).toBe(
      'Credit Card: MasterCard, ending: 4444 (expires: 1/2035)',
    );
  });
});
