import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSectionSettings } from '../../../../src/domain/sections/default-settings';
import { fail, type Result } from '../../../../src/platform/result';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { holdForPayment } from '../../../../src/platform/http/payment-hold';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { chargeRequested, chargeNoticeClosed } from '../../../../src/state/order/open-charge';
import { openCharge, redirectedOrder, openOrder } from '../../../../src/state/order/order-notes';
import {
  attemptAwaitsPayment,
  knownOrder,
  type OrderAttempt,
} from '../../../../src/state/order/order-attempt';
import { watchOrder } from '../../../../src/state/order/watch-order';
import {
  readClientSection,
  writeClientSection,
} from '../../../../src/state/sections/section-store';
import { sectionsInvalidated } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const attempt: OrderAttempt = {
  cartId: 'CART1',
  startedAt: NOW - 5000,
  itemIds: [77],
  isPlaced: true,
  shown: '$93.46',
  successUrl: 'https://shop.example/checkout/onepage/success/',
};
const cart = {
  reserved_order_id: '000000012',
  billing_address: { email: 'ada@example.com', lastname: 'Marsh' },
};
const guestPage = vi.fn<typeof fetch>();
const showsTotal = (total: string) =>
  Promise.resolve(
    new Response(`<tr class="grand_total"><td><span class="price">${total}</span></td></tr>`),
  );
const nothingKnown: Result<HttpResponse> = fail({
  kind: 'rejected',
  status: 404,
  message: 'No such entity',
  redirectAction: null,
});
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

const resume = vi.fn((): Promise<boolean | 'waits' | 'unknown' | null> => Promise.resolve(true));

/** A page of the shop that looks up the order, and its messages about it. */
async function page(isLoggedIn = false): Promise<unknown[]> {
  const news: unknown[] = [];
  await watchOrder(
    createTillStore({
      shop,
      checkout: null,
      sections: { ...defaultSectionSettings(shop), isLoggedIn },
    }),
    (one) => news.push(one),
    () => NOW,
    resume,
  );
  return news;
}
/** The dispatch function of a page, with its calls. */
async function dispatched() {
  const store = createTillStore({ shop, checkout: null });
  const dispatch = vi.spyOn(store, 'dispatch');
  await watchOrder(
    store,
    () => undefined,
    () => NOW,
    resume,
  );
  return dispatch;
}
const cartIs = (answer: Result<HttpResponse>) => {
  mockShop(() => answer);
};
const placed = (number: string | null, ordered: string | null) => ({
  kind: 'placed',
  number,
  amounts: ordered === null ? null : { ordered, shown: '$93.46' },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', guestPage);
  guestPage.mockReset().mockImplementation(() => showsTotal('$93.46'));
  cartIs(json(cart));
});
afterEach(async () => {
  cartIs(nothingKnown);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => {
    expect(redirectedOrder.read()).toBeNull();
  });
  vi.unstubAllGlobals();
});

