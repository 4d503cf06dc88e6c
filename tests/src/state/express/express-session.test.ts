import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { createExpressSession } from '../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../src/state/express/express-slice';
import { knownOrder } from '../../../../src/state/order/order-attempt';
import { openCharge, openOrder } from '../../../../src/state/order/order-notes';
import { isPaymentRunning } from '../../../../src/platform/http/cart-hold';
import { holdForPayment } from '../../../../src/platform/http/payment-hold';
import { createTillStore } from '../../../../src/state/store/store';
import { sectionsInvalidated } from '../../../../src/state/sections/sections-slice';
import { json, sent, mockShop } from '../support/fake-http';
import { shop as config } from '../support/shop';
import {
  cartPress,
  ExpressShop,
  type Fate,
  payment,
  paymentWith,
  productPress,
  rates,
  SUCCESS,
  withSheets,
} from './express-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const left: string[] = [];
let restoreNavigator = (): void => undefined;

/** A page whose pauses are skipped, but recorded. */
function page() {
  const store = createTillStore({ shop: config, checkout: null });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const pauses: number[] = [];
  const dispatch = vi.spyOn(store, 'dispatch');
  const session = withSheets(
    createExpressSession(store, { now: () => NOW, page: () => null }, (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    }),
  );
  const press = (options = productPress()) => {
    const run = session.press(options);
    if (run === null) throw new Error('The press was ignored.');
    return run;
  };
  return { store, session, press, pauses, dispatch, state: () => selectExpress(store.getState()) };
}

/** Everything has happened that does not wait for a response. */
const everythingElse = () => new Promise((resolve) => setTimeout(resolve));

const called = (): string[] => sent.map(({ path }) => path.split('/').filter(Boolean).at(-1) ?? '');

const bodyOf = (name: string): unknown => sent.find(({ path }) => path.endsWith(name))?.body;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  restoreNavigator = replaceNavigator({ assign: (url: string) => void left.push(url) });
});

afterEach(() => {
  restoreNavigator();
});

describe('a press of a wallet button', () => {
  it('starts the loader and adds the product [EXPR-03]', async () => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const run = press();
    expect(state()).toMatchObject({ status: 'adding', location: 'product', error: null });
    await run.changeAddress({ country: 'US' });
    expect(state().status).toBe('open');
    expect(shop.lines.map(({ productId, qty }) => [productId, qty])).toEqual([
      ['90', 1],
      ['12', 2],
    ]);
  });

  it('queues the sheet’s requests until the product is in the cart [EXPR-08]', async () => {
    new ExpressShop();
    const { press } = page();
    const run = press();
    await Promise.all([run.changeAddress({ country: 'US' }), run.changeRate('express_express')]);
    expect(called().filter((name) => name !== 'load')).toEqual([
      'addtocart',
      'ece_shipping_address_changed',
      'ece_shipping_rate_changed',
    ]);
  });

  it.each<[string, Fate[]]>([
    ['the product was added', []],
    ['it was refused: the shop may have added it in spite of that', ['refused']],
  ])('loads the cart again a second after %s [EXPR-12]', async (_what, addtocart) => {
    const shop = new ExpressShop();
    shop.fates = { addtocart };
    const { press, pauses, dispatch } = page();
    await press().changeAddress({ country: 'US' });
    expect(pauses[0]).toBe(1000);
    expect(dispatch).toHaveBeenCalledWith(
      sectionsInvalidated({ names: ['cart', 'messages'], reload: true }),
    );
  });

  it('fails where the product cannot be added, and rejects what follows [EXPR-08, EXPR-13]', async () => {
    const shop = new ExpressShop();
    shop.fates = { addtocart: ['refused'] };
    const { press, state } = page();
    const run = press();
    expect(await run.changeAddress({ country: 'US' })).toBeNull();
    expect(state()).toMatchObject({ status: 'failed', error: 'No addtocart.' });
    expect(called()).not.toContain('ece_shipping_address_changed');
  });

  it('looks up a lost addition in the cart [EXPR-08]', async () => {
    const shop = new ExpressShop();
    shop.fates = { addtocart: ['lost'] };
    const { press } = page();
    expect(await press().changeAddress({ country: 'US' })).not.toBeNull();
    shop.fates = { addtocart: ['unsent'] };
    const other = page();
    expect(
      await other.press({ ...productPress(), fields: { product: '13' } }).changeRate('a'),
    ).toBe(null);
    expect(other.state().status).toBe('failed');
  });

  it('is ignored while an order is being placed [EXPR-06]', async () => {
    const shop = new ExpressShop();
    const { press, session } = page();
    const run = press(cartPress(shop.total));
    const placing = run.confirm(payment);
    expect(session.press(cartPress(shop.total))).toBeNull();
    expect(await placing).toBe(true);
  });
});

