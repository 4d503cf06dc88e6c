import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { createExpressSession } from '../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../src/state/express/express-slice';
import { openOrder } from '../../../../src/state/order/order-notes';
import { createTillStore } from '../../../../src/state/store/store';
import { shop as config } from '../support/shop';
import { ExpressShop, payment, productPress, withSheets, type Fate } from './express-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  restoreNavigator = replaceNavigator({ assign: (url: string) => void left.push(url) });
});
afterEach(() => {
  restoreNavigator();
});

const step = fc.constantFrom('address', 'rate', 'confirm', 'confirm', 'cancel', 'wait');
const fate = fc.constantFrom<Fate>('ok', 'ok', 'ok', 'refused', 'lost', 'unsent');
const fates = fc.record({
  load: fc.array(fc.constantFrom<Fate>('ok', 'ok', 'unsent'), { maxLength: 8 }),
  addtocart: fc.array(fate, { maxLength: 2 }),
  ece_shipping_address_changed: fc.array(fate, { maxLength: 3 }),
  ece_shipping_rate_changed: fc.array(fate, { maxLength: 3 }),
  place_order: fc.array(fate, { maxLength: 2 }),
  removeItem: fc.constant<Fate[]>([]),
});

describe('any order of events in the sheet', () => {
  it('places one order for a press at most, and never loses one [EXPR-06, EXPR-07, EXPR-08]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), fates, async (steps, each) => {
        localStorage.clear();
        sessionStorage.clear();
        left.length = 0;
        const shop = new ExpressShop();
        shop.fates = structuredClone(each);
        const store = createTillStore({ shop: config, checkout: null });
        store.inject({ name: 'only-slice', slices: [expressSlice], startFlows: () => undefined });
        const session = withSheets(
          createExpressSession(store, { now: () => NOW, page: () => null }, () =>
            Promise.resolve(),
          ),
        );
        const run = session.press(productPress());
        if (run === null) throw new Error('The first press was ignored.');
        const pending: Promise<unknown>[] = [];
        for (const one of steps) {
          if (one === 'address') pending.push(run.changeAddress({ country: 'US' }));
          if (one === 'rate') pending.push(run.changeRate('express_express'));
          // The wallet may report one confirmation twice.
          if (one === 'confirm') pending.push(run.confirm(payment), run.confirm(payment));
          if (one === 'cancel') pending.push(run.cancel());
          if (one === 'wait') await Promise.all(pending);
        }
        await Promise.all(pending);
        const { status, error } = selectExpress(store.getState());
        const isReported = left.length > 0 || (status === 'unknown' && openOrder.read() !== null);

        expect(shop.orders).toBeLessThanOrEqual(1);
        if (shop.orders === 1) expect(isReported).toBe(true);
        else expect(left).toEqual([]);
        const confirms = steps.filter((one) => one === 'confirm').length;
        expect(shop.placeCalls).toBeLessThanOrEqual(confirms);
        if (status === 'failed') expect(error).not.toBe('');
        const isCancelled = steps.includes('cancel') && !steps.includes('confirm');
        const isAllSaid = error?.includes('look into your cart') === true;
        if (isCancelled && !isAllSaid) {
          expect(shop.lines).toEqual([{ itemId: '9', productId: '90', qty: 1 }]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