describe('an order that exists', () => {
  it('is announced once with its number, and with its amount if that differs [PLACE-14]', async () => {
    redirectedOrder.write(attempt);
    guestPage.mockImplementation(() => showsTotal('$128.76'));
    expect(await page()).toEqual([placed('000000012', '$128.76')]);
    expect([redirectedOrder.read(), openOrder.read()]).toEqual([null, null]);
    expect(await page()).toEqual([]);
  });

  it('is kept while the shop cannot be reached: the next page shows number and amount [PLACE-14]', async () => {
    for (const unreached of [
      fail({ kind: 'network' as const }),
      fail({ kind: 'timeout' as const }),
      fail({ kind: 'server' as const, status: 503, message: null, retryAfterMs: null }),
    ]) {
      openOrder.write(attempt);
      redirectedOrder.write(attempt);
      cartIs(unreached);
      expect(await page()).toEqual([]);
      expect(openOrder.read(), 'another window may say it').not.toBeNull();
    }
    cartIs(json(cart));
    guestPage.mockImplementation(() => showsTotal('$128.76'));
    expect(await page()).toEqual([placed('000000012', '$128.76')]);
    expect([redirectedOrder.read(), openOrder.read()]).toEqual([null, null]);
  });

  it('is checked again once the network is back, and an announced result is not withdrawn [PLACE-14]', async () => {
    redirectedOrder.write(attempt);
    guestPage.mockImplementation(noNetwork);
    const news = await page();
    expect(news).toEqual([placed('000000012', null)]);
    guestPage.mockImplementation(() => showsTotal('$128.76'));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => {
      expect(news).toEqual([placed('000000012', null), placed('000000012', '$128.76')]);
    });
    expect(redirectedOrder.read()).toBeNull();
  });

  it('is announced although a window had to ask the shop for it [PLACE-14]', async () => {
    redirectedOrder.write({ ...attempt, askedAt: NOW - 2000 });
    expect(await page()).toEqual([placed('000000012', null)]);
  });

  it('that was announced leaves only its amount to the next page', async () => {
    redirectedOrder.write(attempt);
    guestPage.mockImplementation(noNetwork);
    await page();
    expect(redirectedOrder.read()).toMatchObject({ isSeen: true });
    guestPage.mockImplementation(() => showsTotal('$128.76'));
    expect(await page()).toEqual([placed(null, '$128.76')]);
  });

  it('shows no difference where the amount on the button was not noted', async () => {
    const { shown: _, ...without } = attempt;
    redirectedOrder.write(without);
    guestPage.mockImplementation(() => showsTotal('$128.76'));
    expect(await page()).toEqual([placed('000000012', null)]);
  });

  it('leaves its number to the success page, and reports an amount that differs there', async () => {
    window.history.replaceState(null, '', '/checkout/onepage/success/');
    redirectedOrder.write(attempt);
    openOrder.write(attempt);
    guestPage.mockImplementation(() => {
      expect(openOrder.read(), 'its number was seen').toBeNull();
      return showsTotal('$128.76');
    });
    expect(await page()).toEqual([placed(null, '$128.76')]);
    window.history.replaceState(null, '', '/');
  });

  it('is forgotten when the shop has no record of it', async () => {
    redirectedOrder.write(attempt);
    cartIs(nothingKnown);
    expect(await page()).toEqual([null]);
    expect(redirectedOrder.read()).toBeNull();
  });

  it('is not reported once a newer one has taken its place', async () => {
    redirectedOrder.write(attempt);
    const newer = { ...attempt, startedAt: NOW };
    guestPage.mockImplementation(() => {
      redirectedOrder.write(newer);
      return showsTotal('$128.76');
    });
    expect(await page()).toEqual([]);
    expect(redirectedOrder.read()).toEqual(newer);
    redirectedOrder.remove();
  });

  it('does not clear the record of a newer one', async () => {
    redirectedOrder.write(attempt);
    guestPage.mockImplementation(() => {
      openOrder.write({ ...attempt, startedAt: NOW });
      return showsTotal('$93.46');
    });
    await page();
    expect(openOrder.read()).toMatchObject({ startedAt: NOW });
  });
});

describe('a customer’s order, on a later page', () => {
  const history = (id: number | null) => {
    redirectedOrder.write({ ...attempt, cartId: 'customer-7', isSeen: true });
    http.mockClear();
    mockShop(({ url }) => {
      if (url.includes('history')) {
        return json('<td class="col id">12</td><td class="col total"><i class="price">$5</i></td>');
      }
      return id === null ? fail({ kind: 'unauthorized', message: '' }) : json({ id });
    });
    return page();
  };

  it('is looked up for that customer only, after sign-in [PLACE-14]', async () => {
    expect(await history(null)).toEqual([]);
    expect(redirectedOrder.read()).not.toBeNull();
    expect(await history(8)).toEqual([null]);
    expect(sent.some(({ path }) => path.includes('history'))).toBe(false);
    expect(await history(7)).toEqual([placed(null, '$5')]);
    expect(redirectedOrder.read()).toBeNull();
  });
});

