import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseApplePayButton,
  parseApplePayCheckout,
} from '../../../../../src/payments/paypal/apple-pay/config';
import { paypal } from '../../../../../src/payments/paypal/provider';
import { appleOptions, applePayment, buttonsInit, pageWith, productInit, sdkParams } from '../page';

const FRONT = 'https://shop.example/paymentservicespaypal/';

const parse = (changes: object = {}) =>
  parseApplePayButton(
    pageWith([['cart', buttonsInit('CART', { ...appleOptions, ...changes })]], {}, 'apple-pay'),
    'cart',
  );

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/cart/'));
});

describe('the blocks of Apple Pay', () => {
  it('say where the page has it, apart from the smart buttons [APPLE-01]', async () => {
    const wallets = [paypal.wallets ?? []].flat();
    const placesOf = (code: string) => wallets.find((one) => one.code === code)?.places;
    const page = pageWith(
      [
        ['product', productInit(appleOptions)],
        ['cart', buttonsInit('MINICART', appleOptions)],
      ],
      {},
      'apple-pay',
    );
    expect(placesOf('paypal-apple-pay')?.(page)).toEqual(['product', 'minicart']);
    expect(placesOf('paypal')?.(page)).toEqual([]);
    const method = await paypal.methods?.payment_services_paypal_apple_pay?.();
    expect(method?.code).toBe('payment_services_paypal_apple_pay');
  });

  it('are read with their URLs and place [REGLK-01] [WALL-18] [WALL-20]', () => {
    expect(parse()).toMatchObject({
      createOrderUrl: `${FRONT}smartbuttons/createpaypalorder/`,
      place: 'CART',
      isVirtual: false,
      scriptUrl: 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js',
      sheet: {
        estimate: {
          customer: appleOptions.estimateShippingMethodsWhenLoggedInUrl,
          guest: appleOptions.estimateShippingMethodsWhenGuestUrl,
        },
        shipping: {
          customer: appleOptions.shippingInformationWhenLoggedInUrl,
          guest: appleOptions.shippingInformationWhenGuestUrl,
        },
        countries: appleOptions.countriesUrl,
        updateOrder: `${FRONT}smartbuttons/updatepaypalorder/`,
      },
    });
    expect(parse({ applePaySdkUrl: 'https://x.example/a.js', isVirtual: '1' })).toMatchObject({
      scriptUrl: 'https://x.example/a.js',
      isVirtual: true,
    });
  });

  it.each([
    'estimateShippingMethodsWhenLoggedInUrl',
    'estimateShippingMethodsWhenGuestUrl',
    'shippingInformationWhenLoggedInUrl',
    'shippingInformationWhenGuestUrl',
  ])('leave the method to the review page where %s is not of this shop', (name) => {
    expect(parse({ [name]: 'https://other.example/x' })).toMatchObject({ sheet: null });
    expect(parse({ [name]: undefined })).toMatchObject({ sheet: null });
  });

  it('are none where the order would be created elsewhere', () => {
    expect(parse({ createOrderUrl: 'https://other.example/x' })).toBeNull();
    expect(parseApplePayButton(pageWith([]), 'cart')).toBeNull();
    expect(
      parse({ countriesUrl: 'https://other.example/x', updatePayPalOrderUrl: '' }),
    ).toMatchObject({ sheet: { countries: null, updateOrder: null } });
  });
});

describe('the look of Apple’s button', () => {
  it.each([
    [{}, 40],
    [{ height: '48' }, 48],
    [{ height: 12 }, 40],
    [{ height: 400 }, 40],
    [{ height: 'x' }, 40],
  ])('with %o is %d px high [APPLE-12]', (styles, height) => {
    expect(parse({ styles })?.style.height).toBe(height);
  });

  it.each([
    ['white', 'white'],
    ['black', 'black'],
    ['gold', 'black'],
    [undefined, 'black'],
  ])('in %s is %s [APPLE-13]', (color, buttonStyle) => {
    expect(parse({ styles: { color } })?.style.buttonStyle).toBe(buttonStyle);
  });

  it.each([
    ['paypal', 'plain'],
    ['installment', 'plain'],
    ['checkout', 'check-out'],
    ['buynow', 'buy'],
    ['pay', 'pay'],
    ['constructor', 'pay'],
    [undefined, 'pay'],
  ])('with the label %s has the type %s [APPLE-14]', (label, buttonType) => {
    expect(parse({ styles: { label } })?.style.buttonType).toBe(buttonType);
  });
});

describe('the method in the checkout', () => {
  it('is read with its URL, script and look [APPLE-01] [APPLE-12]', () => {
    expect(parseApplePayCheckout(applePayment())).toEqual({
      createOrderUrl: `${FRONT}order/create/`,
      place: 'CHECKOUT',
      scriptUrl: 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js',
      sdk: expect.objectContaining({ url: sdkParams[0]?.value }) as unknown,
      style: { buttonStyle: 'white', buttonType: 'buy', height: 48 },
    });
  });

  it.each([
    ['hidden', { isVisible: false }],
    ['elsewhere', { createOrderUrl: 'https://other.example/x' }],
    ['without a script', { sdkParams: [] }],
  ])('is none where it is %s [WALL-27]', (_name, changes) => {
    expect(parseApplePayCheckout(applePayment(changes))).toBeNull();
    expect(parseApplePayCheckout({})).toBeNull();
  });
});
