import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import {
  purchaseConfirmed,
  purchaseOffered,
  selectInstantPurchase,
  selectPurchase,
} from '../../../../src/state/instant-purchase/instant-purchase-slice';
import { instantPurchaseState } from '../../../../src/state/instant-purchase/instant-purchase-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import { sectionsInvalidated, sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { installLocks } from '../../platform/http/fake-locks';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/instant-purchase/instant-flow';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const ORDER = 'instantpurchase/button/placeOrder';
const KEY = 'till-instant-purchases';
const NUMBER = 'Your order number is: 000000012.';
const DECLINED = 'The card was declined.';
const UNKNOWN = expect.stringMatching(/We do not know yet whether your order was placed/) as string;
const MINUTE = 60_000;
const section = {
  data_id: 1,
  available: true,
  paymentToken: { publicHash: 'a1b2', summary: 'Visa' },
  shippingAddress: { id: 12, summary: 'Home' },
  billingAddress: { id: 13, summary: 'Office' },
  shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat Rate' },
};

/** What the shop has to say: each message is returned once. */
let pending: { type: string; text: string }[] = [];
/** Ends the orders that the shop is working on, oldest first. */
let responses: ((response: Result<HttpResponse>) => void)[] = [];
let firstname: string | null = 'Jane';
/** The response to the question who is signed in. */
let customer: Result<HttpResponse>;

const orders = () => sent.filter(({ path }) => path === ORDER).length;
const settled = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

/** A page of the shop with a button for the product; every tab shares the browser's storage. */
async function openTab({ isOffered = true } = {}) {
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
  store.inject(instantPurchaseState);
  store.dispatch(sectionsRead({ 'instant-purchase': section }));
  const option = selectInstantPurchase(store.getState());
  if (option === null) throw new Error('not available');
  if (isOffered) store.dispatch(purchaseOffered({ productId: '60' }));
  await settled();
  return {
    store,
    confirm: (isAgain = false) => {
      store.dispatch(purchaseConfirmed({ productId: '60', form: new FormData(), option, isAgain }));
    },
    status: () => selectPurchase('60')(store.getState()),
    texts: () => selectMessages('instant:60')(store.getState()).map(({ text }) => text),
  };
}

/** The shop ends its oldest order: with this message, and this response. */
async function respond(type: string, text: string, response = json({ response: text })) {
  pending.push({ type, text });
  responses.shift()?.(response);
  await settled();
}

const heardElsewhere = async () => {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await settled();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  pending = [];
  responses = [];
  firstname = 'Jane';
  customer = json({ id: 7 });
  mockShop((request, path) => {
    if (path === ORDER) return new Promise((resolve) => responses.push(resolve));
    if (request.url.endsWith('customers/me')) return customer;
    const names = new URL(request.url).searchParams.get('sections')?.split(',') ?? [];
    const messages = names.includes('messages') ? pending.splice(0) : [];
    return json(
      Object.fromEntries(
        names.map((name) => [
          name,
          name === 'messages'
            ? { data_id: 2, messages }
            : { ...section, firstname, fullname: firstname, data_id: 2 },
        ]),
      ),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that opens while an instant purchase is under way', () => {
  it('says that the product may have been ordered, and sends nothing unasked [INST-03][INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    const reloaded = await openTab();
    expect([reloaded.status(), reloaded.texts()]).toEqual(['unknown', [UNKNOWN]]);
    reloaded.confirm();
    await settled(MINUTE);
    expect(orders()).toBe(1);
  });

  it('sends another order only for a shopper who says so [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    const reloaded = await openTab();
    reloaded.confirm(true);
    await settled();
    expect([reloaded.status(), orders()]).toEqual(['sending', 2]);
  });

  it('shows the number as soon as the shop names it [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    const reloaded = await openTab();
    await settled(3000);
    pending.push({ type: 'success', text: NUMBER });
    await settled(5000);
    expect([reloaded.status(), reloaded.texts()]).toEqual(['placed', [NUMBER]]);
    const next = await openTab();
    expect([next.status(), next.texts()], 'the attempt has ended').toEqual(['idle', []]);
  });

  it('shows the number that comes with the page’s own messages [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    const { store, status, texts } = await openTab();
    store.dispatch(globalMessagesWanted());
    await settled(MINUTE);
    expect(status()).toBe('unknown');
    pending.push({ type: 'success', text: NUMBER });
    store.dispatch(sectionsInvalidated({ names: ['messages'], reload: true }));
    await settled(2000);
    expect([status(), texts()]).toEqual(['placed', [NUMBER]]);
  });

  it('leaves a message about something else to the page’s area [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    const { store, status } = await openTab();
    store.dispatch(globalMessagesWanted());
    await settled(MINUTE);
    pending.push({ type: 'success', text: 'You saved your address.' });
    store.dispatch(sectionsInvalidated({ names: ['messages'], reload: true }));
    await settled(2000);
    const texts = selectMessages('global')(store.getState()).map(({ text }) => text);
    expect([status(), texts]).toEqual(['unknown', ['You saved your address.']]);
  });

  it('says nothing where the product is not offered, nor after ten minutes [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    expect((await openTab({ isOffered: false })).status()).toBe('idle');
    vi.setSystemTime(Date.now() + 10 * MINUTE - 1000);
    expect((await openTab()).status()).toBe('unknown');
    vi.setSystemTime(Date.now() + 2000);
    expect((await openTab()).status()).toBe('idle');
  });
});

