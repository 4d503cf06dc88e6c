import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseGooglePayButton,
  parseGooglePayCheckout,
} from '../../../../../src/payments/paypal/google-pay/config';
import { paypal } from '../../../../../src/payments/paypal/provider';
import { buttonsInit, googleOptions, googlePayment, pageWith, productInit } from '../page';

const FRONT = 'https://shop.example/paymentservicespaypal/';
const cart = (changes: object = {}) =>
  pageWith([['cart', buttonsInit('CART', { ...googleOptions, ...changes })]], {}, 'google-pay');
const parse = (changes: object = {}) => parseGooglePayButton(cart(changes), 'cart');

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/cart/'));
});

describe('the blocks of Google Pay', () => {
  it('say where the page has it, apart from the smart buttons [GOOGLE-01]', async () => {
    const wallets = [paypal.wallets ?? []].flat();
    const walletOf = (code: string) => wallets.find((wallet) => wallet.code === code);
    const [buttons, google] = [walletOf('paypal'), walletOf('paypal-google-pay')];
    const page = pageWith(
      [
        ['product', productInit(googleOptions)],
        ['cart', buttonsInit('MINICART', googleOptions)],
      ],
      {},
      'google-pay',
    );
    expect(google?.places(page)).toEqual(['product', 'minicart']);
    expect(buttons?.places(page)).toEqual([]);
    const method = await paypal.methods?.payment_services_paypal_google_pay?.();
    expect(method?.code).toBe('payment_services_paypal_google_pay');
  });

  it('are read with their URLs, place and mode [GOOGLE-09] [WALL-12]', () => {
    expect(parse()).toMatchObject({
      createOrderUrl: `${FRONT}smartbuttons/createpaypalorder/`,
      detailsUrl: `${FRONT}order/getcurrentorder/`,
      threeDsMode: 'SCA_WHEN_REQUIRED',
      place: 'CART',
      mode: 'PRODUCTION',
      scriptUrl: 'https://pay.google.com/gp/p/js/pay.js',
      isVirtual: false,
    });
    expect(parseGooglePayButton(cart(), 'minicart')).toBeNull();
  });

  it.each([undefined, '', 'LIVE', null, {}])(
    'have the mode TEST unless the shop says PRODUCTION: %o [GOOGLE-09]',
    (googlePayMode) => {
      expect(parse({ googlePayMode })?.mode).toBe('TEST');
    },
  );

  it('are not used with the calls of another shop', () => {
    expect(parse({ createOrderUrl: 'https://evil.example/' })).toBeNull();
    expect(parse({ getOrderDetailsUrl: 'https://evil.example/' })?.detailsUrl).toBeNull();
  });

  it('have no mode of the authentication where the shop sets none [GOOGLE-03]', () => {
    expect(parse({ threeDSMode: false })?.threeDsMode).toBeNull();
  });

  it('give the look that Google’s button can have', () => {
    const style = (styles: unknown) => parse({ styles })?.style;
    expect(style({ color: 'white', label: 'checkout', shape: 'pill', height: 50 })).toEqual({
      buttonColor: 'white',
      buttonType: 'checkout',
      buttonRadius: 25,
      height: 50,
    });
    const usual = { buttonColor: 'black', buttonType: 'pay', buttonRadius: 4, height: 40 };
    for (const odd of [
      { color: 'gold', height: '9' },
      null,
      { label: 'constructor', height: 'x' },
    ]) {
      expect(style(odd)).toEqual(usual);
    }
    expect(style({ label: 'installment', shape: 'sharp' })).toMatchObject({
      buttonType: 'plain',
      buttonRadius: 0,
    });
    expect(style({ label: 'buynow' })?.buttonType).toBe('buy');
  });
});

describe('the method in the checkout', () => {
  it('is read with its SDK [GOOGLE-01]', () => {
    expect(parseGooglePayCheckout(googlePayment())).toMatchObject({
      createOrderUrl: `${FRONT}order/create/`,
      place: 'CHECKOUT',
      mode: 'PRODUCTION',
      sdk: { url: 'https://www.paypal.com/sdk/js?client-id=abc&currency=USD' },
    });
    expect(parseGooglePayCheckout(googlePayment({ mode: undefined }))?.mode).toBe('TEST');
  });

  it.each([
    [{ isVisible: false }],
    [{ sdkParams: [] }],
    [{ createOrderUrl: 'https://evil.example/' }],
  ])('is none with %o [WALL-27]', (changes) => {
    expect(parseGooglePayCheckout(googlePayment(changes))).toBeNull();
    expect(parseGooglePayCheckout({})).toBeNull();
  });
});
