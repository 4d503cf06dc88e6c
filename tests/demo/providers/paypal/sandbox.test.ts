// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';

import { openPaypalSandbox } from '../../../../demo/providers/paypal/app';

const ORIGIN = 'http://paypal.example';
const AMOUNT = { currency_code: 'USD', value: '15.81' };

interface Order {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly [
    { readonly payments?: { readonly captures: readonly { readonly id: string }[] } },
  ];
}

interface Refused {
  readonly details?: readonly { readonly issue: string }[];
}

/** A shop's server, and the browser of a payer. */
class Shop {
  readonly sandbox = openPaypalSandbox();

  async send(
    method: string,
    path: string,
    body?: unknown,
    authorization = `Basic ${btoa('demo_unit:secret_demo_unit')}`,
  ) {
    const response = await this.sandbox.request(`${ORIGIN}${path}`, {
      method,
      headers: { authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? null : JSON.parse(text)) as Partial<Order> & Refused,
    };
  }

  async create(amount: object = AMOUNT, more: object = {}): Promise<Order> {
    const unit = { custom_id: 'mp-1', amount };
    const asked = { intent: 'CAPTURE', purchase_units: [unit], ...more };
    return (await this.send('POST', '/v2/checkout/orders', asked)).body as Order;
  }

  async page(path: string, init: RequestInit = {}) {
    const response = await this.sandbox.request(`${ORIGIN}${path}`, init);
    return { status: response.status, text: await response.text() };
  }

  approve(id: string, address = '0') {
    const body = new URLSearchParams({ address });
    return this.page(`/checkoutnow?client-id=demo_unit&token=${id}`, { method: 'POST', body });
  }

  control(method: string, path: string, data?: object) {
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    return this.page(`/sandbox/${path}?client-id=demo_unit`, { method, ...body });
  }
}

const issueOf = ({ body }: { readonly body: Refused }) => body.details?.[0]?.issue;

describe('the sandbox of PayPal', () => {
  let shop: Shop;
  beforeEach(() => {
    shop = new Shop();
  });

  it('takes the money of an order that its payer has approved, once', async () => {
    const { id, status } = await shop.create();
    expect(status).toBe('CREATED');
    const capture = () => shop.send('POST', `/v2/checkout/orders/${id}/capture`, {});
    expect((await capture()).status).toBe(422);
    expect((await shop.approve(id, '2')).status).toBe(200);
    expect((await shop.send('GET', `/v2/checkout/orders/${id}`)).body).toMatchObject({
      status: 'APPROVED',
      payer: { email_address: 'shopper@example.com' },
      purchase_units: [
        {
          custom_id: 'mp-1',
          amount: AMOUNT,
          shipping: { address: { admin_area_2: 'Berlin', country_code: 'DE' } },
        },
      ],
    });
    const taken = await capture();
    expect([taken.status, taken.body.status]).toEqual([201, 'COMPLETED']);
    const again = await shop.send('POST', `/v2/checkout/orders/${id}/capture`, {});
    expect([again.status, issueOf(again)]).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    expect(JSON.parse((await shop.control('GET', 'captures')).text)).toMatchObject([
      { order_id: id, amount: AMOUNT },
    ]);
  });

  it('is not approved twice, and no order that is not there', async () => {
    const { id } = await shop.create();
    await shop.approve(id);
    expect((await shop.approve(id)).status).toBe(422);
    const window = `/checkoutnow?client-id=demo_unit&token=`;
    expect((await shop.page(`${window}${id}`)).text).not.toContain('<form');
    expect((await shop.page(`${window}NONE`)).text).not.toContain('<form');
    const other = await shop.create();
    const found = await shop.page(`/checkoutnow?client-id=demo_other&token=${other.id}`);
    expect(found.text).not.toContain('<form');
  });

  it('asks where to unless nothing is shipped, and for the next step of the shop', async () => {
    const shipped = await shop.create();
    const digital = await shop.create(AMOUNT, {
      application_context: { shipping_preference: 'NO_SHIPPING' },
    });
    const window = async ({ id }: Order, more = '') =>
      (await shop.page(`/checkoutnow?client-id=demo_unit&token=${id}${more}`)).text;
    expect(await window(shipped)).toContain('name="address"');
    expect(await window(digital)).not.toContain('name="address"');
    expect(await window(shipped)).toContain('>Pay Now</button>');
    expect(await window(shipped, '&commit=false')).toContain('>Continue to Review Order</button>');
    expect(await window(shipped, '&locale=de_DE')).toContain('>Jetzt zahlen</button>');
    expect(await window(shipped)).toContain('$15.81');
  });

  it.each([
    [{ currency_code: 'KWD', value: '1.500' }, 'CURRENCY_NOT_SUPPORTED'],
    [{ currency_code: 'USD', value: '1.5' }, 'DECIMAL_PRECISION'],
    [{ currency_code: 'JPY', value: '150.00' }, 'DECIMAL_PRECISION'],
    [{ currency_code: 'USD', value: '0.00' }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ])('refuses %o: %s', async (amount, issue) => {
    const asked = { intent: 'CAPTURE', purchase_units: [{ amount }] };
    const refused = await shop.send('POST', '/v2/checkout/orders', asked);
    expect([refused.status, issueOf(refused)]).toEqual([422, issue]);
  });

  it('changes an amount until it is taken, and gives it back once', async () => {
    const { id } = await shop.create();
    const path = "/purchase_units/@reference_id=='default'/amount";
    const value = { ...AMOUNT, value: '20.81' };
    const change = () =>
      shop.send('PATCH', `/v2/checkout/orders/${id}`, [{ op: 'replace', path, value }]);
    expect((await change()).status).toBe(204);
    await shop.approve(id);
    const { body } = await shop.send('POST', `/v2/checkout/orders/${id}/capture`, {});
    expect(body).toMatchObject({ purchase_units: [{ amount: value }] });
    expect((await change()).status).toBe(422);
    const captured = body.purchase_units?.[0].payments?.captures[0]?.id ?? '';
    const refund = () => shop.send('POST', `/v2/payments/captures/${captured}/refund`, {});
    expect((await refund()).status).toBe(201);
    expect((await refund()).status).toBe(422);
    expect(JSON.parse((await shop.control('GET', 'captures')).text)).toEqual([]);
  });

  it('knows shops by their secret and pages by the client id', async () => {
    const wrong = `Basic ${btoa('demo_unit:secret_demo_other')}`;
    expect((await shop.send('GET', '/v2/checkout/orders/1', undefined, wrong)).status).toBe(401);
    expect((await shop.send('GET', '/v2/checkout/orders/1')).status).toBe(404);
    expect((await shop.page('/sdk/js')).status).toBe(401);
    expect((await shop.page('/sdk/js?client-id=demo')).status).toBe(200);
  });

  it('declines where it was set, and fails where a test lets it', async () => {
    const { id } = await shop.create();
    await shop.approve(id);
    await shop.control('PUT', 'settings', { declines: true });
    const declined = await shop.send('POST', `/v2/checkout/orders/${id}/capture`, {});
    expect(issueOf(declined)).toBe('INSTRUMENT_DECLINED');
    await shop.control('PUT', 'settings', { declines: false });
    const fault = { call: 'capture-order', fault: { kind: 'half-json' } };
    expect((await shop.control('POST', 'faults', fault)).status).toBe(201);
    await expect(shop.send('POST', `/v2/checkout/orders/${id}/capture`, {})).rejects.toThrow();
    expect(JSON.parse((await shop.control('GET', 'captures')).text)).toHaveLength(1);
    expect((await shop.control('POST', 'faults', { ...fault, call: 'nothing' })).status).toBe(400);
  });

  it('takes the fault of a moment once', async () => {
    await shop.control('POST', 'faults', { call: 'approval', fault: { kind: 'twice' } });
    const take = async () => (await shop.control('POST', 'moments/approval')).text;
    expect([await take(), await take()]).toEqual(['{"kind":"twice"}', '{"kind":null}']);
    expect((await shop.control('POST', 'moments/nothing')).status).toBe(400);
  });

  it('builds its scripts, which a page may run in strict mode, and says who may pay', async () => {
    for (const file of ['/sdk/js?client-id=demo_unit', '/assets/frame.js']) {
      expect((await shop.page(file)).text).not.toMatch(/innerHTML|document\.write|\beval\(/);
    }
    await shop.control('PUT', 'settings', { eligible: false });
    expect((await shop.page('/sdk/js?client-id=demo_unit')).text).toContain('eligible%22%3Afalse');
  });

  it('takes a valid card for an order that waits for one, once, and keeps no number', async () => {
    const { id } = await shop.create();
    const send = async (number: string, order = id) => {
      const body = JSON.stringify({ order, number, month: 1, year: 2099, cvv: '123', billing: {} });
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      const sent = await shop.page('/card/confirm?client-id=demo_unit', init);
      return JSON.parse(sent.text) as object;
    };
    const refused = { status: 'REFUSED', issue: 'CARD_NUMBER_INVALID' };
    expect(await send('4111111111111112')).toEqual(refused);
    expect(await send('4111111111111111')).toEqual({ status: 'APPROVED' });
    const again = { status: 'REFUSED', issue: 'ORDER_ALREADY_APPROVED' };
    expect(await send('4111111111111111')).toEqual(again);
    expect(await send('4111111111111111', 'none')).toEqual(again);
    const { body } = await shop.send('GET', `/v2/checkout/orders/${id}`);
    expect(body).toMatchObject({ status: 'APPROVED', payment_source: { card: { brand: 'VISA' } } });
    expect(JSON.stringify(body)).not.toContain('4111111111111111');
  });

  it('pays with no card that it does not keep', async () => {
    const { id } = await shop.create();
    const paid = { payment_source: { card: { vault_id: 'x' } } };
    const refused = await shop.send('POST', `/v2/checkout/orders/${id}/capture`, paid);
    expect([refused.status, refused.body.details]).toEqual([
      422,
      [{ issue: 'TOKEN_ID_NOT_FOUND' }],
    ]);
  });
});
