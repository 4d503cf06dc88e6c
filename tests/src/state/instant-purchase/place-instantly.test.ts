import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { addPhrases } from '../../../../src/platform/i18n/i18n';
import { fail, type Result } from '../../../../src/platform/result';
import {
  purchaseConfirmed,
  selectInstantPurchase,
  selectPurchase,
} from '../../../../src/state/instant-purchase/instant-purchase-slice';
import { instantPurchaseState } from '../../../../src/state/instant-purchase/instant-purchase-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { sectionsRead, sectionsWanted } from '../../../../src/state/sections/sections-slice';
import { cameOnline } from '../../../../src/state/shared/came-online';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/instant-purchase/instant-flow';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const ORDER = 'instantpurchase/button/placeOrder';
const NUMBER = 'Your order number is: 000000012.';
const UNKNOWN = /We do not know yet whether your order was placed/;
const section = {
  data_id: 1,
  available: true,
  paymentToken: { publicHash: 'a1b2', summary: 'Visa' },
  shippingAddress: { id: 12, summary: 'Home' },
  billingAddress: { id: 13, summary: 'Office' },
  shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat Rate' },
};

/** A shop that responds to the order like this, and whose messages are the next of `messages` each time. */
function start(
  response: Result<HttpResponse>,
  messages: (readonly { type: string; text: string }[])[] = [],
) {
  mockShop((request, path) => {
    if (path === ORDER) return response;
    if (request.url.endsWith('customers/me')) return json({ id: 7 });
    const names = new URL(request.url).searchParams.get('sections')?.split(',') ?? [];
    const next = names.includes('messages') ? messages.shift() : undefined;
    return json(
      Object.fromEntries(
        names.map((name) => [
          name,
          name === 'messages'
            ? { data_id: 2, messages: next ?? [] }
            : { ...section, firstname: 'Jane', data_id: 2 },
        ]),
      ),
    );
  });
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
  store.inject(instantPurchaseState);
  store.dispatch(sectionsRead({ 'instant-purchase': section }));
  const option = selectInstantPurchase(store.getState());
  if (option === null) throw new Error('not available');
  return {
    store,
    confirm: () => {
      store.dispatch(purchaseConfirmed({ productId: '60', form: new FormData(), option }));
    },
    orders: () => sent.filter(({ path }) => path === ORDER).length,
    loads: () => sent.filter(({ path }) => path !== ORDER && !path.endsWith('customers/me')).length,
    status: () => selectPurchase('60')(store.getState()),
    texts: () => selectMessages('instant:60')(store.getState()).map(({ text }) => text),
  };
}

const settled = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

