import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountForm } from '../../../../../src/payments/stripe/saved-methods/mount-form';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { fail } from '../../../../../src/platform/result';
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
  const elements = vi.fn(() => ({ create: () => element }));
  const start = vi.fn(() => ({ elements, registerAppInfo: vi.fn() }));
  vi.stubGlobal('Stripe', start);
  const tell = (name: string, event: object = {}): void => listeners.get(name)?.(event);
  return { element, elements, start, tell };
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
