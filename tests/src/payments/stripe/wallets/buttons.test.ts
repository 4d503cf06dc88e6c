import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount as mountWalletButtons } from '../../../../../src/payments/stripe/wallets/buttons';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { fail } from '../../../../../src/platform/result';
import type {
  WalletRequest,
  WalletRun,
} from '../../../../../src/state/extensions/wallet-provider.types';
import { json, sent, mockShop } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const lineItems = [{ name: 'Bag', amount: 3400 }];
const params = (changes: object = {}) => ({
  elementOptions: { mode: 'payment', amount: 3400, currency: 'usd' },
  resolvePayload: { emailRequired: true, lineItems },
  ...changes,
});
const confirmation = {
  billingDetails: { name: 'Ada', address: {} },
  shippingAddress: { name: 'Ada', address: {} },
  shippingRate: { id: 'flatrate_flatrate', amount: 1, displayName: 'Flat' },
  expressPaymentType: 'apple_pay',
};
let key = 0;

/** The provider's SDK, and a function that fires its events. */
function sdk() {
  const listeners = new Map<string, (event: object) => void>();
  const element = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const group = {
    create: vi.fn(() => element),
    update: vi.fn(() => Promise.resolve()),
    submit: vi.fn<() => Promise<object>>(() => Promise.resolve({})),
  };
  const stripe = {
    registerAppInfo: vi.fn(),
    elements: vi.fn(() => group),
    createConfirmationToken: vi.fn<() => Promise<object>>(() =>
      Promise.resolve({ confirmationToken: { id: 'ctoken_1', secret: 'x' } }),
    ),
    handleNextAction: vi.fn<() => Promise<object>>(() => Promise.resolve({})),
  };
  const start = vi.fn(() => stripe);
  vi.stubGlobal('Stripe', start);
  const tell = (name: string, event: object = {}): void => listeners.get(name)?.(event);
  return { stripe, group, element, start, tell };
}