describe('an order of a customer, while another one is signed in', () => {
  const theirs: OrderAttempt = { ...attempt, cartId: 'customer-7' };
  const waiting: OrderAttempt = { ...theirs, awaitsPayment: 'hosted' };
  const leaves: string[] = [];
  let restore = (): void => undefined;
  const signedIn = (id: number | null, lines: readonly number[] = [99]) => {
    mockShop(({ url }) => {
      if (url.includes('history')) return json('<td class="col id">000000099</td>');
      if (!url.endsWith('customers/me')) {
        return json({ is_active: true, items: lines.map((item_id) => ({ item_id })) });
      }
      return id === null ? fail({ kind: 'unauthorized', message: '' }) : json({ id });
    });
  };
  beforeEach(() => {
    leaves.length = 0;
    restore = replaceNavigator({ assign: (url) => void leaves.push(url) });
    vi.useFakeTimers({ now: NOW });
    resume.mockReset().mockResolvedValue(true);
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    openOrder.remove();
    redirectedOrder.remove();
    restore();
    vi.useRealTimers();
  });
  const endOfPage = async () => {
    const news = page();
    await vi.runAllTimersAsync();
    return news;
  };

  it.each<[string, OrderAttempt]>([
    ['that exists', theirs],
    ['of a wallet that exists', { ...attempt, cartId: 'session', isSession: true, customerId: 7 }],
    ['that waits to be paid', waiting],
  ])('%s leads nobody else to its success page, and is kept [PLACE-14]', async (_name, order) => {
    for (const id of [8, null]) {
      openOrder.write(order);
      signedIn(id);
      const news = await endOfPage();
      expect(leaves).toEqual([]);
      expect(news.filter((one) => one !== null)).toEqual(
        order === waiting ? [] : [{ kind: 'checking' }],
      );
      expect(openOrder.read()).toEqual(order);
    }
    signedIn(7);
    await endOfPage();
    expect(leaves).toEqual(order === waiting ? [] : [attempt.successUrl]);
  });

  it('is not reported on that customer’s own success page, and its number stays to be shown', async () => {
    window.history.replaceState(null, '', '/checkout/onepage/success/');
    openOrder.write(waiting);
    signedIn(8);
    expect(await endOfPage()).toEqual([]);
    expect(openOrder.read()).toEqual(waiting);
  });

  it('was asked about on a page that is that customer’s: its answer is none', async () => {
    window.history.replaceState(null, '', '/checkout/onepage/success/');
    redirectedOrder.write({ ...theirs, isPlaced: false, askedAt: NOW - 2000 });
    signedIn(8);
    await endOfPage();
    expect(knownOrder(theirs.itemIds, NOW)).toBeNull();
  });

  it('is not told with that customer’s latest order on the page that this window was sent to', async () => {
    redirectedOrder.write(theirs);
    openOrder.write(theirs);
    signedIn(8);
    expect(await endOfPage()).toEqual([null]);
    expect(sent.map(({ path }) => path)).not.toContain('sales/order/history/');
    expect(redirectedOrder.read()).toBeNull();
    expect(openOrder.read(), 'the customer who ordered has not seen the number').toEqual(theirs);
  });

  it('is not forgotten on the success page of that customer’s own order', async () => {
    window.history.replaceState(null, '', '/checkout/onepage/success/');
    redirectedOrder.write(theirs);
    openOrder.write(theirs);
    signedIn(8);
    await endOfPage();
    expect(openOrder.read()).toEqual(theirs);
  });

  it('is not resumed in that customer’s session', async () => {
    redirectedOrder.write(waiting);
    signedIn(8);
    expect(await endOfPage()).toEqual([null]);
    expect(resume).not.toHaveBeenCalled();
    expect(redirectedOrder.read()).toBeNull();
    redirectedOrder.write(waiting);
    signedIn(null);
    await endOfPage();
    expect(resume).not.toHaveBeenCalled();
    expect(redirectedOrder.read(), 'after the sign-in').toEqual(waiting);
  });

  it('is not taken as paid because other lines are in the customer’s cart', async () => {
    openOrder.write(waiting);
    signedIn(7, [99]);
    expect(await endOfPage()).toEqual([{ kind: 'waiting' }]);
    expect(leaves).toEqual([]);
  });
});

