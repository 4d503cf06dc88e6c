import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExpressElementOptions } from '../../../../../src/payments/stripe/domain/express.types';
import { createSheet } from '../../../../../src/payments/stripe/wallets/sheet';
import { fail, ok } from '../../../../../src/platform/result';
import type { WalletRun } from '../../../../../src/state/extensions/wallet-provider.types';
import { http, json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const lineItems = [{ name: 'Bag', amount: 3400 }];
const shippingRates = [
  { id: 'flat_flat', displayName: 'Flat', amount: 500 },
  { id: 'fast_fast', displayName: 'Fast', amount: 900 },
];

/** A shop whose responses about the sheet are these. */
const answerWith = (resolvePayload: unknown, elementOptions: unknown = []): void => {
  mockShop(() => json(JSON.stringify({ resolvePayload, elementOptions })));
};

/** A purchase that shows every change in the sheet, unless it `rejects` it. */
const runOf = (rejects = false): WalletRun => ({
  change: async (request) => {
    const response = await request();
    if (!response.ok || !response.value.isDeliverable || rejects) return null;
    response.value.onShown?.();
    return response.value.answer;
  },
  confirm: () => Promise.resolve(false),
  review: () => Promise.resolve(false),
  cancel: () => Promise.resolve(),
});

const open = (options: Partial<ExpressElementOptions> = {}, payload: object = { lineItems }) =>
  createSheet(
    shop,
    { location: 'cart' },
    { options: { mode: 'payment', amount: 3000, currency: 'eur', ...options }, payload },
    () => Promise.resolve(),
  );

const lastCall = () => ({ name: sent.at(-1)?.path.split('/').at(-1), body: sent.at(-1)?.body });

beforeEach(() => {
  answerWith({ lineItems, shippingRates });
});

describe('the sheet of a press', () => {
  it.each([
    ['the sum of its lines', {}, { lineItems }, 3400],
    ['the amount without lines', {}, {}, 3000],
    ['nothing without both', { amount: undefined }, {}, null],
  ])('shows %s [EXPR-02]', (_what, options, payload, total) => {
    expect(open(options, payload)).toMatchObject({ total, currency: 'eur', isChargedNow: true });
  });

  it('is charged later in the mode for setting up, and in dollars where the shop says nothing', () => {
    const sheet = open({ mode: 'setup', currency: undefined });
    expect(sheet).toMatchObject({ isChargedNow: false, currency: 'usd' });
  });

  it('adds the product by the module [EXPR-21]', async () => {
    await open().addProduct?.({ product: '12', qty: '2' });
    expect(lastCall()).toEqual({
      name: 'addtocart',
      body: { params: { product: '12', related_product: '', qty: '2' }, shipping_id: null },
    });
  });
});

describe('what the order costs now', () => {
  it('is asked for the place, as a part of the order, before anything is chosen [EXPR-18]', async () => {
    expect(await open().loadTotal()).toEqual(ok(3400));
    expect(lastCall()).toEqual({ name: 'ece_params', body: { location: 'cart' } });
    expect(http.mock.lastCall?.[0].isOrder).toBe(true);
  });

  it('is asked for the address and the rate that the sheet shows [EXPR-04, EXPR-05, EXPR-25]', async () => {
    const sheet = open();
    const address = { country: 'US', city: '', state: 'Tokyo' };
    expect(await sheet.changeAddress(runOf(), address)).toEqual({ lineItems, shippingRates });
    await sheet.loadTotal();
    const sentAddress = { country: 'US', city: 'Tokyo', state: 'Tokyo' };
    const bodyOf = (id: string) => ({ address: sentAddress, shipping_id: id });
    expect(lastCall()).toEqual({ name: 'ece_shipping_rate_changed', body: bodyOf('flat_flat') });
    expect(http.mock.lastCall?.[0].isOrder).toBe(true);
    await sheet.changeRate(runOf(), 'fast_fast');
    await sheet.loadTotal();
    expect(lastCall().body).toEqual(bodyOf('fast_fast'));
    await sheet.changeRate(runOf(true), 'flat_flat');
    await sheet.loadTotal();
    expect(lastCall().body, 'a rejected change is not shown').toEqual(bodyOf('fast_fast'));
  });

  it.each([
    ['the amount, without lines', {}, { mode: 'payment', amount: 700 }, ok(700)],
    ['the amount, with lines of nothing', { lineItems: [] }, { mode: 'payment', amount: 0 }, ok(0)],
    ['unknown', [], [], ok(null)],
  ])('is %s', async (_what, payload, options, total) => {
    answerWith(payload, options);
    expect(await open().loadTotal()).toEqual(total);
  });

  it('is unknown while the shop cannot be reached', async () => {
    mockShop(() => fail({ kind: 'network' }));
    expect(await open().loadTotal()).toEqual(fail({ kind: 'network' }));
  });
});

describe('a change in the sheet', () => {
  it('of the address is rejected when nothing is delivered there; of the rate it is not [EXPR-13]', async () => {
    answerWith({ lineItems, shippingRates: [] });
    expect(await open().changeAddress(runOf(), { country: 'AQ' })).toBeNull();
    expect(await open().changeRate(runOf(), 'flat_flat')).not.toBeNull();
    answerWith([]);
    expect(await open().changeRate(runOf(), 'flat_flat')).toBeNull();
  });

  it('is rejected when the shop fails [EXPR-13]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    expect(await open().changeAddress(runOf(), { country: 'US' })).toBeNull();
    expect(await open().changeRate(runOf(), 'flat_flat')).toBeNull();
  });
});
