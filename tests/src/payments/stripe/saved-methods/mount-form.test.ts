import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountForm } from '../../../../../src/payments/stripe/saved-methods/mount-form';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { fail, ok } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

let key = 0;

/** The provider's SDK with a form, and a function that fires its events. */
function sdk() {
  const listeners = new Map<string, (event: object) => void>();
  const element = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    mount: vi.fn(),
    destroy: vi.fn(),
    focus: vi.fn(),
    clear: vi.fn(),
  };
  const group = {
    create: vi.fn(() => element),
    submit: vi.fn<() => Promise<object>>(() => Promise.resolve({})),
  };
  const elements = vi.fn(() => group);
  const stripe = {
    elements,
    registerAppInfo: vi.fn(),
    createPaymentMethod: vi.fn<() => Promise<object>>(() =>
      Promise.resolve({ paymentMethod: { id: 'pm_1' } }),
    ),
    handleNextAction: vi.fn<() => Promise<object>>(() => Promise.resolve({})),
  };
  const start = vi.fn(() => stripe);
  vi.stubGlobal('Stripe', start);
  const tell = (name: string, event: object = {}): void => listeners.get(name)?.(event);
  return { element, elements, group, stripe, start, tell };
}

const pageWith = (initParams: unknown): PageSource => ({
  checkoutConfig: null,
  checkout: { initParams },
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

function open(page: PageSource | null) {
  const removal = new AbortController();
  const events = { onReady: vi.fn(), onBroken: vi.fn(), signal: removal.signal };
  const host = document.createElement('div');
  const form = mountForm(host, { shop, page, search: '' }, events);
  return { form, events, removal, host };
}

const ownKey = (): string => `pk_test_form_${String((key += 1))}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the form of the page of saved methods', () => {
  it('starts with what the page contains, in its mode for saving [SAVED-01]', async () => {
    const fake = sdk();
    mockShop(() => fail({ kind: 'network' }));
    const apiKey = ownKey();
    const { form, events } = open(pageWith({ apiKey, currency: 'EUR' }));
    const setup = await form;
    expect(fake.start).toHaveBeenCalledWith(apiKey, expect.anything());
    expect(fake.elements).toHaveBeenCalledWith(
      expect.objectContaining({ mode: 'setup', currency: 'eur' }),
    );
    expect(sent).toEqual([]);
    fake.tell('ready');
    expect(events.onReady).toHaveBeenCalledOnce();
    expect(setup?.isComplete()).toBe(false);
    fake.tell('change', { complete: true });
    expect(setup?.isComplete()).toBe(true);
  });

  it('asks the shop where the page contains nothing [SAVED-01]', async () => {
    const fake = sdk();
    const apiKey = ownKey();
    mockShop(() => json(JSON.stringify({ apiKey })));
    expect(await open(pageWith(undefined)).form).not.toBeNull();
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['get_stripe_configuration']);
    expect(fake.start).toHaveBeenCalledWith(apiKey, expect.anything());
  });

  it.each([
    ['is not reached', () => fail({ kind: 'network' } as const)],
    ['has no key', () => json(JSON.stringify({}))],
  ])('says that it cannot be shown when the shop %s [SAVED-13]', async (_what, answer) => {
    sdk();
    mockShop(answer);
    const { form, events } = open(null);
    expect(await form).toBeNull();
    expect(events.onBroken).toHaveBeenCalledOnce();
  });

  it('is gone with its place', async () => {
    const fake = sdk();
    const { form, removal } = open(pageWith({ apiKey: ownKey() }));
    await form;
    removal.abort();
    expect(fake.element.destroy).toHaveBeenCalledOnce();
    const early = open(pageWith({ apiKey: ownKey() }));
    early.removal.abort();
    expect(await early.form).toBeNull();
    expect(early.events.onBroken).not.toHaveBeenCalled();
  });
});

/** A form of the provider that is shown, and the SDK behind it. */
async function shownForm() {
  const fake = sdk();
  const { form, events, host } = open(pageWith({ apiKey: ownKey() }));
  const setup = await form;
  if (setup === null) throw new Error('The form is not shown.');
  return { ...fake, setup, events, host };
}

describe('what was typed', () => {
  it('becomes a payment method of the provider [SAVED-06]', async () => {
    const { setup, stripe, group, element, host } = await shownForm();
    expect(group.create).toHaveBeenCalledExactlyOnceWith('payment');
    expect(element.mount).toHaveBeenCalledExactlyOnceWith(host);
    expect(await setup.create()).toEqual(ok('pm_1'));
    expect(group.submit).toHaveBeenCalledOnce();
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({ elements: group });
    setup.focus();
    setup.clear();
    expect([element.focus.mock.calls.length, element.clear.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not sent while the form shows errors of its own [SAVED-09]', async () => {
    const { setup, stripe, group } = await shownForm();
    group.submit.mockResolvedValueOnce({ error: { message: 'Incomplete.' } });
    expect(await setup.create()).toEqual(fail({ kind: 'invalid' }));
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it.each([
    [{ error: { type: 'validation_error', message: 'No date.' } }, { kind: 'invalid' }],
    [
      { error: { type: 'card_error', message: 'Declined.' } },
      { kind: 'refused', message: 'Declined.' },
    ],
    [{ error: { type: 'api_error' } }, { kind: 'failed' }],
  ])('is refused with the provider’s reason: %j [SAVED-14][SAVED-15]', async (answer, failure) => {
    const { setup, stripe } = await shownForm();
    stripe.createPaymentMethod.mockResolvedValueOnce(answer);
    expect(await setup.create()).toEqual(fail(failure));
  });

  it('fails without a reason when the SDK throws [SAVED-14]', async () => {
    const { setup, stripe } = await shownForm();
    stripe.createPaymentMethod.mockRejectedValueOnce(new Error('x'));
    expect(await setup.create()).toEqual(fail({ kind: 'failed' }));
  });

  it('is authenticated with the shop’s secret [SAVED-16]', async () => {
    const { setup, stripe } = await shownForm();
    expect(await setup.authenticate('seti_1_secret_2')).toBeNull();
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({
      clientSecret: 'seti_1_secret_2',
    });
    stripe.handleNextAction.mockResolvedValueOnce({ error: { type: 'x', message: 'Not you.' } });
    expect(await setup.authenticate('s')).toBe('Not you.');
    stripe.handleNextAction.mockResolvedValueOnce({ error: { type: 'api_error' } });
    expect(await setup.authenticate('s')).toBe('api_error');
    stripe.handleNextAction.mockRejectedValueOnce(new Error('Offline.'));
    expect(await setup.authenticate('s')).toBe('Offline.');
  });

  it('cannot be shown when the provider says so [SAVED-13]', async () => {
    const { tell, events } = await shownForm();
    tell('loaderror');
    expect(events.onBroken).toHaveBeenCalledOnce();
  });
});
