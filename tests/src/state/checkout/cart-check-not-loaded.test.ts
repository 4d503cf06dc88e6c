import { expect, it, vi } from 'vitest';
import { selectCartLoss } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, guideItem, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));
const load = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/state/checkout/check-cart', () => {
  load();
  throw new Error('offline');
});

it('claims nothing about the cart while the code that checks it cannot be loaded [PLACE-15]', async () => {
  mockShop(() => json([]));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createTillStore({ shop, checkout: checkoutConfig({ items: [guideItem] }) });
  store.inject(checkoutState);
  store.dispatch(sectionsRead({ cart: { data_id: 1, summary_count: 0, items: [] } }));
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce();
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(selectCartLoss(store.getState())).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  expect(sent.map(({ path }) => path)).not.toContain('cart');
});
