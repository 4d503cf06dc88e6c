import { beforeEach, expect, it, vi } from 'vitest';
import {
  purchaseConfirmed,
  purchaseSettled,
  selectInstantPurchase,
  selectPurchase,
} from '../../../../src/state/instant-purchase/instant-purchase-slice';
import { instantPurchaseState } from '../../../../src/state/instant-purchase/instant-purchase-state';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));
vi.mock('../../../../src/state/instant-purchase/instant-flow', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  localStorage.clear();
  mockShop(() => json({}));
});

it.each([
  ['idle', false],
  ['unknown', true],
] as const)(
  'says that nothing was sent, and is %s again, where its code cannot be loaded',
  async (status, isAgain) => {
    const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
    store.inject(instantPurchaseState);
    const address = { id: 12, summary: 'Home' };
    store.dispatch(
      sectionsRead({
        'instant-purchase': {
          data_id: 1,
          available: true,
          paymentToken: { publicHash: 'a1b2', summary: 'Visa' },
          shippingAddress: address,
          billingAddress: address,
          shippingMethod: { carrier: 'flatrate', method: 'flatrate', summary: 'Flat Rate' },
        },
      }),
    );
    const option = selectInstantPurchase(store.getState());
    if (option === null) throw new Error('not available');
    store.dispatch(purchaseSettled({ productId: '60', status }));
    store.dispatch(purchaseConfirmed({ productId: '60', form: new FormData(), option, isAgain }));
    await vi.waitFor(() => {
      expect(selectPurchase('60')(store.getState())).toBe(status);
    });
    const texts = selectMessages('instant:60')(store.getState()).map(({ text }) => text);
    expect(texts).toEqual([
      'The shop cannot be reached. Please check your connection and try again.',
    ]);
    expect(sent.filter(({ path }) => path.includes('instantpurchase'))).toEqual([]);
  },
);