describe('an order that is paid on a provider’s page', () => {
  const unpaid: OrderAttempt = { ...attempt, awaitsPayment: 'hosted' };
  const at = (path: string) => {
    window.history.replaceState(null, '', path);
  };
  const restored = { ...cart, is_active: true, items: [{ item_id: 77 }] };
  beforeEach(() => {
    cartIs(json(restored));
    redirectedOrder.write(unpaid);
    openOrder.write(unpaid);
    resume.mockReset().mockResolvedValue(true);
  });
  afterEach(() => {
    at('/');
  });

  it('restores the cart when the shopper returns, and redirects to the checkout', async () => {
    expect(await page()).toEqual([{ kind: 'not-paid' }]);
    expect(resume).toHaveBeenCalledExactlyOnceWith(
      'hosted',
      expect.objectContaining({ cart: { kind: 'guest', maskedId: 'CART1' } }),
    );
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
  });

  it('stays known where it can still be paid, so that its cart is not ordered twice [REDIR-01]', async () => {
    attemptAwaitsPayment(unpaid, 'hosted', { inputFieldEmailValue: 'gus@example.com' });
    resume.mockResolvedValue('waits');
    expect(await page()).toEqual([{ kind: 'not-paid' }]);
    const note = { awaitsPayment: 'hosted', isCartOpen: true, startedAt: unpaid.startedAt };
    expect(knownOrder([77], NOW)).toMatchObject(note);
    expect(knownOrder([77], NOW)).not.toHaveProperty('draft');
    expect(redirectedOrder.read()).toBeNull();
    expect(await page(), 'on the next page').toEqual([{ kind: 'waiting' }]);
    expect(resume).toHaveBeenCalledOnce();
    localStorage.clear();
  });

  it('restores what was typed in this window', async () => {
    redirectedOrder.write({ ...unpaid, draft: { inputFieldEmailValue: 'gus@example.com' } });
    await page();
    expect(readClientSection('checkout-data')).toMatchObject({
      inputFieldEmailValue: 'gus@example.com',
    });
  });

  it('restores what was typed once more when the page is left, whose own checkout saves less then', async () => {
    redirectedOrder.write({ ...unpaid, draft: { inputFieldEmailValue: 'gus@example.com' } });
    await page();
    writeClientSection('checkout-data', { inputFieldEmailValue: '' });
    window.dispatchEvent(new Event('pagehide'));
    expect(readClientSection('checkout-data')).toMatchObject({
      inputFieldEmailValue: 'gus@example.com',
    });
  });

  it('is treated as placed when there was no cart to restore', async () => {
    resume.mockResolvedValue(false);
    expect(await page()).toEqual([placed('000000012', null)]);
  });

  it('is treated as placed when it was paid after all and its cart stays closed', async () => {
    cartIs(json({ ...restored, is_active: false }));
    expect(await page()).toEqual([placed('000000012', null)]);
  });

  it('is reported with the number that was noted before the shop opened its cart again', async () => {
    redirectedOrder.write({ ...unpaid, number: '000000012' });
    cartIs(json({ ...restored, is_active: false, reserved_order_id: null }));
    expect(await page()).toEqual([placed('000000012', null)]);
    const form = guestPage.mock.lastCall?.[1]?.body as URLSearchParams;
    expect(form.get('oar_order_id')).toBe('000000012');
  });

  describe('that the shopper may have paid, while nobody can tell', () => {
    const unconfirmed = (number: string | null) => [{ kind: 'unconfirmed', number }];

    it('has its noted number shown with the warning, and is looked for on the next page', async () => {
      redirectedOrder.write({ ...unpaid, number: '000000012' });
      resume.mockResolvedValueOnce('unknown');
      cartIs(json({ ...restored, reserved_order_id: null }));
      at('/checkout/cart/');
      expect(await page(), 'no way to the checkout').toEqual(unconfirmed('000000012'));
      cartIs(json({ ...restored, is_active: false, reserved_order_id: null }));
      expect(await page()).toEqual([placed('000000012', null)]);
      expect(resume).toHaveBeenCalledTimes(2);
    });

    it('has what was typed restored once', async () => {
      redirectedOrder.write({ ...unpaid, draft: { inputFieldEmailValue: 'gus@example.com' } });
      resume.mockResolvedValueOnce('unknown');
      expect(await page()).toEqual(unconfirmed('000000012'));
      expect(readClientSection('checkout-data')).toMatchObject({
        inputFieldEmailValue: 'gus@example.com',
      });
      expect(redirectedOrder.read()).toMatchObject({ awaitsPayment: 'hosted' });
      expect(redirectedOrder.read()).not.toHaveProperty('draft');
      redirectedOrder.remove();
    });

    it('is a customer’s latest one', async () => {
      redirectedOrder.write({ ...unpaid, cartId: 'customer-7' });
      resume.mockResolvedValueOnce('unknown');
      mockShop(({ url }) => {
        if (url.endsWith('customers/me')) return json({ id: 7 });
        if (url.includes('history')) return json('<td class="col id">000000012</td>');
        return json(restored);
      });
      expect(await page()).toEqual(unconfirmed('000000012'));
      redirectedOrder.remove();
    });
  });

  it('is reported without its number, which a restored cart has lost', async () => {
    cartIs(json({ ...restored, is_active: false, reserved_order_id: null }));
    expect(await page()).toEqual([placed(null, null)]);
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
  });

  it('is treated as placed on its success page, which shows the number', async () => {
    at('/checkout/onepage/success/');
    expect(await page()).toEqual([null]);
    expect(resume).not.toHaveBeenCalled();
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
  });

  it.each(['/checkout/', '/checkout/cart/'])(
    'goes on to the checkout, without a notice, when the shopper returns to %s',
    async (path) => {
      at(path);
      const assign = vi.fn();
      const restore = replaceNavigator({ assign });
      expect(await page()).toEqual([]);
      expect(assign.mock.calls).toEqual([[shop.checkoutUrl]]);
      restore();
    },
  );

  it.each<[string, boolean, string[]]>([
    ['restored', true, ['cart']],
    ['paid after all', false, ['cart', 'checkout-data']],
  ])('makes the private data of a %s cart stale', async (_name, isActive, names) => {
    cartIs(json({ ...restored, is_active: isActive }));
    const dispatch = await dispatched();
    expect(dispatch).toHaveBeenCalledWith(sectionsInvalidated({ names, reload: true }));
  });

  it('is left to a later page while the cart cannot be seen', async () => {
    cartIs(fail({ kind: 'network' }));
    expect(await page()).toEqual([{ kind: 'unconfirmed', number: null }]);
    expect(redirectedOrder.read()).toMatchObject({ awaitsPayment: 'hosted' });
    cartIs(json(restored));
    expect(await page()).toEqual([{ kind: 'not-paid' }]);
  });

  it('is not settled either while the cart cannot be seen, although its number can', async () => {
    let calls = 0;
    mockShop(() => ((calls += 1) === 1 ? fail({ kind: 'network' }) : json(restored)));
    expect(await page()).toEqual([{ kind: 'unconfirmed', number: '000000012' }]);
    expect(redirectedOrder.read()).toMatchObject({ awaitsPayment: 'hosted' });
    redirectedOrder.remove();
  });

  it('waits for all windows when its guest’s cart has gone into an account [PELEM-15]', async () => {
    resume.mockResolvedValue('waits');
    redirectedOrder.write({ ...unpaid, draft: { email: 'ada@example.com' } });
    cartIs(nothingKnown);
    expect(await page(true)).toEqual([{ kind: 'waiting' }]);
    expect(redirectedOrder.read()).toBeNull();
    expect(openOrder.read()).toMatchObject({ awaitsPayment: 'hosted', isPlaced: true });
    expect(openOrder.read()).not.toHaveProperty('draft');
    openOrder.remove();
  });

  it('of a customer is placed when the cart that came back has other lines', async () => {
    redirectedOrder.write({ ...unpaid, cartId: 'customer-7' });
    mockShop(({ url }) => {
      if (url.endsWith('customers/me')) return json({ id: 7 });
      if (url.includes('history')) return json('<td class="col id">000000012</td>');
      return json({ is_active: true, items: [{ item_id: 99 }] });
    });
    expect(await page()).toEqual([placed('000000012', null)]);
  });

  it('is left to a later page when this one does not know the method', async () => {
    resume.mockResolvedValue(null);
    expect(await page()).toEqual([]);
    expect(redirectedOrder.read()).toMatchObject({ awaitsPayment: 'hosted' });
    redirectedOrder.remove();
  });

  it('is looked up again on a later page while the shop cannot be reached', async () => {
    resume.mockRejectedValueOnce(new Error('offline'));
    expect(await page()).toEqual([{ kind: 'unconfirmed', number: '000000012' }]);
    expect(redirectedOrder.read()).toMatchObject({ awaitsPayment: 'hosted' });
    expect(await page()).toEqual([{ kind: 'not-paid' }]);
  });
});