describe('a change in the sheet', () => {
  it('of the address returns its rates and the new total [EXPR-04, EXPR-11]', async () => {
    new ExpressShop();
    const totals: number[] = [];
    const { press, pauses } = page();
    const run = press(
      productPress((total) => {
        totals.push(total);
        expect(pauses).toEqual([1000]);
        return Promise.resolve();
      }),
    );
    const answer = await run.changeAddress({ city: '', region: 'Tokyo', country: 'JP' });
    expect(answer).toEqual({ lineItems: [{ name: 'Total', amount: 3500 }], shippingRates: rates });
    expect(totals).toEqual([3500]);
    expect(pauses).toEqual([1000, 1000]);
    expect(bodyOf('ece_shipping_address_changed')).toMatchObject({
      newAddress: { city: 'Tokyo' },
      location: 'product',
    });
  });

  it('of the rate returns the new totals [EXPR-05]', async () => {
    new ExpressShop();
    const { press } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    const answer = await run.changeRate('express_express');
    expect(answer?.lineItems).toEqual([{ name: 'Total', amount: 3900 }]);
    expect(bodyOf('ece_shipping_rate_changed')).toEqual({
      address: { country: 'US' },
      shipping_id: 'express_express',
    });
  });

  it('neither updates nor waits at a total of 0 [EXPR-10]', async () => {
    const { press, pauses } = page();
    mockShop(() =>
      json(JSON.stringify({ resolvePayload: { lineItems: [], shippingRates: rates } })),
    );
    const updateTotal = vi.fn(() => Promise.resolve());
    const run = press({ ...cartPress(0), updateTotal });
    expect(await run.changeAddress({ country: 'US' })).toEqual({ shippingRates: rates });
    expect(updateTotal).not.toHaveBeenCalled();
    expect(pauses).toEqual([]);
  });

  it.each(['ece_shipping_address_changed', 'ece_shipping_rate_changed'])(
    'that fails in %s is rejected with the error [EXPR-13]',
    async (name) => {
      const shop = new ExpressShop();
      shop.fates = { [name]: ['refused'] };
      const { press, state } = page();
      const run = press(cartPress(shop.total));
      const answer = name.includes('rate')
        ? await run.changeRate('a')
        : await run.changeAddress({ country: 'US' });
      expect(answer).toBeNull();
      expect(state()).toMatchObject({ status: 'open', error: `No ${name}.` });
    },
  );

  it('to an address without rates is rejected [EXPR-13]', async () => {
    const { press, state } = page();
    mockShop(() => json(JSON.stringify({ resolvePayload: { lineItems: [] } })));
    expect(await press(cartPress(1)).changeAddress({ country: 'US' })).toBeNull();
    expect(state().error).toBe('Sorry, no quotes are available for this order at this time');
  });
});

