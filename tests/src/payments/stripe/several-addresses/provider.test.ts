import { afterEach, describe, expect, it, vi } from 'vitest';
import { severalAddresses as stripeSeveralAddresses } from '../../../../../src/payments/stripe/several-addresses/provider';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

let keys = 0;
const SECRET = 'pi_1_secret_2';

/** A page whose shop names a key, and the provider's SDK. */
function open(handleNextAction: () => Promise<object> = () => Promise.resolve({})) {
  keys += 1;
  const apiKey = `pk_test_several_${String(keys)}`;
  const element = { on: vi.fn(), mount: vi.fn(), destroy: vi.fn() };
  const elements = vi.fn(() => ({ create: () => element }));
  const retrievePaymentIntent = vi.fn(handleNextAction);
  const sdk = { elements, handleNextAction, retrievePaymentIntent, registerAppInfo: vi.fn() };
  vi.stubGlobal(
    'Stripe',
    vi.fn(() => sdk),
  );
  mockShop(() => json(JSON.stringify({ apiKey })));
  const page = { shop, page: null };
  const ask = (secret = SECRET) => stripeSeveralAddresses.authenticate(page, secret);
  return { page, element, elements, ask, sdk };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the confirmation of orders for several addresses', () => {
  it.each([
    ['succeeded', 'confirmed'],
    ['requires_capture', 'confirmed'],
    ['processing', 'confirmed'],
    ['requires_payment_method', 'refused'],
    ['canceled', 'refused'],
  ])('has ended with an intent that is %s: %s [MULTI-06]', async (status, end) => {
    const { ask } = open(() => Promise.resolve({ paymentIntent: { status } }));
    expect((await ask()).status).toBe(end);
  });

  it('is refused when the shopper leaves the bank’s window [MULTI-07]', async () => {
    const intent = { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } };
    const { ask } = open(() => Promise.resolve({ paymentIntent: intent }));
    expect(await ask()).toEqual({
      status: 'refused',
      message: 'Your order was not paid. Your cart is as you left it.',
    });
  });

  it('is refused in the bank’s words, or general ones [MULTI-07]', async () => {
    const error = { type: 'invalid_request_error', message: 'We are unable to authenticate.' };
    expect(await open(() => Promise.resolve({ error })).ask()).toEqual({
      status: 'refused',
      message: 'We are unable to authenticate.',
    });
    expect(await open(() => Promise.resolve({ error: { type: 'card_error' } })).ask()).toEqual({
      status: 'refused',
      message: 'Your order was not paid. Your cart is as you left it.',
    });
  });

  it('is refused for a secret that is none, without asking the provider', async () => {
    const { ask, sdk } = open();
    expect((await ask('<script>')).status).toBe('refused');
    expect(sdk.retrievePaymentIntent).not.toHaveBeenCalled();
  });

  it('is unknown while the provider is not reached', async () => {
    const { page } = open();
    vi.stubGlobal('Stripe', undefined);
    mockShop(() => fail({ kind: 'network' }));
    expect(await stripeSeveralAddresses.authenticate(page, SECRET)).toEqual({ status: 'unknown' });
  });
});

describe('the form for several addresses', () => {
  const events = () => {
    const removal = new AbortController();
    return { onReady: vi.fn(), onBroken: vi.fn(), signal: removal.signal, removal };
  };

  it('is the provider’s, in its mode without an amount', async () => {
    const { page, element, elements } = open();
    const host = document.createElement('div');
    expect(await stripeSeveralAddresses.mount(host, page, events())).not.toBeNull();
    expect(element.mount).toHaveBeenCalledWith(host);
    expect(elements).toHaveBeenCalledWith(expect.objectContaining({ mode: 'setup' }));
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['get_stripe_configuration']);
  });

  it('says when it cannot be shown, and nothing when its place is gone', async () => {
    const { page, elements } = open();
    elements.mockImplementation(() => {
      throw new Error('bad configuration');
    });
    const shown = events();
    const host = document.createElement('div');
    expect(await stripeSeveralAddresses.mount(host, page, shown)).toBeNull();
    expect(shown.onBroken).toHaveBeenCalledOnce();
    const gone = events();
    gone.removal.abort();
    expect(await stripeSeveralAddresses.mount(host, page, gone)).toBeNull();
    expect(gone.onBroken).not.toHaveBeenCalled();
  });

  it('gives the shop a payment method, and no card', () => {
    expect(stripeSeveralAddresses.paymentOf('pm_1')).toEqual({
      method: 'stripe_payments',
      po_number: null,
      additional_data: { payment_method: 'pm_1', payment_element: true },
    });
  });
});