const messageLoads = () =>
  http.mock.calls.filter(([{ url }]) => url.includes('sections=messages')).length;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an instant purchase', () => {
  it('is sent once, however often it is confirmed [INST-03]', async () => {
    const { confirm, orders, status } = start(json({ response: NUMBER }), [
      [{ type: 'success', text: NUMBER }],
    ]);
    confirm();
    confirm();
    expect(status()).toBe('sending');
    await settled();
    expect(orders()).toBe(1);
    confirm();
    await settled();
    expect(orders(), 'another purchase').toBe(2);
  });

  it.each([
    ['success', NUMBER, 'placed'],
    ['error', 'The card was declined.', 'refused'],
  ] as const)('is what the shop’s messages say: %s [INST-04]', async (type, text, status) => {
    const shown = start(json({ response: text }), [[{ type, text }]]);
    shown.confirm();
    await settled();
    expect([shown.status(), shown.texts()]).toEqual([status, [text]]);
  });

  it('shows the response where the shop has no message, and no order is sent again by itself [INST-04]', async () => {
    const { confirm, status, texts, orders } = start(json({ response: NUMBER }));
    confirm();
    await settled(60_000);
    expect([status(), texts(), orders()]).toEqual(['placed', [NUMBER], 1]);
  });

  it('loads again what an order changes [INST-04]', async () => {
    const { confirm, store } = start(json({ response: NUMBER }), [
      [{ type: 'success', text: NUMBER }],
    ]);
    store.dispatch(sectionsWanted(['instant-purchase']));
    await settled();
    sent.length = 0;
    confirm();
    await settled();
    const [, , load] = vi.mocked((await import('../support/fake-http')).http).mock.calls.slice(-3);
    expect(load?.[0].url).toContain('sections=last-ordered-items%2Cinstant-purchase');
  });

  it('shows its message beside the button and not in the page’s area as well [INST-04]', async () => {
    const { confirm, store, texts } = start(json({ response: NUMBER }), [
      [{ type: 'success', text: NUMBER }],
    ]);
    store.dispatch(globalMessagesWanted());
    await settled(10);
    confirm();
    await settled();
    // What the transport reports of every write.
    store.dispatch({
      type: 'sections/sectionsInvalidated',
      payload: { names: ['messages'], reload: true },
    });
    await settled(2000);
    expect(texts()).toEqual([NUMBER]);
    expect(selectMessages('global')(store.getState())).toEqual([]);
  });

  it('is placed when a note stands beside the shop’s success [INST-04]', async () => {
    const { confirm, status, texts } = start(json({ response: NUMBER }), [
      [
        { type: 'notice', text: 'A note.' },
        { type: 'success', text: NUMBER },
      ],
    ]);
    confirm();
    await settled();
    expect([status(), texts()]).toEqual(['placed', ['A note.', NUMBER]]);
  });

  it.each<[string, { type: string; text: string }[], string, string[]]>([
    [
      'a success of something else beside its own refusal',
      [
        { type: 'success', text: 'You added Field Guide to your cart.' },
        { type: 'error', text: NUMBER },
      ],
      'refused',
      ['You added Field Guide to your cart.', NUMBER],
    ],
    [
      'an error of something else beside its own success',
      [
        { type: 'error', text: 'The coupon is not valid.' },
        { type: 'success', text: NUMBER },
      ],
      'placed',
      ['The coupon is not valid.', NUMBER],
    ],
    [
      'a success of something else alone, and shows what the shop has responded',
      [{ type: 'success', text: 'You added Field Guide to your cart.' }],
      'placed',
      ['You added Field Guide to your cart.', NUMBER],
    ],
  ])('is not taken for %s [INST-04]', async (_name, messages, status, texts) => {
    const shown = start(json({ response: NUMBER }), [messages]);
    shown.confirm();
    await settled();
    expect([shown.status(), shown.texts()]).toEqual([status, texts]);
  });

  it('reports a refusal without a message [INST-04]', async () => {
    const { confirm, status, texts } = start(
      fail({ kind: 'rejected', status: 400, message: 'No such product.', redirectAction: null }),
    );
    confirm();
    await settled();
    expect([status(), texts()]).toEqual(['refused', ['No such product.']]);
  });

  it.each<[string, ApiError]>([
    ['a refusal', { kind: 'rejected', status: 400, message: 'Too late.', redirectAction: null }],
    ['too many requests', { kind: 'server', status: 429, message: null, retryAfterMs: null }],
  ])(
    'is placed where the shop says so after %s, and says nothing else [INST-04]',
    async (_name, error) => {
      const { confirm, status, texts } = start(fail(error), [[{ type: 'success', text: NUMBER }]]);
      confirm();
      await settled(60_000);
      expect([status(), texts()]).toEqual(['placed', [NUMBER]]);
    },
  );

  it('is unknown after too many requests, which may have been counted after the order [INST-04]', async () => {
    const error = { kind: 'server', status: 429, message: null, retryAfterMs: null } as const;
    const { confirm, status, texts } = start(fail(error));
    confirm();
    await settled(60_000);
    expect([status(), texts()]).toEqual(['unknown', [expect.stringMatching(UNKNOWN)]]);
  });
});