describe('an order that another window has left for the provider’s page', () => {
  const waiting: OrderAttempt = { ...attempt, awaitsPayment: 'hosted', isCartOpen: true };

  it('is said to wait while its cart is closed as it was before it was paid', async () => {
    openOrder.write({ ...waiting, isCartOpen: false });
    cartIs(json({ ...cart, is_active: false, items: [] }));
    expect(await page()).toEqual([{ kind: 'waiting' }]);
    openOrder.remove();
  });

  it('is said to wait while its cart is open, and nothing is concluded', async () => {
    resume.mockClear();
    openOrder.write(waiting);
    cartIs(json({ ...cart, is_active: true, items: [{ item_id: 77 }] }));
    expect(await page()).toEqual([{ kind: 'waiting' }]);
    cartIs(fail({ kind: 'network' }));
    expect(await page()).toEqual([{ kind: 'waiting' }]);
    expect(openOrder.read()).toEqual(waiting);
    expect(resume).not.toHaveBeenCalled();
  });

  it.each([
    ['hosted', {}],
    ['here', { isPaidHere: true }],
  ])(
    'still waits (%s) when its guest’s cart has gone into an account [PELEM-15]',
    async (_name, where) => {
      const order = { ...waiting, ...where };
      openOrder.write(order);
      cartIs(nothingKnown);
      expect(await page(true)).toEqual([{ kind: 'waiting' }]);
      expect(openOrder.read()).toEqual(order);
      openOrder.remove();
    },
  );

  it('leads to its number once it is paid', async () => {
    vi.useFakeTimers();
    const leaves: string[] = [];
    const restore = replaceNavigator({ assign: (url) => void leaves.push(url) });
    openOrder.write(waiting);
    cartIs(json({ ...cart, is_active: false, items: [] }));
    const news = page();
    await vi.runAllTimersAsync();
    await news;
    expect(leaves).toEqual([attempt.successUrl]);
    openOrder.remove();
    redirectedOrder.remove();
    restore();
    vi.useRealTimers();
  });
});

