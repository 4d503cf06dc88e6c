// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Created, PaypalShop } from './paypal-shop';

const METHOD = 'payment_services_paypal_smart_buttons';

const additional = ({ response }: Created, more: object = {}) => ({
  payments_order_id: response['paypal-order'].mp_order_id,
  paypal_order_id: response['paypal-order'].id,
  payment_source: 'paypal',
  ...more,
});

/** The settings of a block in a page. */
function blockOf(text: string, component: string) {
  const inits = [...text.matchAll(/<div class="smart-buttons"><div data-mage-init="([^"]*)"/g)];
  const [found] = inits
    .map(([, init = '']) => JSON.parse(init.replaceAll('&quot;', '"')) as Record<string, object>)
    .filter((init) => Object.keys(init).includes(component));
  return found?.[component];
}

const VIEW = 'Magento_PaymentServicesPaypal/js/view/payment/';

describe('PayPal’s buttons in the demo shop', () => {
  let at: PaypalShop;
  const create = () =>
    at.call<Created>('order/create/', { payment_source: 'paypal', location: 'CHECKOUT' });
  beforeEach(async () => {
    at = await PaypalShop.open();
  });
  afterEach(() => {
    at.close();
  });

  it('are nowhere where they are off', async () => {
    await at.payer.set({ paypalButtons: false });
    await at.payer.ready();
    const page = await at.payer.get('/checkout/cart/');
    expect(page.text).not.toMatch(/smart-buttons|payment_services_paypal|"payments"/);
    expect(page.headers.get('content-security-policy')).not.toContain('127.0.0.1');
    expect((await at.payer.get('/customer/section/load?sections=payments')).status).toBe(400);
    expect((await create()).status).toBe(404);
  });

  it('are in the pages as the module prints them [SMART-02] [SMART-03]', async () => {
    await at.payer.ready();
    const cart = (await at.payer.get('/checkout/cart/')).text;
    expect(cart.match(/class="smart-buttons"/g)).toHaveLength(2);
    expect(blockOf(cart, `${VIEW}smart-buttons-cart`)).toMatchObject({
      createOrderUrl: 'http://shop.example/paymentservicespaypal/smartbuttons/createpaypalorder/',
      pageType: 'MINICART',
      isVirtual: false,
    });
    const product = (await at.payer.get('/the-salt-road.html')).text;
    expect(blockOf(product, `${VIEW}smart-buttons-product`)).toMatchObject({
      pageType: 'PRODUCT_DETAIL',
      addToCartUrl: 'http://shop.example/paymentservicespaypal/smartbuttons/addtocart/',
      cancelUrl: 'http://shop.example/paymentservicespaypal/smartbuttons/cancel/',
    });
    const { payment } = await at.payer.config<{ payment: Record<string, object> }>();
    expect(payment[METHOD]).toMatchObject({ isVisible: true, location: 'CHECKOUT' });
    const { sdkParams } = await at.payer.section<{ sdkParams: Record<string, object[]> }>(
      'payments',
    );
    const { origin } = at.provider.connection;
    expect(sdkParams.paypal?.[0]).toMatchObject({
      name: 'src',
      value: expect.stringContaining(`${origin}/sdk/js?client-id=demo_`) as string,
    });
    const page = await at.payer.get('/checkout/');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${origin}`);
  });

  it('create an order of the cart’s total [WALL-06] [WALL-07]', async () => {
    await at.payer.ready();
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.response).toMatchObject({
      is_successful: true,
      status: 201,
      'paypal-order': { amount: '15.8100', currency_code: 'USD' },
    });
    expect(await at.captures()).toEqual([]);
  });

  it('pass on a refusal with its status, and nothing when there is no answer', async () => {
    await at.payer.ready();
    await at.payer.set({ currency: 'KWD' });
    const refused = await create();
    expect([refused.status, refused.body.response.is_successful]).toEqual([422, false]);
    await at.payer.set({ currency: 'USD' });
    await at.control('POST', 'faults', { call: 'create-order', fault: { kind: 'drop-before' } });
    const lost = await create();
    expect([lost.status, lost.text]).toEqual([500, '']);
  });

  it('order once, with an approved order of the cart’s amount', async () => {
    await at.payer.ready();
    const { body } = await create();
    const place = () => at.payer.place(METHOD, additional(body));
    expect((await place()).status).toBe(400);
    await at.approve(body.response['paypal-order'].id);
    const placed = await place();
    expect([placed.status, typeof placed.body]).toEqual([200, 'number']);
    expect(await at.captures()).toMatchObject([{ amount: { value: '15.81' } }]);
    expect((await at.payer.get('/checkout/onepage/success/')).text).toContain('Paid');
    await at.payer.ready();
    expect((await place()).status).toBe(400);
    expect(await at.captures()).toHaveLength(1);
  });

  it('order nothing with the id of another order, or another amount', async () => {
    await at.payer.ready();
    const { body } = await create();
    await at.approve(body.response['paypal-order'].id);
    const other = await at.payer.place(METHOD, additional(body, { payments_order_id: 'mp-0' }));
    expect(other.status).toBe(400);
    expect((await at.payer.place(METHOD)).status).toBe(400);
    await at.payer.add();
    const changed = await at.payer.place(METHOD, additional(body));
    expect(changed.body).toMatchObject({ message: 'Your payment was not successful. Try again.' });
    expect(await at.captures()).toEqual([]);
    expect(await at.count()).toBe(2);
  });

  it.each(['drop-after', 'half-json'])(
    'look up what became of a capture without a usable response (%s)',
    async (kind) => {
      await at.payer.ready();
      const { body } = await create();
      await at.approve(body.response['paypal-order'].id);
      await at.control('POST', 'faults', { call: 'capture-order', fault: { kind } });
      expect((await at.payer.place(METHOD, additional(body))).status).toBe(200);
      expect(await at.captures()).toHaveLength(1);
    },
  );

  it('place an order whose money was taken before, and take none again', async () => {
    await at.payer.ready();
    const { body } = await create();
    await at.approve(body.response['paypal-order'].id);
    // The shop took the money, and stopped before it wrote its order.
    await at.capture(body.response['paypal-order'].id);
    expect((await at.payer.place(METHOD, additional(body))).status).toBe(200);
    expect(await at.captures()).toHaveLength(1);
  });

  it('place no order with money that was given back', async () => {
    await at.payer.ready();
    const { body } = await create();
    const { id } = body.response['paypal-order'];
    await at.approve(id);
    await at.capture(id);
    for (const capture of await at.captures()) await at.refund(capture.id);
    expect((await at.payer.place(METHOD, additional(body))).status).toBe(400);
    expect(await at.count()).toBe(1);
  });

  it('leave the cart of a declined payment', async () => {
    await at.payer.ready();
    const { body } = await create();
    await at.approve(body.response['paypal-order'].id);
    await at.control('PUT', 'settings', { declines: true });
    expect((await at.payer.place(METHOD, additional(body))).status).toBe(400);
    expect(await at.count()).toBe(1);
  });

  it('say why they create no order outside the checkout', async () => {
    const press = () =>
      at.call<Created>('smartbuttons/createpaypalorder/', {
        payment_source: 'paypal',
        location: 'CART',
      });
    const empty = await press();
    expect([empty.status, empty.body]).toEqual([
      500,
      { response: { error: "Can't initialize checkout. Please try again." } },
    ]);
    await at.payer.ready();
    await at.payer.set({ guestCheckout: false });
    expect((await press()).body.response.error).toBe(
      'To check out, please sign in with your email address.',
    );
    await at.payer.set({ guestCheckout: true, currency: 'KWD' });
    expect((await press()).body.response.error).toBe(
      "Can't create PayPal order. Please try again.",
    );
  });
});

describe('PayPal’s button on a product page', () => {
  let at: PaypalShop;
  const putAside = (product = '3') =>
    at.call<{ success?: { quoteIdMask: string; quoteId: number }; error?: string }>(
      'smartbuttons/addtocart/',
      { product, qty: '2' },
    );
  beforeEach(async () => {
    at = await PaypalShop.open();
  });
  afterEach(() => {
    at.close();
  });

  it('puts the product into a cart of its own [WALL-13] [WALL-14]', async () => {
    await at.payer.add('5');
    const { status, body } = await putAside();
    expect(status).toBe(200);
    expect(body.success?.quoteIdMask).toMatch(/^[0-9a-f]{32}$/);
    expect(await at.count()).toBe(1);
    const created = await at.press('PRODUCT_DETAIL');
    expect(created.response['paypal-order'].amount).toBe('21.6300');
  });

  it('says why it does not', async () => {
    expect((await putAside('99999')).body.error).toBe(
      'Product is out of stock. Please try again later.',
    );
    const expired = await at.call<{ error?: string }>('smartbuttons/addtocart/', {
      product: '3',
      form_key: 'other',
    });
    expect(expired.body.error).toContain('Your session has expired.');
  });

  it('leaves the shopper’s own cart when it is cancelled [WALL-17]', async () => {
    await at.payer.add('5');
    await putAside();
    await at.press('PRODUCT_DETAIL');
    expect((await at.call('smartbuttons/setquoteasinactive/')).status).toBe(200);
    expect(await at.count()).toBe(1);
    expect((await at.payer.get('/paymentservicespaypal/smartbuttons/review/')).status).toBe(302);
    expect((await at.press('CART')).response['paypal-order'].id).toMatch(/^[0-9A-F]{17}$/);
  });

  it('closes the shopper’s own cart in the same way elsewhere, as the module does', async () => {
    await at.payer.add('5');
    await at.press('CART');
    await at.call('smartbuttons/setquoteasinactive/');
    expect(await at.count()).toBe(0);
  });

  it('adds the product to the cart when the review is cancelled', async () => {
    await at.payer.add('5');
    await putAside();
    await at.updateQuote(await at.press('PRODUCT_DETAIL'));
    const cancelled = await at.payer.get('/paymentservicespaypal/smartbuttons/cancel/');
    expect(cancelled.headers.get('location')).toBe('http://shop.example/checkout/cart/');
    expect(await at.count()).toBe(3);
  });

  it('refuses what comes from elsewhere where the module does', async () => {
    await putAside();
    at.payer.isScript = false;
    for (const path of ['updatepaypalorder', 'setquoteasinactive']) {
      const forged = await at.call(`smartbuttons/${path}/`, { form_key: 'other' });
      expect([path, forged.status]).toEqual([path, 302]);
    }
  });
});
