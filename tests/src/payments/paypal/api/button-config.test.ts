import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseButtons,
  parseCheckoutButton,
} from '../../../../../src/payments/paypal/api/button-config';
import { placesOf } from '../../../../../src/payments/paypal/api/button-places';
import { parseButtonStyles } from '../../../../../src/payments/paypal/api/button-styles';
import { parseSdkParams } from '../../../../../src/payments/paypal/api/sdk-params';
import { paypal } from '../../../../../src/payments/paypal/provider';
import { buttonsInit, checkoutPayment, pageWith, productInit, sdkParams } from '../page';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
});

describe('the places of the buttons', () => {
  it('are the product page, the cart and the mini cart [SMART-02] [SMART-03]', () => {
    const page = pageWith([
      ['product', productInit()],
      ['cart', buttonsInit('CART')],
      ['cart', buttonsInit('MINICART')],
    ]);
    expect(placesOf('smart-buttons')(page)).toEqual(['product', 'cart', 'minicart']);
    expect(placesOf('smart-buttons')(pageWith([['cart', buttonsInit('MINICART')]]))).toEqual([
      'minicart',
    ]);
    expect(placesOf('smart-buttons')(pageWith([]))).toEqual([]);
    const [buttons] = [paypal.wallets ?? []].flat();
    expect(buttons?.places(page)).toEqual(['product', 'cart', 'minicart']);
  });

  it('are none where a block does not say which', () => {
    const page = pageWith([['cart', buttonsInit('CART', { pageType: undefined })]]);
    expect(placesOf('smart-buttons')(page)).toEqual([]);
  });

  it.each([
    ['product', productInit({ addToCartUrl: undefined })],
    ['product', productInit({ createOrderUrl: 'https://evil.example/' })],
    ['cart', buttonsInit('CART', { authorizeOrderUrl: 'javascript:alert(1)' })],
    ['cart', buttonsInit('CART', { createOrderUrl: 7 })],
    ['cart', buttonsInit('constructor')],
    ['cart', {}],
    ['cart', { ...buttonsInit('CART'), pageType: null }],
    ['cart', { ...buttonsInit('CART'), pageType: undefined }],
  ] as const)(
    'are none in the %s where the page has no block of it, or the calls would not go to this shop',
    (word, init) => {
      expect(parseButtons(pageWith([[word, init]]), word)).toBeNull();
    },
  );

  it('have their own URLs and the module’s name of the place [WALL-06]', () => {
    const page = pageWith([
      ['product', productInit()],
      ['cart', buttonsInit('MINICART', { orderReviewUrl: 'https://evil.example/' })],
    ]);
    expect(parseButtons(page, 'product')).toMatchObject({
      place: 'PRODUCT_DETAIL',
      addToCartUrl: 'https://shop.example/paymentservicespaypal/smartbuttons/addtocart/',
      reviewUrl: 'https://shop.example/paymentservicespaypal/smartbuttons/review/',
    });
    expect(parseButtons(page, 'minicart')).toMatchObject({
      place: 'MINICART',
      addToCartUrl: null,
      reviewUrl: null,
    });
    expect(parseButtons(page, 'checkout')).toBeNull();
  });
});

describe('the method in the checkout', () => {
  it('is there where the shop shows it [WALL-27]', () => {
    expect(parseCheckoutButton(checkoutPayment())).toMatchObject({ place: 'CHECKOUT' });
    expect(parseCheckoutButton(checkoutPayment({ isVisible: false }))).toBeNull();
    expect(parseCheckoutButton(checkoutPayment({ sdkParams: [] }))).toBeNull();
    expect(parseCheckoutButton(checkoutPayment({ createOrderUrl: '//evil.example' }))).toBeNull();
    expect(parseCheckoutButton({})).toBeNull();
  });
});

describe('the parameters of the SDK', () => {
  it('are its URL and attributes of its script [PSDK-02]', () => {
    expect(parseSdkParams(sdkParams)).toEqual({
      url: 'https://www.paypal.com/sdk/js?client-id=abc&currency=USD',
      attributes: { 'data-partner-attribution-id': 'Shop', 'data-csp-nonce': 'n1' },
    });
  });

  it('have no attribute that is none of data, and no URL means none at all', () => {
    const [src] = sdkParams;
    const hostile = [src, { name: 'x"onload=', value: '1' }, { name: 'onerror', value: '2' }, null];
    expect(parseSdkParams(hostile)?.attributes).toEqual({ 'data-onerror': '2' });
    for (const none of [null, {}, [], 'x', [{ name: 'src', value: ' ' }], [{ name: 'src' }]]) {
      expect(parseSdkParams(none)).toBeNull();
    }
  });
});

describe('the look of the buttons', () => {
  it('is the merchant’s, without what the SDK does not know', () => {
    const known = { layout: 'horizontal', color: 'gold', shape: 'pill', label: 'pay' };
    expect(parseButtonStyles({ ...known, height: '40', tagline: 'true' })).toEqual({
      ...known,
      height: 40,
      tagline: true,
    });
    expect(parseButtonStyles({ layout: 'round', color: 3, height: 400, tagline: true })).toEqual(
      {},
    );
    expect(parseButtonStyles({ layout: 'vertical', tagline: true })).toEqual({
      layout: 'vertical',
    });
    expect(parseButtonStyles(null)).toEqual({});
  });
});