/** A page with Till's own configuration of the buttons. */
const pageWith = (initParams: object): PageSource => ({
  checkoutConfig: null,
  checkout: {
    stripe: {
      express: {
        initParams,
        buttonConfig: { buttonHeight: 44 },
        activeLocations: ['product_page', 'minicart'],
      },
    },
  },
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

/** A purchase whose changes reach the sheet. */
const startedRun = () => ({
  change: vi.fn<WalletRun['change']>(async (request) => {
    const response = await request();
    if (!response.ok || !response.value.isDeliverable) return null;
    response.value.onShown?.();
    return response.value.answer;
  }),
  confirm: vi.fn<WalletRun['confirm']>(() => Promise.resolve(true)),
  cancel: vi.fn<WalletRun['cancel']>(() => Promise.resolve()),
});

async function mounted(changes: Partial<WalletRequest> = {}) {
  const fake = sdk();
  key += 1;
  const run = startedRun();
  const press = vi.fn<WalletRequest['press']>(() => run as unknown as WalletRun);
  const onAvailable = vi.fn();
  const removal = new AbortController();
  const buttons = await mountWalletButtons(document.createElement('div'), {
    location: 'product',
    page: pageWith({ apiKey: `pk_test_${String(key)}` }),
    shop,
    product: () => ({ id: '12', variant: null }),
    isCartEmpty: () => false,
    isPartlyPaid: () => false,
    press,
    onAvailable,
    signal: removal.signal,
    ...changes,
  });
  return { ...fake, run, press, onAvailable, buttons, removal };
}

const event = () => ({ resolve: vi.fn(), reject: vi.fn(), paymentFailed: vi.fn() });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  mockShop(() => json(JSON.stringify(params())));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the wallet buttons of the provider', () => {
  it('are created with the options of the shop [EXPR-18, EXPR-19]', async () => {
    const { stripe, group, element } = await mounted();
    expect(sent[0]?.body).toEqual({ location: 'product', productId: '12' });
    expect(stripe.elements).toHaveBeenCalledWith(params().elementOptions);
    expect(group.create).toHaveBeenCalledWith('expressCheckout', { buttonHeight: 44 });
    expect(element.mount).toHaveBeenCalledOnce();
  });

  it('offer only card and link where a credit pays a part [EXPR-16]', async () => {
    const { stripe } = await mounted({ isPartlyPaid: () => true });
    expect(stripe.elements).toHaveBeenCalledWith({
      ...params().elementOptions,
      paymentMethodTypes: ['card', 'link'],
    });
  });

  it.each([
    ['has no options', { elementOptions: [] }],
    ['has nothing to pay for', { elementOptions: { mode: 'payment', amount: 0 } }],
  ])('load nothing of the provider where the shop %s [EXPR-01]', async (_what, changes) => {
    mockShop(() => json(JSON.stringify(params(changes))));
    const { start, onAvailable } = await mounted();
    expect(start).not.toHaveBeenCalled();
    expect(onAvailable).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('appear once the cart holds something to pay for [EXPR-01]', async () => {
    mockShop(() => json(JSON.stringify({ elementOptions: [] })));
    const { buttons, element } = await mounted();
    await buttons.refresh();
    expect(element.mount).not.toHaveBeenCalled();
    mockShop(() => json(JSON.stringify(params())));
    await buttons.refresh();
    expect(element.mount).toHaveBeenCalledOnce();
  });

  it('report whether a wallet can pay on this device [EXPR-01]', async () => {
    const { tell, onAvailable } = await mounted();
    tell('ready', { availablePaymentMethods: undefined });
    tell('ready', { availablePaymentMethods: { applePay: false } });
    tell('ready', { availablePaymentMethods: { applePay: false, link: true } });
    tell('loaderror');
    expect(onAvailable.mock.calls).toEqual([[false], [false], [true], [false]]);
  });

  it('open the sheet at once, with what was loaded before [EXPR-03, EXPR-19]', async () => {
    const { tell, press } = await mounted();
    const click = event();
    tell('click', click);
    expect(click.resolve).toHaveBeenCalledExactlyOnceWith({ emailRequired: true, lineItems });
    expect(press.mock.calls[0]?.[0]).toMatchObject({
      total: 3400,
      currency: 'usd',
      isChargedNow: true,
    });
  });

  it('open no sheet while the form is not valid [EXPR-09, EXPR-14]', async () => {
    const { tell } = await mounted({ press: () => null });
    const click = event();
    tell('click', click);
    expect(click.reject).toHaveBeenCalledOnce();
    expect(click.resolve).not.toHaveBeenCalled();
  });

  it('are none where the page has no publishable key [PELEM-44]', async () => {
    const { start, onAvailable, buttons } = await mounted({ page: pageWith({ apiKey: 'sk_1' }) });
    expect(onAvailable).toHaveBeenCalledExactlyOnceWith(false);
    await buttons.refresh();
    expect(start).not.toHaveBeenCalled();
  });

  it('say which variant is bought, and which places have buttons [EXPR-18]', async () => {
    await mounted({ product: () => ({ id: '12', variant: '52' }) });
    expect(sent[0]?.body).toEqual({ location: 'product', productId: '12', attribute: '52' });
    await mounted({ location: 'minicart', product: () => null });
    expect(sent[1]?.body).toEqual({
      location: 'minicart',
      activeLocations: ['product_page', 'minicart'],
    });
  });

  it('resolve changes in the sheet, or reject them [EXPR-04, EXPR-05, EXPR-13]', async () => {
    const shippingRates = [{ id: 'a_b', displayName: 'A', amount: 1 }];
    mockShop(() => json(JSON.stringify(params({ resolvePayload: { lineItems, shippingRates } }))));
    const { tell, run } = await mounted();
    tell('click', event());
    const address = { ...event(), address: { country: 'US' } };
    const rate = { ...event(), shippingRate: { id: 'a_b' } };
    tell('shippingaddresschange', address);
    await settled();
    tell('shippingratechange', rate);
    await settled();
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { newAddress: { country: 'US' }, location: 'product' },
      { address: { country: 'US' }, shipping_id: 'a_b' },
    ]);
    expect(address.resolve).toHaveBeenCalledExactlyOnceWith({ lineItems, shippingRates });
    run.change.mockResolvedValueOnce(null);
    tell('shippingratechange', rate);
    await settled();
    expect(rate.reject).toHaveBeenCalledOnce();
  });

  it('pass a new total to the provider [EXPR-05]', async () => {
    const { tell, press, group } = await mounted();
    tell('click', event());
    await press.mock.calls[0]?.[0].updateTotal(990);
    expect(group.update).toHaveBeenCalledExactlyOnceWith({ amount: 990 });
  });

  it('report a closed sheet, and are removed with the view [EXPR-07]', async () => {
    const { tell, run, removal, element } = await mounted();
    tell('click', event());
    tell('cancel');
    expect(run.cancel).toHaveBeenCalledOnce();
    removal.abort();
    expect(element.destroy).toHaveBeenCalledOnce();
  });

  it('follow the cart [EXPR-19]', async () => {
    const { buttons, group, tell } = await mounted();
    const elementOptions = { mode: 'payment', amount: 50 };
    mockShop(() => json(JSON.stringify({ elementOptions, resolvePayload: {} })));
    await buttons.refresh();
    expect(group.update).toHaveBeenCalledExactlyOnceWith({ amount: 50 });
    const click = event();
    tell('click', click);
    expect(click.resolve).toHaveBeenCalledExactlyOnceWith({});
  });
});