describe('a cancelled sheet', () => {
  it('stops the loader and takes the product out again [EXPR-07]', async () => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    await run.cancel();
    expect(state().status).toBe('idle');
    expect(shop.lines).toEqual([{ itemId: '9', productId: '90', qty: 1 }]);
  });

  it('gives the quantity back that was replaced [EXPR-07]', async () => {
    const shop = new ExpressShop();
    shop.lines = [{ itemId: '3', productId: '12', qty: 7 }];
    const { press } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    expect(shop.lines).toMatchObject([{ productId: '12', qty: 2 }]);
    await run.cancel();
    expect(shop.lines).toMatchObject([{ productId: '12', qty: 7 }]);
  });

  it('shows an error if the cart could not be restored [EXPR-07]', async () => {
    const shop = new ExpressShop();
    shop.fates = { removeItem: ['unsent'] };
    const { press, state } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    await run.cancel();
    expect(state().error).toBe(
      'The product may still be in your cart. Please look into your cart.',
    );
  });

  it('is restored before a press right after it adds its product [EXPR-07]', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    await press().changeAddress({ country: 'US' });
    const first = press();
    await first.changeAddress({ country: 'US' });
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { load: [new Promise((resolve) => (arrive = resolve))] };
    const closed = first.cancel();
    const added = press().changeAddress({ country: 'US' });
    await everythingElse();
    arrive();
    await Promise.all([closed, added]);
    expect(shop.lines.map(({ productId, qty }) => [productId, qty])).toEqual([
      ['90', 1],
      ['12', 2],
    ]);
  });

  it.each([
    [null, null, ['90', '12']],
    [
      'https://shop.example/mug.html',
      'The product may still be in your cart. Please look into your cart.',
      ['90'],
    ],
  ])(
    'adds a line again that was lost; with the backUrl %j it shows %j [EXPR-07]',
    async (backUrl, error, products) => {
      const shop = new ExpressShop();
      shop.lines.push({ itemId: '3', productId: '12', qty: 7 });
      shop.backUrl = backUrl;
      const { press, state } = page();
      const run = press();
      await run.changeAddress({ country: 'US' });
      shop.lines = shop.lines.filter(({ productId }) => productId !== '12');
      await run.cancel();
      expect(state().error).toBe(error);
      expect(shop.lines.map(({ productId }) => productId)).toEqual(products);
    },
  );

  it('adds nothing when it closes before the product is sent [EXPR-07]', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    await press().cancel();
    expect(called()).not.toContain('addtocart');
    expect(shop.lines).toHaveLength(1);
  });

  it('does not touch a cart that was bought as a whole [EXPR-07]', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    await press(cartPress(shop.total)).cancel();
    expect(called()).toEqual([]);
  });

  it('of a second press restores the cart before the first [EXPR-07]', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['refused'] };
    const { press } = page();
    const first = press();
    await first.changeAddress({ country: 'US' });
    expect(await first.confirm(payment)).toBe(false);
    const second = press();
    await second.changeAddress({ country: 'US' });
    await second.cancel();
    expect(shop.lines).toEqual([{ itemId: '9', productId: '90', qty: 1 }]);
  });
});

