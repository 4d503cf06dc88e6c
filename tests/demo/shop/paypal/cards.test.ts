// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Created, PaypalShop } from './paypal-shop';

const METHOD = 'payment_services_paypal_hosted_fields';
const VAULT = 'payment_services_paypal_vault';

const GOOD = '4111111111111111';
const DECLINED = '4000000000000002';
const ASKED = '4000000000003220';

interface Config {
  readonly payment: Readonly<Record<string, Record<string, unknown>>> & {
    readonly vault?: Readonly<Record<string, { readonly config: { readonly publicHash: string } }>>;
  };
  readonly vault: unknown;
}

const additional = ({ response }: Created, more: object = {}) => ({
  payments_order_id: response['paypal-order'].mp_order_id,
  paypal_order_id: response['paypal-order'].id,
  payment_source: 'cc',
  ...more,
});

/** A shopper with PayPal's card fields, and what their script does. */
class Cards {
  constructor(readonly at: PaypalShop) {}

  async create(isKept = false): Promise<Created> {
    const path = `order/create/?vault=${String(isKept)}`;
    const fields = { payment_source: 'cc', location: 'CHECKOUT' };
    return (await this.at.call<Created>(path, fields)).body;
  }

  /** The frame of the number sends the card. */
  async send({ response }: Created, number: string, billing: object = {}): Promise<unknown> {
    const { id: order } = response['paypal-order'];
    const body = JSON.stringify({ order, number, month: 12, year: 2099, cvv: '739', billing });
    const headers = { 'content-type': 'application/json' };
    const sent = await this.at.at('/card/confirm', '', { method: 'POST', headers, body });
    return sent.json();
  }

  async answer({ response }: Created, outcome: string): Promise<unknown> {
    const query = `&token=${response['paypal-order'].id}`;
    const body = new URLSearchParams({ outcome });
    return (await this.at.at('/card/challenge', query, { method: 'POST', body })).json();
  }
}