describe('another customer at the same browser', () => {
  /** The first customer has left while the shop is at work, and the next one has signed in. */
  async function changePlaces(next: Result<HttpResponse> = json({ id: 8 })) {
    (await openTab()).confirm();
    await settled();
    customer = next;
    return openTab();
  }

  it('is neither told nor asked about the purchase, nor held up by it [INST-03][INST-04]', async () => {
    const tab = await changePlaces();
    expect([tab.status(), tab.texts()]).toEqual(['idle', []]);
    tab.confirm();
    await settled();
    expect([tab.status(), orders()]).toEqual(['sending', 2]);
  });

  it('is not told its number, nor that another window has stored it [INST-04]', async () => {
    const tab = await changePlaces();
    await heardElsewhere();
    expect([tab.status(), tab.texts()]).toEqual(['idle', []]);
    await respond('success', NUMBER);
    await heardElsewhere();
    expect([tab.status(), tab.texts()]).toEqual(['idle', []]);
  });

  it('is not shown one that was stored while theirs waited for the other window [INST-03]', async () => {
    installLocks();
    const first = await openTab();
    first.confirm();
    await settled();
    customer = json({ id: 8 });
    const tab = await openTab();
    tab.confirm();
    await settled();
    expect(orders(), 'one window at a time').toBe(1);
    await respond('success', NUMBER);
    await settled();
    expect([tab.status(), orders()]).toEqual(['sending', 2]);
  });

  it('leaves the first one theirs: they are asked when they are back [INST-04]', async () => {
    await changePlaces();
    customer = json({ id: 7 });
    const back = await openTab();
    expect([back.status(), back.texts()]).toEqual(['unknown', [UNKNOWN]]);
    await respond('success', NUMBER);
    customer = json({ id: 8 });
    expect((await openTab()).status()).toBe('idle');
  });

  it('has ordered the product since, and the first one is not shown that number [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    installLocks();
    let release = (): void => undefined;
    void navigator.locks.request('till-instant', () => new Promise<void>((end) => (release = end)));
    const tab = await openTab();
    const theirs = { startedAt: Date.now(), owner: 8, end: 'placed', text: NUMBER };
    localStorage.setItem(KEY, JSON.stringify({ 60: theirs }));
    release();
    await settled();
    expect(tab.texts()).toEqual([UNKNOWN]);
  });

  it('is not shown a number while the shop does not say who they are [INST-04]', async () => {
    (await openTab()).confirm();
    await settled();
    installLocks();
    let release = (): void => undefined;
    void navigator.locks.request('till-instant', () => new Promise<void>((end) => (release = end)));
    customer = fail({ kind: 'network' });
    const tab = await openTab();
    const theirs = { startedAt: Date.now(), owner: 8, end: 'placed', text: NUMBER };
    localStorage.setItem(KEY, JSON.stringify({ 60: theirs }));
    release();
    await settled();
    expect(tab.texts()).not.toContain(NUMBER);
  });

  it('may be the same one where the shop does not say who it is: they are asked [INST-03]', async () => {
    const tab = await changePlaces(fail({ kind: 'network' }));
    expect([tab.status(), tab.texts()]).toEqual(['unknown', [UNKNOWN]]);
    tab.confirm();
    await settled();
    expect(orders()).toBe(1);
  });

  it('may be the same one where the shop did not say who has ordered [INST-03]', async () => {
    customer = fail({ kind: 'unauthorized', message: '' });
    const tab = await changePlaces();
    expect(tab.status()).toBe('unknown');
  });
});