describe('a confirmed sheet', () => {
  it('places the order with a confirmation token and leaves [EXPR-06, EXPR-20]', async () => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    expect(await run.confirm(payment)).toBe(true);
    expect(sent.find(({ path }) => path.endsWith('place_order'))?.body).toEqual({
      result: { confirmationToken: { id: 'ctoken_1' }, expressPaymentType: 'apple_pay' },
      location: 'product',
    });
    expect([shop.orders, left, state().status]).toEqual([1, [SUCCESS], 'paying']);
    await run.cancel();
    expect(called().at(-1)).toBe('place_order');
  });

  it('shows the cart that is ordered, as the shop has it', async () => {
    const shop = new ExpressShop();
    const { press, store } = page();
    const run = press(cartPress(1500));
    shop.lines = [{ itemId: '31', productId: '90', qty: 1 }];
    await run.confirm(payment);
    expect(store.getState().sections.data.cart).toMatchObject({ items: [{ item_id: '31' }] });
  });

  it('is one order, however often the sheet confirms it or closes meanwhile [EXPR-06]', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['lost'] };
    const { press, state, dispatch } = page();
    const run = press(cartPress(shop.total));
    const both = [run.confirm(payment), run.confirm(payment)];
    await run.cancel();
    expect(state().status).toBe('paying');
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(shop.placeCalls).toBe(1);
    expect(dispatch.mock.calls.map(([{ type }]) => type)).not.toContain('express/expressFailed');
  });

  it('sends nothing where the token cannot be created [EXPR-06]', async () => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const confirm = () => Promise.resolve(fail('Your card has expired.'));
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ prepare: confirm }))).toBe(
      false,
    );
    expect(state()).toMatchObject({ status: 'failed', error: 'Your card has expired.' });
    expect(called()).toEqual([]);
  });

  it('sends nothing when the amount is another one than the sheet shows [EXPR-06]', async () => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    shop.lines.push({ itemId: '50', productId: '91', qty: 1 });
    expect(await run.confirm(payment)).toBe(false);
    expect(shop.placeCalls).toBe(0);
    expect(state().error).toContain('Your cart has changed');
  });

  it('shows a refusal, and the shopper may pay again in the same sheet [EXPR-20]', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['refused'] };
    const { press, state } = page();
    const run = press(cartPress(shop.total));
    expect(await run.confirm(payment)).toBe(false);
    expect(state()).toMatchObject({ status: 'failed', error: 'Your card was declined.' });
    expect(openOrder.read()).toBeNull();
    expect(await run.confirm(payment)).toBe(true);
    expect(shop.orders).toBe(1);
  });

  it('authenticates the shopper if required, and sends the order again [EXPR-20]', async () => {
    const shop = new ExpressShop();
    shop.refusal = 'Authentication Required: pi_1_secret_2';
    shop.fates = { place_order: ['refused'] };
    const { press } = page();
    const authenticate = vi.fn(() => Promise.resolve(null));
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(true);
    expect(authenticate).toHaveBeenCalledExactlyOnceWith('pi_1_secret_2');
    expect(shop.orders).toBe(1);
  });

  it('shows a failed authentication, never the secret [EXPR-20]', async () => {
    const shop = new ExpressShop();
    shop.refusal = 'Authentication Required: pi_1_secret_2';
    shop.fates = { place_order: ['refused'] };
    const { press, state } = page();
    const authenticate = () =>
      Promise.resolve({ message: 'You were not authenticated.', mayBeCharged: false });
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(false);
    expect(state().error).toBe('You were not authenticated.');
    expect(shop.orders).toBe(0);
  });

  it('authenticates three times at most, and never shows the secret that is left over', async () => {
    const shop = new ExpressShop();
    shop.refusal = 'Authentication Required: pi_1_secret_2';
    shop.fates = { place_order: ['refused', 'refused', 'refused', 'refused'] };
    const { press, state } = page();
    const authenticate = vi.fn(() => Promise.resolve(null));
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(false);
    expect(authenticate).toHaveBeenCalledTimes(3);
    expect(state()).toMatchObject({
      status: 'failed',
      error: 'A payment submission error has occurred.',
    });
    expect(openOrder.read()).toBeNull();
  });

  it('looks up an order whose response was lost [EXPR-06]', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['lost'] };
    const { press } = page();
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(true);
    expect([shop.placeCalls, left]).toEqual([1, [SUCCESS]]);
  });

  it('reports that an order that never arrived was not placed [EXPR-06]', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['unsent'] };
    const { press, state } = page();
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(false);
    expect(state()).toMatchObject({
      status: 'failed',
      error: 'Your order was not placed. Please place it again.',
    });
    expect(openOrder.read()).toBeNull();
  });

  it('keeps an unknown outcome until it is looked up again [EXPR-06]', async () => {
    const shop = new ExpressShop();
    const lost = Array.from({ length: 5 }, () => 'unsent' as const);
    shop.fates = { place_order: ['lost'], load: ['ok', ...lost] };
    const { press, state, session } = page();
    const run = press(cartPress(shop.total));
    expect(await run.confirm(payment)).toBe(false);
    expect(state().status).toBe('unknown');
    expect(session.press(cartPress(0))).toBeNull();
    await session.retry();
    expect([shop.placeCalls, left]).toEqual([1, [SUCCESS]]);
  });

  it('does not send a cart that a checkout in another window has begun to send [EXPR-06]', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    const run = press(cartPress(shop.total));
    openOrder.write({ cartId: 'CART1', startedAt: NOW - 2000, itemIds: [9] });
    expect(await run.confirm(payment)).toBe(false);
    expect(shop.placeCalls).toBe(0);
  });

  it.each<[string, () => () => void, string]>([
    [
      'another window has begun to send an order',
      () => {
        openOrder.write({ cartId: 'CART1', startedAt: NOW - 2000, itemIds: [5] });
        return () => {
          openOrder.remove();
        };
      },
      'An order is being placed already.',
    ],
    [
      'another window has left an order for its provider’s page',
      () => {
        const order = { cartId: 'CART1', startedAt: NOW - 2000, itemIds: [5], isPlaced: true };
        openOrder.write({ ...order, awaitsPayment: 'hosted' });
        return () => {
          openOrder.remove();
        };
      },
      'Your order was placed and is waiting to be paid.',
    ],
    [
      'another tab has begun to wait for the bank',
      holdForPayment,
      'An order is being placed already.',
    ],
  ])('orders nothing from an open sheet once %s [EXPR-06]', async (_name, begin, error) => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const run = press(cartPress(shop.total));
    const end = begin();
    expect(await run.confirm(payment)).toBe(false);
    expect(state()).toMatchObject({ status: 'failed', error });
    expect(called()).not.toContain('place_order');
    end();
    expect(await run.confirm(payment), 'the sheet may still pay afterwards').toBe(true);
    expect(shop.orders).toBe(1);
  });

  it('claims no order where its lines have gone; the success page tells [EXPR-06]', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['unsent'] };
    const { press, state } = page();
    shop.onCall = (name) => {
      if (name === 'place_order') shop.lines = [];
    };
    await press(cartPress(shop.total)).confirm(payment);
    expect([shop.orders, left]).toEqual([0, [SUCCESS]]);
    expect(knownOrder([9], NOW)).toBeNull();
    expect(openOrder.read(), 'still open').toMatchObject({ itemIds: [9] });
    expect(state().status).toBe('unknown');
  });
});

