// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { PaypalShop } from './paypal-shop';

const REVIEW = '/paymentservicespaypal/smartbuttons/review/';
const SUCCESS = '/checkout/onepage/success/';

describe('the order review page of PayPal’s buttons', () => {
  let at: PaypalShop;
  beforeEach(async () => {
    at = await PaypalShop.open();
  });
  afterEach(() => {
    at.close();
  });

  it('follows the approval, with the payer’s address [SMART-05] [WALL-09]', async () => {
    await at.payer.add();
    const { status, body } = await at.updateQuote(await at.press('CART'));
    expect([status, body]).toEqual([
      200,
      { success: true, redirectUrl: `http://shop.example${REVIEW}` },
    ]);
    const { text } = await at.payer.get(REVIEW);
    expect(text).toContain('<till-wallet-review><div class="magento-payments-review view">');
    expect(text).toContain('Beverly Hills, California 90210');
    expect(text).toContain('shopper@example.com');
    expect(text).toContain('<option value="">Please select a shipping method...</option>');
    expect(text).toContain('<option value="flatrate_flatrate">Fixed - $5.00</option>');
    expect(text).toContain('"Magento_PaymentServicesPaypal/js/order-review"');
  });

  it('is not there before it', async () => {
    await at.payer.add();
    const before = await at.payer.get(REVIEW);
    expect(before.headers.get('location')).toBe('http://shop.example/checkout/cart/');
  });

  it('returns the details of another shipping method, or the page [WREV-03]', async () => {
    await at.payer.add();
    await at.updateQuote(await at.press('CART'));
    const save = (shipping_method: string, more: Record<string, string> = { isAjax: 'true' }) =>
      at.call<{ html?: string; redirectUrl?: string }>('smartbuttons/saveShippingMethod/', {
        shipping_method,
        ...more,
      });
    const { html = '' } = (await save('tablerate_bestway')).body;
    expect(html).toMatch(/^<div id="details-reload"/);
    expect(html).toContain('$15.00');
    expect((await save('nothing')).body.redirectUrl).toBe(`http://shop.example${REVIEW}`);
    expect((await save('flatrate_flatrate', {})).headers.get('location')).toContain(REVIEW);
    expect((await at.payer.get(REVIEW)).text).toContain(
      '<option value="flatrate_flatrate" selected>',
    );
  });

  it('orders for what the page shows, once', async () => {
    await at.payer.add();
    await at.toReview('CART');
    expect(await at.place()).toBe(SUCCESS);
    expect(await at.captures()).toMatchObject([{ amount: { value: '15.81' } }]);
    expect((await at.payer.get(SUCCESS)).text).toContain('Thank you for your purchase!');
    expect(await at.count()).toBe(0);
    expect(await at.place()).toBe('/checkout/cart/');
    expect(await at.captures()).toHaveLength(1);
  });

  it('orders the product of a product page, and leaves the cart', async () => {
    await at.payer.add('5');
    await at.call('smartbuttons/addtocart/', { product: '3', qty: '1' });
    await at.toReview('PRODUCT_DETAIL');
    const success = await at.place();
    expect(success).toBe('/paymentservicespaypal/smartbuttons/success/');
    expect((await at.payer.get(success)).text).toContain('Your order # is');
    expect(await at.count()).toBe(1);
  });

  it('gives a customer’s order to the customer', async () => {
    at.close();
    at = await PaypalShop.open({}, 'jane@example.com');
    await at.call('smartbuttons/addtocart/', { product: '3', qty: '1' });
    await at.toReview('PRODUCT_DETAIL');
    await at.place();
    expect((await at.payer.get('/sales/order/history/')).text).toContain('000000001');
  });

  it('comes back with a message when the order is refused', async () => {
    await at.payer.add();
    await at.toReview('CART');
    await at.control('PUT', 'settings', { declines: true });
    expect(await at.place()).toBe(REVIEW);
    expect(at.payer.cookie('mage-messages')).toContain('Your payment was not successful.');
    expect(await at.captures()).toEqual([]);
    await at.control('PUT', 'settings', { declines: false });
    expect(await at.place()).toBe(SUCCESS);
  });

  it('needs a shipping method and the agreements', async () => {
    await at.payer.set({ agreements: 'manual' });
    await at.payer.add();
    await at.updateQuote(await at.press('CART'));
    expect((await at.payer.get(REVIEW)).text).toContain('name="agreement[1]"');
    expect(await at.place()).toBe(REVIEW);
    expect(at.payer.cookie('mage-messages')).toContain('Terms and Conditions');
    expect(await at.place({ 'agreement[1]': '1' })).toBe(REVIEW);
    expect(await at.captures()).toEqual([]);
  });

  it('takes the new amount to PayPal on demand [WALL-11]', async () => {
    await at.payer.add();
    await at.toReview('CART');
    const update = () => at.call('smartbuttons/updatepaypalorder/');
    expect((await update()).body).toEqual({ success: true });
    const [order] = await at.control<{ purchase_units: { amount: { value: string } }[] }[]>(
      'GET',
      'orders',
    );
    expect(order?.purchase_units[0]?.amount.value).toBe('15.81');
    await at.control('POST', 'faults', {
      call: 'update-order',
      fault: { kind: 'status', status: 500 },
    });
    expect((await update()).status).toBe(500);
  });

  it('ships nothing where nothing is shipped', async () => {
    await at.payer.add('21');
    const { response } = await at.press('CART');
    const window = await at.at('/checkoutnow', `&token=${response['paypal-order'].id}`);
    expect(await window.text()).not.toContain('name="address"');
    await at.updateQuote({ response });
    const { text } = await at.payer.get(REVIEW);
    expect(text).not.toContain('shipping-method-form');
    expect(text).toContain('"isVirtual":1');
    expect(await at.place()).toBe(SUCCESS);
  });
});