describe('two tabs with the same product', () => {
  beforeEach(() => {
    installLocks();
  });

  it('order it once when both confirm at the same time, and the second shows the number [INST-03]', async () => {
    const first = await openTab();
    const second = await openTab();
    first.confirm();
    second.confirm();
    await settled();
    await respond('success', NUMBER);
    await settled(MINUTE);
    expect(orders()).toBe(1);
    expect([first.status(), first.texts()]).toEqual(['placed', [NUMBER]]);
    expect([second.status(), second.texts()]).toEqual(['idle', [NUMBER]]);
  });

  it('tell it at once, and show the outcome in both [INST-04]', async () => {
    const first = await openTab();
    const second = await openTab();
    first.confirm();
    await heardElsewhere();
    expect([second.status(), second.texts()]).toEqual(['unknown', [UNKNOWN]]);
    await respond('success', NUMBER);
    await heardElsewhere();
    expect([second.status(), second.texts()]).toEqual(['idle', [NUMBER]]);
  });

  it('wait for each other: who orders again sees the first outcome instead [INST-03]', async () => {
    const first = await openTab();
    const second = await openTab();
    first.confirm();
    await heardElsewhere();
    second.confirm(true);
    await settled();
    expect([second.status(), orders()]).toEqual(['sending', 1]);
    await respond('success', NUMBER);
    await settled(MINUTE);
    expect([second.status(), second.texts(), orders()]).toEqual(['idle', [NUMBER], 1]);
  });

  it('take the warning back when the shop has refused [INST-04]', async () => {
    const first = await openTab();
    const second = await openTab();
    first.confirm();
    await heardElsewhere();
    await respond('error', DECLINED);
    await heardElsewhere();
    expect([first.status(), first.texts()]).toEqual(['refused', [DECLINED]]);
    expect([second.status(), second.texts()]).toEqual(['idle', []]);
  });

  it('leave the shop’s message to the tab that has ordered while it is there [INST-04]', async () => {
    const first = await openTab();
    first.confirm();
    await settled();
    const second = await openTab();
    pending.push({ type: 'error', text: DECLINED });
    await settled(MINUTE);
    expect(second.status()).toBe('unknown');
    await respond('error', DECLINED);
    expect([first.status(), first.texts()]).toEqual(['refused', [DECLINED, DECLINED]]);
    expect([second.status(), second.texts()]).toEqual(['idle', []]);
  });
});

describe('an instant purchase of a customer whose session has ended', () => {
  const GENERAL = 'Something went wrong while processing your order. Please try again later.';

  it('says so and leads to the login page [INST-04][HTTP-05]', async () => {
    const assign = vi.fn();
    const restore = replaceNavigator({ assign });
    const tab = await openTab();
    tab.confirm();
    await settled();
    firstname = null;
    await respond('error', GENERAL);
    await settled();
    expect(tab.texts()).toEqual(['Your session has expired. Please sign in again.']);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/customer\/account\/login/),
    );
    restore();
  });

  it.each(['a customer', 'nobody can say who'])(
    'stays on the page for %s [INST-04]',
    async (who) => {
      const assign = vi.fn();
      const restore = replaceNavigator({ assign });
      const tab = await openTab();
      tab.confirm();
      await settled();
      if (who !== 'a customer') {
        mockShop(() => fail({ kind: 'network' }));
        responses.shift()?.(
          fail({ kind: 'rejected', status: 400, message: GENERAL, redirectAction: null }),
        );
      } else await respond('error', GENERAL);
      await settled();
      expect([tab.texts(), assign.mock.calls]).toEqual([[GENERAL], []]);
      restore();
    },
  );
});