describe('a payment without an order', () => {
  const note = { amount: '$20.00', isConfirmed: true, askedAt: NOW - 1000 };
  const told = (text: string) => ({
    kind: 'charged',
    text: expect.stringContaining(text) as string,
  });
  afterEach(() => {
    openCharge.remove();
  });

  it('is told on every page with its amount, until the shopper has read it', async () => {
    openCharge.write(note);
    expect(await page()).toEqual([told('confirmed a payment of $20.00, but we know of no order')]);
    openCharge.write({ ...note, isConfirmed: false });
    expect(await page()).toEqual([told('we do not know whether it did')]);
    chargeNoticeClosed({ ...note, isConfirmed: false });
    expect(await page()).toEqual([]);
    expect(openCharge.read(), 'the checkout still shows it').not.toBeNull();
  });

  it.each<[string, number | undefined, boolean, number, boolean]>([
    ['a customer’s to a guest', 7, false, 7, false],
    ['a customer’s to another customer', 7, true, 8, false],
    ['a customer’s to this customer', 7, true, 7, true],
    ['a guest’s to a customer', undefined, true, 7, false],
  ])('of %s', async (_name, owner, isLoggedIn, id, isTold) => {
    const stored = { ...note, ...(owner === undefined ? {} : { owner }) };
    openCharge.write(stored);
    cartIs(json({ id }));
    expect(await page(isLoggedIn)).toEqual(isTold ? [told('$20.00')] : []);
    expect(openCharge.read()).toEqual(stored);
  });

  describe('of a customer whose session has ended', () => {
    const signedOut = fail({ kind: 'unauthorized' as const, message: '' });
    beforeEach(() => {
      chargeRequested('$20.00', NOW - 1000, 7);
    });

    it.each([false, true])(
      'is told in the window that has paid (stale data: %s)',
      async (isStale) => {
        cartIs(signedOut);
        expect(await page(isStale)).toEqual([told('$20.00')]);
      },
    );

    it('is told nowhere else, nor once another customer has signed in there', async () => {
      cartIs(json({ id: 8 }));
      expect(await page(true)).toEqual([]);
      expect(await page()).toEqual([]);
      chargeRequested('$20.00', NOW - 1000, 7);
      sessionStorage.clear();
      expect(await page()).toEqual([]);
    });

    it('is not told where it is not known who has signed in', async () => {
      cartIs(fail({ kind: 'network' }));
      expect(await page(true)).toEqual([]);
    });

    it('is no longer that of the window once the bank has refused another', async () => {
      chargeRequested('$30.00', NOW, 7)();
      expect(await page()).toEqual([told('$20.00')]);
      sessionStorage.clear();
      chargeRequested('$30.00', NOW, 7)();
      expect(await page()).toEqual([]);
    });
  });

  it('is taken back when another tab has placed its order', async () => {
    openCharge.write(note);
    const news = await page();
    const changed = new StorageEvent('storage', { key: 'till-open-charge' });
    window.dispatchEvent(changed);
    expect(news, 'it is still there').toEqual([told('$20.00')]);
    openCharge.remove();
    window.dispatchEvent(changed);
    window.dispatchEvent(changed);
    expect(news).toEqual([told('$20.00'), null]);
  });

  it('is not told while a tab is still asking the bank', async () => {
    vi.useFakeTimers({ now: NOW });
    openCharge.write({ ...note, isConfirmed: false });
    const stopPaying = holdForPayment();
    expect(await page()).toEqual([]);
    stopPaying();
    expect(await page()).toEqual([told('$20.00')]);
    vi.useRealTimers();
  });

  it('of a guest is not told to a customer whose id cannot be loaded', async () => {
    openCharge.write(note);
    cartIs(fail({ kind: 'network' }));
    expect(await page(true)).toEqual([]);
  });

  it.each([null, note])('is as before once the bank has refused: %j', (before) => {
    if (before !== null) openCharge.write(before);
    const takeBack = chargeRequested('$30.00', NOW, 7);
    expect(openCharge.read()).toMatchObject({ amount: '$30.00', isConfirmed: false, owner: 7 });
    takeBack();
    expect(openCharge.read()).toEqual(before === null ? null : expect.objectContaining(before));
  });

  it('is told instead of an order that was not placed', async () => {
    vi.useFakeTimers({ now: NOW });
    openCharge.write(note);
    openOrder.write({ ...attempt, isPlaced: false, hasEnded: true });
    cartIs(json({ ...cart, is_active: true, items: [{ item_id: 77 }] }));
    const news = page();
    await vi.runAllTimersAsync();
    expect((await news).at(-1)).toEqual(told('$20.00'));
    vi.useRealTimers();
  });
});