describe('PayPal’s card fields in the demo shop', () => {
  let at: PaypalShop;
  let cards: Cards;
  const open = async (settings: object = {}, email?: string) => {
    at = await PaypalShop.open({ paypalButtons: false, paypalCards: true, ...settings }, email);
    cards = new Cards(at);
    await at.payer.ready();
  };
  const place = (created: Created, more: object = {}, method = METHOD) =>
    at.payer.place(method, additional(created, more));
  const text = 'Your payment was not successful. Try again.';
  beforeEach(() => open());
  afterEach(() => {
    at.close();
  });

  it('are in the configuration as the module prints them [HOSTED-01]', async () => {
    const { payment, vault } = await at.payer.config<Config>();
    expect(payment[METHOD]).toMatchObject({
      isVisible: true,
      paymentSource: 'cc',
      isCommerceVaultEnabled: false,
      getOrderDetailsUrl: 'http://shop.example/paymentservicespaypal/order/getcurrentorder/',
    });
    expect(JSON.stringify(payment[METHOD]?.sdkParams)).toContain('components=card-fields');
    expect(vault).toEqual([]);
    expect(payment.vault).toBeUndefined();
  });

  it('are nowhere where they are off', async () => {
    await at.payer.set({ paypalCards: false });
    expect((await at.payer.config<Config>()).payment[METHOD]).toBeUndefined();
    expect((await at.call('order/create/', {})).status).toBe(404);
  });

  it('pay an order once, and the shop knows the last digits alone [WALL-05]', async () => {
    const created = await cards.create();
    expect(await cards.send(created, GOOD, { name: 'Ada Lovelace' })).toEqual({
      status: 'APPROVED',
    });
    const details = await at.payer.get('/paymentservicespaypal/order/getcurrentorder/');
    expect(JSON.parse(details.text)).toMatchObject({
      response: {
        is_successful: true,
        'paypal-order': {
          id: created.response['paypal-order'].id,
          payment_source_details: {
            card: {
              name: 'Ada Lovelace',
              last_digits: '1111',
              card_expiry_month: '12',
              card_expiry_year: '2099',
              bin_details: { bin: '411111' },
            },
          },
        },
      },
    });
    expect(details.text).not.toContain(GOOD);
    expect((await place(created)).status).toBe(200);
    expect(await at.captures()).toHaveLength(1);
    await at.payer.ready();
    expect(await place(created)).toMatchObject({ status: 400, body: { message: text } });
    expect(await at.captures()).toHaveLength(1);
  });

  it('pay nothing before the card was sent, with a declined one, or for another amount', async () => {
    const unsent = await cards.create();
    expect(await place(unsent)).toMatchObject({ status: 400, body: { message: text } });
    const declined = await cards.create();
    await cards.send(declined, DECLINED);
    expect(await place(declined)).toMatchObject({ status: 400, body: { message: text } });
    const cheap = await cards.create();
    await cards.send(cheap, GOOD);
    await at.payer.add();
    expect(await place(cheap)).toMatchObject({ status: 400 });
    expect(await at.captures()).toEqual([]);
  });

  it('pay only where the cardholder has confirmed to the bank [WALL-05]', async () => {
    const refused = await cards.create();
    expect(await cards.send(refused, ASKED)).toEqual({ status: 'PAYER_ACTION_REQUIRED' });
    expect(await place(refused)).toMatchObject({ status: 400 });
    expect(await cards.answer(refused, 'refuse')).toMatchObject({ liabilityShift: 'NO' });
    expect(await place(refused)).toMatchObject({ status: 400, body: { message: text } });
    const closed = await cards.create();
    await cards.send(closed, ASKED);
    expect(await cards.answer(closed, 'close')).toBeNull();
    expect(await place(closed)).toMatchObject({ status: 400 });
    expect(await at.captures()).toEqual([]);
    const confirmed = await cards.create();
    await cards.send(confirmed, ASKED);
    expect(await cards.answer(confirmed, 'confirm')).toMatchObject({ liabilityShift: 'POSSIBLE' });
    expect((await place(confirmed)).status).toBe(200);
  });

  it.each([
    [{ countryCode: 'US', adminArea2: 'Oakland' }, 'POSTAL_CODE_REQUIRED'],
    [{ countryCode: 'DE', postalCode: '10115' }, 'CITY_REQUIRED'],
  ])('refuse a card with an address like %j [HOSTED-15] [HOSTED-16]', async (address, issue) => {
    const created = await cards.create();
    const answer = await cards.send(created, GOOD, { billingAddress: address });
    expect(answer).toEqual({ status: 'REFUSED', issue });
  });

  it('keep no card of a guest', async () => {
    const created = await cards.create(true);
    await cards.send(created, GOOD);
    expect((await place(created, { is_active_payment_token_enabler: true })).status).toBe(200);
    await at.payer.ready();
    expect((await at.payer.config<Config>()).payment.vault).toBeUndefined();
  });
});

describe('the cards that customers keep at PayPal', () => {
  let at: PaypalShop;
  let cards: Cards;
  beforeEach(async () => {
    const settings = { paypalButtons: false, paypalCards: true, savedCards: true };
    at = await PaypalShop.open(settings, 'jane@example.com');
    cards = new Cards(at);
  });
  afterEach(() => {
    at.close();
  });

  /** Pays with a card; returns the hashes of the kept ones. */
  const pay = async (isKept: boolean): Promise<readonly string[]> => {
    await at.payer.ready();
    const created = await cards.create(isKept);
    await cards.send(created, GOOD);
    const more = { is_active_payment_token_enabler: isKept };
    expect((await at.payer.place(METHOD, additional(created, more))).status).toBe(200);
    await at.payer.ready();
    const { payment } = await at.payer.config<Config>();
    return Object.values(payment.vault ?? {}).map(({ config }) => config.publicHash);
  };

  it('are those that they wanted to keep, and pay once each [HOSTED-06] [VAULT-06]', async () => {
    expect(await pay(false)).toEqual([]);
    const [public_hash = ''] = await pay(true);
    const created = await cards.create();
    const other = additional(created, { public_hash: 'x' });
    expect((await at.payer.place(VAULT, other)).status).toBe(400);
    const own = additional(created, { public_hash, payment_source: 'vault' });
    expect((await at.payer.place(VAULT, own)).status).toBe(200);
    expect(await at.captures()).toHaveLength(3);
    await at.payer.ready();
    expect((await at.payer.place(VAULT, own)).status).toBe(400);
    expect(await at.captures()).toHaveLength(3);
  });
});
