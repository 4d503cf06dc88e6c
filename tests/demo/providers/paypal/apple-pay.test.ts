// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';

import { openPaypalSandbox } from '../../../../demo/providers/paypal/app';
import { requestProblem } from '../../../../demo/providers/paypal/browser/apple-pay/check-request';

const ORIGIN = 'http://paypal.example';
const CLIENT = 'client-id=demo_unit';

interface Order {
  readonly id: string;
  readonly status: string;
  readonly payment_source?: { readonly apple_pay?: object };
  readonly purchase_units: readonly [{ readonly shipping?: object }];
}

interface Refused {
  readonly details: readonly { readonly issue: string }[];
}

interface Confirmed {
  readonly approveApplePayPayment: { readonly status: string };
}

describe('Apple Pay at the sandbox', () => {
  let sandbox: ReturnType<typeof openPaypalSandbox>;
  let order: Order;

  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await sandbox.request(`${ORIGIN}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa('demo_unit:secret_demo_unit')}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  const tokenOf = (card: string, price: string | null = '15.81', currency = 'USD'): string =>
    btoa(JSON.stringify({ card, price, currency }));
  const confirm = <T = Confirmed>(data: string): Promise<T> =>
    send('POST', `/applepay/confirm?${CLIENT}`, {
      orderId: order.id,
      token: { paymentData: { data } },
      shippingContact: { addressLines: ['1 Quai'], locality: 'Ghent', countryCode: 'BE' },
    });
  const found = (): Promise<Order> => send('GET', `/v2/checkout/orders/${order.id}`);
  const issue = ({ details }: Refused): string => details[0]?.issue ?? '';

  beforeEach(async () => {
    sandbox = openPaypalSandbox();
    order = await send('POST', '/v2/checkout/orders', {
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '15.81' } }],
    });
  });

  it('confirms an order once, for the amount of the sheet, with its address', async () => {
    expect(issue(await confirm<Refused>(tokenOf('approved', '1.00')))).toBe('AMOUNT_MISMATCH');
    expect(issue(await confirm<Refused>(tokenOf('approved', '15.81', 'EUR')))).toBe(
      'AMOUNT_MISMATCH',
    );
    expect((await confirm(tokenOf('approved'))).approveApplePayPayment.status).toBe('APPROVED');
    expect(issue(await confirm<Refused>(tokenOf('approved')))).toBe('ORDER_ALREADY_APPROVED');
    const after = await found();
    expect(after.purchase_units[0].shipping).toMatchObject({
      address: { admin_area_2: 'Ghent', country_code: 'BE' },
    });
    expect(after.payment_source).toHaveProperty('apple_pay');
  });

  it('confirms any amount of a total that was open', async () => {
    expect((await confirm(tokenOf('approved', null))).approveApplePayPayment.status).toBe(
      'APPROVED',
    );
  });

  it('refuses a declined card and a token that it has not made', async () => {
    expect(issue(await confirm<Refused>(tokenOf('declined')))).toBe('INSTRUMENT_DECLINED');
    expect(issue(await confirm<Refused>('!'))).toBe('INVALID_APPLE_PAY_TOKEN');
    expect((await found()).status).toBe('CREATED');
  });

  it('makes sessions of the merchant, each another one', async () => {
    const validate = (body: object) =>
      send<{ readonly merchantSession?: { readonly merchantSessionIdentifier: string } }>(
        'POST',
        `/applepay/validate?${CLIENT}`,
        body,
      );
    const [one, other] = await Promise.all([
      validate({ validationUrl: `${ORIGIN}/applepay/session` }),
      validate({ validationUrl: `${ORIGIN}/applepay/session` }),
    ]);
    expect(one.merchantSession?.merchantSessionIdentifier).toMatch(/^SANDBOX-/);
    expect(one).not.toEqual(other);
    expect(await validate({})).not.toHaveProperty('merchantSession');
  });

  it('has Apple’s script and its sheet for everyone', async () => {
    for (const path of ['/jsapi/v1/apple-pay-sdk.js', '/apple/sheet']) {
      expect((await sandbox.request(`${ORIGIN}${path}`)).status, path).toBe(200);
    }
  });
});

describe('a sheet that Apple refuses', () => {
  const right = {
    countryCode: 'US',
    currencyCode: 'USD',
    supportedNetworks: ['visa'],
    merchantCapabilities: ['supports3DS'],
    total: { label: 'Order Total', amount: '0.00', type: 'pending' },
  };

  it.each([
    [null, {}],
    ['countryCode', { countryCode: 'us' }],
    ['currencyCode', { currencyCode: '' }],
    ['supportedNetworks', { supportedNetworks: [] }],
    ['merchantCapabilities', { merchantCapabilities: ['supportsCredit'] }],
    ['lineItems', { lineItems: [{ label: '', amount: '1' }] }],
    ['total', { total: { label: 'x', amount: '1.234' } }],
    ['Total amount must not be negative', { total: { label: 'x', amount: '-1' } }],
  ])('names %s', (problem, changes) => {
    expect(requestProblem({ ...right, ...changes })).toBe(problem);
  });
});