describe('a press while an order is open', () => {
  const attempt = { cartId: 'session', isSession: true, startedAt: NOW - 2000, itemIds: [9] };

  it.each([
    ['is being placed', {}, 'An order is being placed already.'],
    [
      'waits to be paid',
      { isPlaced: true, awaitsPayment: 'hosted' },
      'Your order was placed and is waiting to be paid.',
    ],
  ])(
    'opens no sheet while it %s, and puts nothing into the cart [WALL-29]',
    async (_name, more, text) => {
      new ExpressShop();
      openOrder.write({ ...attempt, ...more });
      const { session, state } = page();
      expect(session.press(productPress())).toBeNull();
      await vi.waitFor(() => {
        expect(state()).toMatchObject({ status: 'failed', error: text });
      });
      expect(called()).not.toContain('addtocart');
      openOrder.remove();
      expect(session.press(productPress())).not.toBeNull();
    },
  );

  it('opens one when the order is known, or will be looked up before the next [WALL-29]', () => {
    new ExpressShop();
    openOrder.write({ ...attempt, isPlaced: true });
    expect(page().session.press(cartPress(0))).not.toBeNull();
    openOrder.write({ ...attempt, hasEnded: true });
    expect(page().session.press(cartPress(0))).not.toBeNull();
  });
});