/** The sheet's payment once it is confirmed. */
async function confirmed() {
  const page = await mounted();
  page.tell('click', event());
  const confirm = { ...event(), ...confirmation };
  page.run.confirm.mockResolvedValueOnce(false);
  page.tell('confirm', confirm);
  await settled();
  const payment = page.run.confirm.mock.calls[0]?.[0];
  if (payment === undefined) throw new Error('Nothing was confirmed.');
  return { ...page, confirm, payment };
}

describe('a confirmed sheet', () => {
  it('creates a confirmation token, of which only the id is sent [EXPR-02, EXPR-06]', async () => {
    const { payment, stripe, group } = await confirmed();
    const prepared = await payment.prepare();
    if (!prepared.ok) throw new Error(prepared.error);
    await prepared.value();
    expect(sent.at(-1)?.body).toEqual({
      result: {
        confirmationToken: { id: 'ctoken_1' },
        billingDetails: confirmation.billingDetails,
        shippingAddress: confirmation.shippingAddress,
        shippingRate: { id: 'flatrate_flatrate' },
        expressPaymentType: 'apple_pay',
      },
      location: 'product',
    });
    expect(group.submit).toHaveBeenCalledOnce();
    expect(stripe.createConfirmationToken).toHaveBeenCalledExactlyOnceWith({
      elements: group,
      params: {
        payment_method_data: {
          allow_redisplay: 'always',
          billing_details: confirmation.billingDetails,
        },
        shipping: confirmation.shippingAddress,
      },
    });
  });

  it('is notified that there is no order [EXPR-06]', async () => {
    const { confirm } = await confirmed();
    expect(confirm.paymentFailed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' });
  });

  it('finds in a refusal what the bank has to confirm [PELEM-21]', async () => {
    const { payment } = await confirmed();
    const refusal = (message: string) =>
      ({ kind: 'rejected', status: 400, message, redirectAction: null }) as const;
    const secretOf = (message: string) => payment.authentication?.secretOf(refusal(message));
    expect(secretOf('Authentication Required: pi_1_secret_2')).toBe('pi_1_secret_2');
    expect(secretOf('Your card was declined.')).toBeNull();
  });

  it('leaves out what the wallet does not tell', async () => {
    const page = await mounted();
    page.tell('click', event());
    page.tell('confirm', { ...event(), expressPaymentType: 'link' });
    await settled();
    const prepared = await page.run.confirm.mock.calls[0]?.[0].prepare();
    if (prepared?.ok !== true) throw new Error('Nothing was prepared.');
    await prepared.value();
    expect(sent.at(-1)?.body).toEqual({
      result: { confirmationToken: { id: 'ctoken_1' }, expressPaymentType: 'link' },
      location: 'product',
    });
    expect(page.stripe.createConfirmationToken).toHaveBeenCalledExactlyOnceWith({
      elements: page.group,
      params: { payment_method_data: { allow_redisplay: 'always' } },
    });
  });

  it('shows why there is no token [EXPR-06, EXPR-17]', async () => {
    const { payment, stripe, group } = await confirmed();
    stripe.createConfirmationToken.mockResolvedValueOnce({ error: { message: 'Expired.' } });
    expect(await payment.prepare()).toEqual(fail('Expired.'));
    stripe.createConfirmationToken.mockRejectedValueOnce(new Error('x'));
    expect(await payment.prepare()).toEqual(fail('A payment submission error has occurred.'));
    group.submit.mockResolvedValueOnce({ error: { message: 'Incomplete.' } });
    expect(await payment.prepare()).toEqual(fail('Incomplete.'));
  });

  it('authenticates with the secret of the shop [EXPR-20]', async () => {
    const { payment, stripe } = await confirmed();
    expect(await payment.authentication?.confirm('pi_1_secret_2')).toBeNull();
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({
      clientSecret: 'pi_1_secret_2',
    });
    stripe.handleNextAction.mockResolvedValueOnce({ error: { message: 'Not you.' } });
    expect(await payment.authentication?.confirm('pi_1_secret_2')).toEqual({
      message: 'Not you.',
      mayBeCharged: false,
    });
    for (const type of ['api_connection_error', 'api_error', 'rate_limit_error']) {
      stripe.handleNextAction.mockResolvedValueOnce({ error: { message: 'Lost.', type } });
      expect(await payment.authentication?.confirm('a')).toMatchObject({ mayBeCharged: true });
    }
    stripe.handleNextAction.mockRejectedValueOnce(new Error('x'));
    expect(await payment.authentication?.confirm('a')).toEqual({
      message: 'A payment submission error has occurred.',
      mayBeCharged: true,
    });
  });
});