describe('an instant purchase whose response was lost', () => {
  it.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'malformed', status: 200 },
    { kind: 'server', status: 502, message: null, retryAfterMs: null },
  ] as const)('is looked up at once: $kind [INST-04]', async (error) => {
    const { confirm, status, texts, orders } = start(fail(error), [
      [{ type: 'success', text: NUMBER }],
    ]);
    confirm();
    await settled();
    expect([status(), texts(), orders()]).toEqual(['placed', [NUMBER], 1]);
  });

  it('is not sent again while its outcome is unknown, and is looked up until the shop reports it [INST-04]', async () => {
    const { confirm, status, texts, orders } = start(fail({ kind: 'timeout' }), [
      [],
      [],
      [{ type: 'error', text: 'The card was declined.' }],
    ]);
    confirm();
    await settled();
    expect([status(), texts()]).toEqual(['unknown', [expect.stringMatching(UNKNOWN)]]);
    confirm();
    await settled(2000);
    confirm();
    expect([status(), orders()]).toEqual(['unknown', 1]);
    await settled(5000);
    expect([status(), texts(), orders()]).toEqual(['refused', ['The card was declined.'], 1]);
    confirm();
    await settled();
    expect(orders(), 'it can be tried again').toBe(2);
  });

  it.each([
    ['You added Field Guide to your cart.', 'unknown'],
    ['Your order number is: 000000012.', 'placed'],
    ['Ihre Bestellnummer lautet 000000012!', 'unknown'],
  ])('is proven by a success only if it names an order: %s [INST-04]', async (text, status) => {
    const shown = start(fail({ kind: 'network' }), [[{ type: 'success', text }]]);
    shown.confirm();
    await settled();
    expect(shown.status()).toBe(status);
  });

  it('is proven by a number in the words of the shop [INST-04]', async () => {
    addPhrases({ 'Your order number is: %1.': 'Ihre Bestellnummer lautet %1!' });
    const text = 'Ihre Bestellnummer lautet 000000012!';
    const shown = start(fail({ kind: 'network' }), [[{ type: 'success', text }]]);
    shown.confirm();
    await settled();
    addPhrases({ 'Your order number is: %1.': 'Your order number is: %1.' });
    expect(shown.status()).toBe('placed');
  });

  it('stays unknown when the messages are of both kinds [INST-04]', async () => {
    const { confirm, status } = start(fail({ kind: 'network' }), [
      [
        { type: 'success', text: 'You added it.' },
        { type: 'error', text: 'The card was declined.' },
      ],
    ]);
    confirm();
    await settled();
    expect(status()).toBe('unknown');
  });

  it('is looked up four times, and once more when the browser is back online [INST-04]', async () => {
    const messages: { type: string; text: string }[][] = [[], [], [], []];
    const { confirm, loads, status, store } = start(fail({ kind: 'network' }), messages);
    confirm();
    await settled(600_000);
    expect([loads(), status()]).toEqual([4, 'unknown']);
    messages.push([{ type: 'success', text: NUMBER }]);
    store.dispatch(cameOnline());
    await settled();
    expect(status()).toBe('placed');
  });

  it('is looked up with the messages that the page shows, which are loaded once [INST-04]', async () => {
    const messages: { type: string; text: string }[][] = [];
    const { confirm, status, texts, store } = start(fail({ kind: 'network' }), messages);
    store.dispatch(globalMessagesWanted());
    await settled(10_000);
    http.mockClear();
    messages.push([{ type: 'error', text: 'The card was declined.' }]);
    confirm();
    await settled(1000);
    expect([status(), texts()]).toEqual(['refused', ['The card was declined.']]);
    expect(messageLoads()).toBe(1);
  });

  it('is no longer looked up once the outcome is known [INST-04]', async () => {
    const messages: { type: string; text: string }[][] = [[]];
    const { confirm, status, store } = start(fail({ kind: 'network' }), messages);
    http.mockClear();
    confirm();
    await settled(500);
    messages.push([{ type: 'success', text: NUMBER }]);
    store.dispatch(cameOnline());
    await settled();
    expect([status(), messageLoads()]).toEqual(['placed', 2]);
    await settled(600_000);
    store.dispatch(cameOnline());
    await settled(600_000);
    expect(messageLoads()).toBe(2);
  });
});

describe('what an instant purchase orders with', () => {
  it('is not known before its section has arrived, and the same until it changes', () => {
    const store = createTillStore({ shop, checkout: null });
    expect(selectInstantPurchase(store.getState())).toBeNull();
    expect(selectPurchase('60')(store.getState())).toBe('idle');
    store.dispatch(sectionsRead({ 'instant-purchase': section }));
    const option = selectInstantPurchase(store.getState());
    expect(option).toMatchObject({ payment: { id: 'a1b2', summary: 'Visa' } });
    expect(selectInstantPurchase(store.getState())).toBe(option);
    store.dispatch(sectionsRead({ 'instant-purchase': { data_id: 2, available: false } }));
    expect(selectInstantPurchase(store.getState())).toBeNull();
  });
});
