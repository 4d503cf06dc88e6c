import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseStoredPayments } from '../../../../../src/api/page-config/stored-payments';
import { vault as storedCardMethod } from '../../../../../src/payments/paypal/cards';
import { fail } from '../../../../../src/platform/result';
import type { PaymentContext } from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { cardPayment, vaultEntry } from '../cards';
import { created, formOf } from '../page';
import { contextOf } from '../smart-buttons/context';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const CODE = 'payment_services_paypal_vault';
const FAILED = 'An error occurred. Refresh the page and try again.';
const REFUSED = 'Your payment was not successful. Try again.';

/** The facts of a checkout with these stored cards, as the page prints them. */
function contextWith(entries: readonly object[], vault: object = { [CODE]: { is_enabled: true } }) {
  const stored = Object.fromEntries(entries.map((entry, at) => [`${CODE}_${String(at)}`, entry]));
  const payment = { ...cardPayment(), vault: stored };
  const storedPayments = parseStoredPayments({ payment, vault });
  return contextOf({ configuration: payment, storedPayments, isLoggedIn: true });
}

const rows = (entries: readonly object[], vault?: object) =>
  storedCardMethod.instruments?.(contextWith(entries, vault)) ?? Promise.resolve([]);

const confirm = (changes: Partial<PaymentContext> = {}) =>
  storedCardMethod.confirm({
    ...contextWith([vaultEntry()]),
    instrument: { id: 'h1', title: 'Visa •••• 1111' },
    ...changes,
    signal: new AbortController().signal,
    reviewed: Promise.resolve(true),
  });

let order: ReturnType<typeof json>;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  order = json(created(), 201);
  mockShop((_request, path) => (path === 'billing-address' ? json(7) : order));
});

describe('the rows of stored cards', () => {
  it('are one for each card, with its type, its last digits and its picture [WALL-01] [VAULT-01]', async () => {
    const other = { brand: 'Rupay', maskedCC: 'xx-22', description: 'For work' };
    expect(storedCardMethod.code).toBe(CODE);
    expect(await rows([vaultEntry(), vaultEntry({ publicHash: 'h2', details: other })])).toEqual([
      { id: 'h1', title: 'Visa •••• 1111', icon: 'https://shop.example/visa.svg' },
      { id: 'h2', title: 'Rupay •••• xx-22', detail: 'For work' },
    ]);
  });

  it('show the last four digits of a masked number alone [VAULT-01]', async () => {
    const [row] = await rows([vaultEntry({ details: { brand: 'AMEX', maskedCC: '****-0005' } })]);
    expect(row?.title).toBe('American Express •••• 0005');
  });

  it('are none of another method, of one that is off, or of one that calls another server', async () => {
    expect(await rows([vaultEntry({ code: 'demo_card_vault' })])).toEqual([]);
    expect(await rows([vaultEntry()], { [CODE]: { is_enabled: false } })).toEqual([]);
    expect(await rows([vaultEntry({ createOrderUrl: 'https://evil.example/' })])).toEqual([]);
    expect(await rows([{ config: null }, {}])).toEqual([]);
  });
});

describe('paying with a stored card', () => {
  it('creates an order, and sends its hash with the payment [VAULT-04] [VAULT-05] [VAULT-06] [VAULT-07]', async () => {
    expect(await confirm()).toEqual({
      status: 'ready',
      payment: {
        method: CODE,
        po_number: null,
        additional_data: {
          payments_order_id: 'mp-1',
          paypal_order_id: 'PP-1',
          payment_source: 'vault',
          public_hash: 'h1',
          is_active_payment_token_enabler: true,
        },
      },
    });
    expect(sent.map(({ path }) => path)).toEqual([
      'billing-address',
      'paymentservicespaypal/order/create/',
    ]);
    const { form_key: key, ...form } = formOf(sent[1]?.body);
    expect(typeof key).toBe('string');
    expect(form).toEqual({ payment_source: 'vault', location: 'CHECKOUT' });
  });

  it('accepts 200 and 201', async () => {
    order = json(created(), 200);
    expect(await confirm()).toMatchObject({ status: 'ready' });
  });

  it.each([
    ['another status', json(created(), 202)],
    ['half a response', json({ response: {} }, 201)],
    ['a page', fail({ kind: 'malformed', status: 200 })],
    ['a failure', fail({ kind: 'server', status: 500, message: null, retryAfterMs: null })],
  ])('says after %s that it failed [VAULT-08]', async (_name, answer) => {
    order = answer as ReturnType<typeof json>;
    expect(await confirm()).toEqual({ status: 'refused', message: FAILED });
  });

  it.each([
    ['with 201', json({ response: { is_successful: false } }, 201)],
    ['with 422', fail({ kind: 'rejected', status: 422, message: '', redirectAction: null })],
  ])('says after a refusal %s that it was not successful [VAULT-09]', async (_name, answer) => {
    order = answer as ReturnType<typeof json>;
    expect(await confirm()).toEqual({ status: 'refused', message: REFUSED });
  });

  it('tells another amount once, with both, and the next press accepts it', async () => {
    order = json(created({ amount: '46.00' }), 201);
    expect(await confirm()).toMatchObject({ status: 'refused' });
    expect(await confirm()).toMatchObject({ status: 'ready' });
  });

  it('sends nothing for a card that is not there any more, or without an address', async () => {
    const gone = { id: 'constructor', title: 'x' };
    expect(await confirm({ instrument: gone })).toEqual({ status: 'refused', message: FAILED });
    expect(await confirm({ billingAddress: null })).toMatchObject({ status: 'refused' });
    expect(sent).toEqual([]);
  });
});
