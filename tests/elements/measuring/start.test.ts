import { expect, it, vi } from 'vitest';
import { startMeasuring } from '../../../elements/measuring/start';
import { cartCountGuessed } from '../../../src/state/sections/sections-slice';
import { measured, receiveCart } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

it('reports an addition before the view of the cart that contains it', () => {
  localStorage.clear();
  const fired: string[] = [];
  for (const name of ['till-items-added', 'till-cart-viewed']) {
    document.addEventListener(name, ({ type }) => fired.push(type));
  }
  const { store } = measured();
  startMeasuring(store);
  receiveCart(store, {});
  store.dispatch(cartCountGuessed(1));
  document.dispatchEvent(new CustomEvent('till-cart-opened'));
  receiveCart(store, { mug: 1 });
  expect(fired).toEqual(['till-items-added', 'till-cart-viewed']);
});