describe('an order of the session’s cart', () => {
  const lines = (...ids: string[]) =>
    json({ cart: { data_id: 1, items: ids.map((id) => ({ item_id: id, qty: 1 })) } });
  const open = { ...attempt, cartId: 'session', isSession: true, isPlaced: false, hasEnded: true };

  it('is looked up in the private data, as the id of its cart is not known [EXPR-06]', async () => {
    vi.useFakeTimers();
    const leaves: string[] = [];
    const restore = replaceNavigator({ assign: (url) => void leaves.push(url) });
    openOrder.write(open);
    cartIs(lines('12'));
    const news = page();
    await vi.runAllTimersAsync();
    await news;
    expect(sent.map(({ path }) => path)).toEqual(['customer/section/load/']);
    expect(leaves).toEqual([attempt.successUrl]);
    const asked = { ...open, askedAt: NOW };
    expect(openOrder.read(), 'its lines are gone, which proves nothing').toEqual(asked);
    expect(redirectedOrder.read()).toEqual(asked);
    const later = page();
    await vi.runAllTimersAsync();
    expect((await later).at(-1), 'not asked in a loop').toEqual({ kind: 'checking' });
    expect(leaves).toHaveLength(1);
    expect(openOrder.read()).toEqual(asked);
    openOrder.remove();
    redirectedOrder.remove();
    restore();
    vi.useRealTimers();
  });

  /** The page was reached by so many redirects. */
  const redirects = (redirectCount: number) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ redirectCount } as PerformanceNavigationTiming]);

  it.each<[string, string, unknown]>([
    ['exists when the shop shows its success page', '/checkout/onepage/success/', null],
    ['does not exist when the shop leads to the cart instead', '/checkout/cart/', 'not-placed'],
  ])('%s [EXPR-06]', async (_name, path, kind) => {
    const visit = redirects(1);
    openOrder.write(open);
    redirectedOrder.write({ ...open, askedAt: NOW - 2000 });
    window.history.replaceState(null, '', path);
    const news = await page();
    window.history.replaceState(null, '', '/');
    visit.mockRestore();
    expect(news).toMatchObject([kind === null ? null : { kind }]);
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
    expect(knownOrder(open.itemIds, NOW) !== null).toBe(kind === null);
  });

  it('loads the cart again on the success page, which the shopper does not leave for it', async () => {
    openOrder.write(open);
    redirectedOrder.write({ ...open, askedAt: NOW - 2000 });
    window.history.replaceState(null, '', '/checkout/onepage/success/');
    const dispatch = await dispatched();
    window.history.replaceState(null, '', '/');
    const names = ['cart', 'checkout-data'];
    expect(dispatch).toHaveBeenCalledWith(sectionsInvalidated({ names, reload: true }));
  });

  it.each<[string, string, number, number]>([
    ['another page that was reached by a redirect', '/women.html', 1, 2000],
    ['the cart that the shopper has opened', '/checkout/cart/', 0, 2000],
    ['the cart that was reached long afterwards', '/checkout/cart/', 1, 60_000],
    ['the cart when the clock was set back', '/checkout/cart/', 1, -1],
  ])('stays unknown on %s [EXPR-06]', async (_name, path, count, age) => {
    vi.useFakeTimers();
    const visit = redirects(count);
    const asked = { ...open, askedAt: NOW - age };
    openOrder.write(asked);
    redirectedOrder.write(asked);
    cartIs(lines('12'));
    window.history.replaceState(null, '', path);
    const news = page();
    await vi.runAllTimersAsync();
    window.history.replaceState(null, '', '/');
    visit.mockRestore();
    expect((await news).at(-1)).toEqual({ kind: 'checking' });
    expect(openOrder.read()).toEqual(asked);
    openOrder.remove();
    vi.useRealTimers();
  });

  it('is reported without a number, which only the success page has', async () => {
    redirectedOrder.write({ ...open, isPlaced: true });
    cartIs(lines('12'));
    expect(await page()).toEqual([null]);
    expect(sent).toEqual([]);
    expect(redirectedOrder.read()).toBeNull();
  });

  it('was not placed while its lines are still there [EXPR-06]', async () => {
    vi.useFakeTimers();
    openOrder.write(open);
    cartIs(lines('12', '77'));
    const news = page();
    await vi.runAllTimersAsync();
    expect((await news).at(-1)).toEqual({ kind: 'not-placed', url: null });
    expect(openOrder.read()).toBeNull();
    vi.useRealTimers();
  });
});