describe('a payment that the bank has confirmed for a wallet', () => {
  const DEMAND = 'Authentication Required: pi_1_secret_2';

  it('is asked for while no tab may change the cart [EXPR-20]', async () => {
    const shop = new ExpressShop();
    shop.refusal = DEMAND;
    shop.fates = { place_order: ['refused'] };
    const { press } = page();
    const authenticate = vi.fn(() => {
      expect(isPaymentRunning()).toBe(true);
      expect(openCharge.read()).toMatchObject({ amount: '$15.00', isConfirmed: false });
      return Promise.resolve(null);
    });
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(true);
    expect(authenticate).toHaveBeenCalledOnce();
    expect([isPaymentRunning(), openCharge.read()]).toEqual([false, null]);
  });

  it('is told when the order that follows is lost and turns out not to exist', async () => {
    const shop = new ExpressShop();
    shop.refusal = DEMAND;
    const lost = Array.from({ length: 5 }, () => 'unsent' as const);
    shop.fates = { place_order: ['refused', 'unsent'], load: ['ok', 'ok', 'ok', 'ok', ...lost] };
    const { press, state, session } = page();
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(false);
    expect(state().status).toBe('unknown');
    await session.retry();
    expect(state()).toMatchObject({ status: 'failed' });
    expect(state().error).toMatch(
      /^Your order was not placed\. Please place it again\. Your bank has confirmed a payment of \$15\.00/,
    );
  });

  it('is told once', async () => {
    const shop = new ExpressShop();
    shop.refusal = DEMAND;
    shop.fates = { place_order: ['refused', 'unsent'] };
    const { press, state } = page();
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(false);
    expect(state().error?.match(/Your bank has confirmed/g)).toHaveLength(1);
  });

  it('is not asked for when the cart has changed since the order was refused', async () => {
    const shop = new ExpressShop();
    shop.refusal = DEMAND;
    shop.fates = { place_order: ['refused'] };
    const { press } = page();
    const authenticate = vi.fn(() => Promise.resolve(null));
    shop.onCall = (name) => {
      if (name === 'place_order') shop.lines.push({ itemId: '10', productId: '91', qty: 1 });
    };
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(false);
    expect(authenticate).not.toHaveBeenCalled();
    expect(openCharge.read()).toBeNull();
  });

  it('is told, with its amount, when there is no order for it, and before the next press pays [EXPR-17]', async () => {
    const shop = new ExpressShop();
    shop.refusal = DEMAND;
    shop.fates = { place_order: ['refused'] };
    const { press, state } = page();
    const authenticate = () => {
      shop.lines.push({ itemId: '10', productId: '91', qty: 1 });
      return Promise.resolve(null);
    };
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(false);
    expect(shop.placeCalls).toBe(0);
    const text = expect.stringContaining('confirmed a payment of $15.00') as string;
    expect(state()).toMatchObject({ status: 'failed', error: text });
    const later = page();
    expect(later.session.press(cartPress(shop.total))).toBeNull();
    await vi.waitFor(() => {
      expect(later.state().error).toEqual(text);
    });
    expect(later.session.press(cartPress(shop.total))).not.toBeNull();
  });

  it('stays noted, as one that nobody knows of, when the connection is lost meanwhile [EXPR-20]', async () => {
    const shop = new ExpressShop();
    shop.refusal = DEMAND;
    shop.fates = { place_order: ['refused'] };
    const { press, state } = page();
    const authenticate = () => Promise.resolve({ message: 'Lost.', mayBeCharged: true });
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(false);
    const error = expect.stringContaining('we do not know whether it did') as string;
    expect(state()).toMatchObject({ status: 'failed', error });
    expect(openCharge.read()).toMatchObject({ amount: '$15.00', isConfirmed: false });
  });

  it('opens no sheet while another tab waits for the bank', async () => {
    const shop = new ExpressShop();
    const { session, state } = page();
    const stopPaying = holdForPayment();
    expect(session.press(cartPress(shop.total))).toBeNull();
    await vi.waitFor(() => {
      expect(state().error).toBe('An order is being placed already.');
    });
    stopPaying();
    expect(session.press(cartPress(shop.total))).not.toBeNull();
  });

  it('is not told to another customer, whose order does not end it', async () => {
    const shop = new ExpressShop();
    const note = { amount: '$15.00', isConfirmed: true, askedAt: NOW - 1000, owner: 7 };
    openCharge.write(note);
    const { session, state } = page();
    const press = () => session.press(cartPress(shop.total));
    expect(press()).toBeNull();
    const run = await vi.waitFor(() => press() ?? expect.fail('The press was ignored.'));
    expect(state().error).toBeNull();
    expect(await run.confirm(payment)).toBe(true);
    expect(openCharge.read()).toEqual(note);
  });

  it('is not followed by a second one for the same sheet', async () => {
    const shop = new ExpressShop();
    const secrets = ['pi_1_secret_2', 'pi_2_secret_3'];
    shop.fates = { place_order: ['refused', 'refused'] };
    shop.refusal = `Authentication Required: ${secrets[0] ?? ''}`;
    const { press, state } = page();
    const authenticate = vi.fn(() => {
      shop.refusal = `Authentication Required: ${secrets[1] ?? ''}`;
      return Promise.resolve(null);
    });
    expect(await press(cartPress(shop.total)).confirm(paymentWith({ authenticate }))).toBe(false);
    expect(authenticate).toHaveBeenCalledOnce();
    expect(state().error).toContain('$15.00');
    expect(state().error).not.toContain('secret');
  });
});
