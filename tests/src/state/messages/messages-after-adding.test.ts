import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import { productSent, selectAdding } from '../../../../src/state/add-to-cart/add-to-cart-slice';
import { addToCartState } from '../../../../src/state/add-to-cart/add-to-cart-state';
import { selectMessages, type MessageArea } from '../../../../src/state/messages/messages-slice';
import { globalMessagesWanted } from '../../../../src/state/sections/global-messages-wanted';
import {
  sectionDisposed,
  sectionsFailed,
  sectionsRead,
  sectionsReceived,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/state/add-to-cart/confirm-addition';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const ADDED = { type: 'success', text: 'You added the lamp.' };
const SUBSCRIBED = { type: 'success', text: 'Thank you for your subscription.' };
let restoreNavigator = (): void => undefined;

/** A page that shows messages; the shop's response to the form arrives when `respond` is called. */
function start() {
  let answer: (response: Result<HttpResponse>) => void = () => undefined;
  const pending = new Promise<Result<HttpResponse>>((resolve) => {
    answer = resolve;
  });
  mockShop(() => pending);
  const store = createTillStore({ shop, checkout: null });
  store.inject(addToCartState);
  store.dispatch(globalMessagesWanted());
  const textsIn = (area: MessageArea) =>
    selectMessages(area)(store.getState()).map(({ text }) => text);
  return {
    store,
    press: () =>
      store.dispatch(
        productSent({ productId: '60', url: shop.baseUrl, form: new FormData(), qty: 1 }),
      ),
    respond: async (response: Result<HttpResponse> = json([])) => {
      answer(response);
      await vi.advanceTimersByTimeAsync(1);
    },
    /** The end of a load that was requested for the messages. */
    loaded: async (...messages: readonly object[]) => {
      const sections = { messages: { data_id: 1, messages } };
      store.dispatch(sectionsReceived({ names: ['messages'], sections }));
      await vi.advanceTimersByTimeAsync(1);
    },
    /** The messages of a load that a later one supersedes. */
    overtaken: async (...messages: readonly object[]) => {
      store.dispatch(sectionsRead({ messages: { data_id: 1, messages } }));
      await vi.advanceTimersByTimeAsync(1);
    },
    beside: () => textsIn('product:60'),
    global: () => textsIn('global'),
    status: () => selectAdding('60')(store.getState()),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  restoreNavigator = replaceNavigator({ assign: vi.fn(), reload: vi.fn() });
});
afterEach(() => {
  restoreNavigator();
  vi.useRealTimers();
});

describe('the messages after a product was added', () => {
  it('are those that are loaded with the cart [ADDTO-06] [SECT-27]', async () => {
    const { press, respond, loaded, beside, global } = start();
    press();
    await respond();
    expect(beside()).toEqual([]);
    await loaded(ADDED);
    expect(beside()).toEqual([ADDED.text]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(global()).toEqual([]);
  });

  it('are shown beside the button when a pending load receives them before the response [SECT-27]', async () => {
    const { press, respond, loaded, beside, global } = start();
    press();
    await loaded(ADDED);
    await respond();
    await loaded();
    expect(beside()).toEqual([ADDED.text]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(global()).toEqual([]);
  });

  it('are shown when a load that was overtaken receives them [SECT-27]', async () => {
    const { press, respond, overtaken, loaded, beside } = start();
    press();
    await respond();
    await overtaken(ADDED);
    await loaded();
    expect(beside()).toEqual([ADDED.text]);
  });

  it('are awaited after an overtaken load without any [SECT-27]', async () => {
    const { press, respond, overtaken, loaded, beside } = start();
    press();
    await respond();
    await overtaken();
    await loaded(ADDED);
    expect(beside()).toEqual([ADDED.text]);
  });

  it('do not include those that the page has already shown [SECT-27]', async () => {
    const { store, press, respond, loaded, beside, global } = start();
    await loaded(SUBSCRIBED);
    await vi.advanceTimersByTimeAsync(1000);
    press();
    await respond();
    store.dispatch(sectionDisposed('messages'));
    await loaded(ADDED);
    expect([global(), beside()]).toEqual([[SUBSCRIBED.text], [ADDED.text]]);
  });

  it.each([
    ['the shop has none', { names: ['messages'], sections: { messages: { messages: [] } } }],
    ['they cannot be loaded', null],
  ])('end the wait when %s [ADDTO-07]', async (_when, received) => {
    const { store, press, respond, beside, status } = start();
    press();
    await respond();
    store.dispatch(
      received === null
        ? sectionsFailed({ names: ['messages'], error: { kind: 'network' } })
        : sectionsReceived(received),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect([status(), beside()]).toEqual(['idle', []]);
  });

  it('are shown for the whole page when the product was not added [MSG-06]', async () => {
    const { press, respond, loaded, beside, global, status } = start();
    press();
    await loaded(SUBSCRIBED);
    await vi.advanceTimersByTimeAsync(3000);
    expect(global(), 'the response decides').toEqual([]);
    await respond(fail({ kind: 'network' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([status(), global()]).toEqual(['failed', [SUBSCRIBED.text]]);
    expect(beside()).toEqual([expect.stringMatching(/cannot be reached/)]);
  });
});