describe('several orders that were sent at once', () => {
  const lines = (...quantities: readonly (readonly [id: string, qty: number])[]) =>
    json({ cart: { data_id: 1, items: quantities.map(([item_id, qty]) => ({ item_id, qty })) } });
  const pressed = {
    cartId: 'session',
    isSession: true,
    startedAt: NOW - 5000,
    itemIds: [77],
    pieces: 3,
    pagesUrl: new URL('/multishipping/checkout/', window.location.href).href,
    successUrl: new URL('/multishipping/checkout/success/', window.location.href).href,
  };
  const leaves: string[] = [];
  let restore = (): void => undefined;
  /** The page that has followed the press, reached by so many redirects. */
  async function after(
    path: string,
    redirectCount: number,
    changes: object = {},
  ): Promise<unknown[]> {
    vi.useFakeTimers();
    const visit = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ redirectCount } as PerformanceNavigationTiming]);
    openOrder.write({ ...pressed, ...changes });
    redirectedOrder.write({ ...pressed, pressedAt: NOW - 4000, ...changes });
    window.history.replaceState(null, '', path);
    const news = page();
    await vi.runAllTimersAsync();
    window.history.replaceState(null, '', '/');
    visit.mockRestore();
    vi.useRealTimers();
    return news;
  }

  beforeEach(() => {
    leaves.length = 0;
    restore = replaceNavigator({ assign: (url) => void leaves.push(url) });
  });
  afterEach(() => {
    restore();
    openOrder.remove();
    redirectedOrder.remove();
  });

  it('exist when the shop shows their numbers', async () => {
    expect(await after('/multishipping/checkout/success/', 1)).toEqual([null]);
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
    expect(knownOrder([77], NOW)).not.toBeNull();
  });

  it('are told by the shop where some have failed', async () => {
    expect(await after('/multishipping/checkout/results/', 1)).toEqual([]);
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
  });

  it('were not placed when the shop leads back and all is still in the cart', async () => {
    cartIs(lines(['77', 3]));
    const news = await after('/multishipping/checkout/billing/', 1);
    const url = `${pressed.pagesUrl}overview/`;
    expect(news.at(-1)).toEqual({ kind: 'not-placed', url });
    expect(sent.length, 'two looks: the shop has ended its work').toBe(2);
    expect(openOrder.read()).toBeNull();
  });

  it('lead to the page that lists them when only a part is still in the cart', async () => {
    cartIs(lines(['77', 2]));
    await after('/multishipping/checkout/billing/', 1);
    expect(leaves).toEqual([`${pressed.pagesUrl}results/`]);
    expect(openOrder.read(), 'until that page has opened').not.toBeNull();
  });

  it.each([
    ['that page has led elsewhere', lines(['77', 2])],
    ['the success page has, which is shown once, and no line is left', lines()],
  ])(
    'may have been placed where %s: the shopper is told to look, and can order',
    async (_, cart) => {
      cartIs(cart);
      const asked = { askedAt: NOW - 3000 };
      const news = await after('/multishipping/checkout/addresses/', 1, asked);
      expect(news.at(-1)).toEqual({ kind: 'unconfirmed', number: null });
      expect([leaves, openOrder.read(), redirectedOrder.read()]).toEqual([[], null, null]);
    },
  );

  it('are not said to be refused where the success page was asked for and the cart opened instead', async () => {
    cartIs(lines());
    const asked = { askedAt: NOW - 3000, pressedAt: undefined };
    const news = await after('/checkout/cart/', 1, asked);
    expect(news).not.toContainEqual(expect.objectContaining({ kind: 'not-placed' }));
    expect(news.at(-1)).toEqual({ kind: 'unconfirmed', number: null });
  });

  it('are known to exist as soon as their page is there, although nobody says whose it is', async () => {
    cartIs(fail({ kind: 'network' }));
    await after('/multishipping/checkout/success/', 1, { customerId: 7 });
    expect(knownOrder([77], NOW)).not.toBeNull();
  });

  it.each([
    ['another page that the shop has led to', '/search/', NOW - 4000],
    ['a page that opened long after the press', '/multishipping/checkout/billing/', NOW - 400_000],
  ])('are still looked for on %s', async (_what, path, pressedAt) => {
    cartIs(lines(['77', 3]));
    await after(path, 1, { pressedAt, startedAt: NOW - 5000 });
    expect(sent.length).toBeGreaterThan(2);
  });

  it('are asked for, and not taken as refused, on a cart page that has nothing left of them', async () => {
    cartIs(lines());
    const news = await after('/checkout/cart/', 1);
    expect(news).not.toContainEqual(expect.objectContaining({ kind: 'not-placed' }));
    expect(leaves).toEqual([pressed.successUrl]);
  });

  it('are still looked for where no answer has come', async () => {
    cartIs(lines(['77', 3]));
    await after('/multishipping/checkout/overview/', 0);
    expect(sent.length, 'the shop may still be working').toBeGreaterThan(2);
  });

  const paid = { provider: 'bank', step: 'confirming', before: null } as const;

  it('may be paid although the cart is open, where a provider’s call has placed them: their page goes on', async () => {
    cartIs(lines(['77', 3]));
    const news = await after('/', 0, { paid });
    expect(news.at(-1)).toEqual({ kind: 'unsettled', url: `${pressed.pagesUrl}overview/` });
    expect(openOrder.read(), 'nothing else is ordered').not.toBeNull();
  });

  it('are left to that page where it is open', async () => {
    cartIs(lines(['77', 3]));
    document.body.innerHTML = '<form id="review-order-form"></form>';
    expect(await after('/multishipping/checkout/overview/', 0, { paid })).toEqual([]);
    document.body.replaceChildren();
    expect(openOrder.read()).not.toBeNull();
  });
});
