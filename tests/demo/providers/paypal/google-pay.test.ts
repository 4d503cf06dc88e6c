// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';

import { openPaypalSandbox } from '../../../../demo/providers/paypal/app';

const ORIGIN = 'http://paypal.example';
const CLIENT = 'client-id=demo_unit';

interface Order {
  readonly id: string;
  readonly status: string;
  readonly payment_source?: {
    readonly google_pay: {
      readonly card: { readonly authentication_result?: { readonly liability_shift: string } };
    };
  };
  readonly purchase_units: readonly [{ readonly shipping?: object }];
}

interface Refused {
  readonly details: readonly { readonly issue: string }[];
}

describe('Google Pay at the sandbox', () => {
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
  const tokenOf = (card: string, price = '15.81', currency = 'USD'): string =>
    btoa(JSON.stringify({ card, price, currency }));
  const confirm = <T = Order>(token: string, more: object = {}): Promise<T> =>
    send('POST', `/googlepay/confirm?${CLIENT}`, {
      orderId: order.id,
      email: 'shopper@example.com',
      paymentMethodData: { tokenizationData: { token } },
      shippingAddress: { phoneNumber: '+1', locality: 'Ghent', countryCode: 'BE' },
      ...more,
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
    expect((await confirm(tokenOf('approved'))).status).toBe('APPROVED');
    expect(issue(await confirm<Refused>(tokenOf('approved')))).toBe('ORDER_ALREADY_APPROVED');
    expect((await found()).purchase_units[0].shipping).toMatchObject({
      address: { admin_area_2: 'Ghent', country_code: 'BE' },
    });
  });

  it('refuses a declined card, a token that it has not made, and a missing email or phone', async () => {
    expect(issue(await confirm<Refused>(tokenOf('declined')))).toBe('INSTRUMENT_DECLINED');
    expect(issue(await confirm<Refused>('!'))).toBe('INVALID_GOOGLE_PAY_TOKEN');
    for (const more of [{ email: '' }, { shippingAddress: { locality: 'Ghent' } }]) {
      expect(issue(await confirm<Refused>(tokenOf('approved'), more))).toBe(
        'MISSING_REQUIRED_PARAMETER',
      );
    }
    expect((await found()).status).toBe('CREATED');
  });

  it.each([
    ['POSSIBLE', 'APPROVED'],
    ['NO', 'PAYER_ACTION_REQUIRED'],
  ])('notes that the bank said %s, and the order is %s', async (answer, status) => {
    expect((await confirm(tokenOf('challenge'))).status).toBe('PAYER_ACTION_REQUIRED');
    const capture = `/v2/checkout/orders/${order.id}/capture`;
    expect(issue(await send<Refused>('POST', capture, {}))).toBe('ORDER_NOT_APPROVED');
    await send('POST', `/googlepay/challenge?${CLIENT}`, { orderId: order.id, answer });
    const after = await found();
    expect(after.status).toBe(status);
    const { card } = after.payment_source?.google_pay ?? {};
    expect(card?.authentication_result?.liability_shift).toBe(answer);
  });

  it('has Google’s script and its sheet for everyone', async () => {
    for (const path of ['/gp/p/js/pay.js', '/gp/sheet', `/smart/challenge?${CLIENT}`]) {
      expect((await sandbox.request(`${ORIGIN}${path}`)).status, path).toBe(200);
    }
  });
});
