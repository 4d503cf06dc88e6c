import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEntry, writeEntry } from '../../../../src/platform/page/entry-state';
import {
  optionChosen,
  selectProduct,
  selectProducts,
} from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop } from '../support/fake-http';
import { hoodiePage } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

function open() {
  const page = hoodiePage();
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(catalogState);
  return {
    products: () => Object.keys(selectProducts(store.getState())),
    selection: () => selectProduct('19')(store.getState()).selection,
    choose: async (attributeId: string, optionId: string | null) => {
      store.dispatch(optionChosen({ productId: '19', attributeId, optionId }));
      await vi.advanceTimersByTimeAsync(100);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  mockShop(() => json({}));
  writeEntry('selections', {});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the selection of a product', () => {
  it('is there again after a reload, and after a choice was taken back', async () => {
    const first = open();
    await first.choose('93', '5');
    await first.choose('137', '7');
    expect(open().selection()).toEqual({ 93: '5', 137: '7' });
    await first.choose('93', null);
    expect(open().selection()).toEqual({ 137: '7' });
  });

  it('is saved beside those of other products of the history entry', async () => {
    writeEntry('selections', { 20: { 93: '4' } });
    await open().choose('93', '5');
    expect(readEntry('selections')).toEqual({ 19: { 93: '5' }, 20: { 93: '4' } });
  });

  it.each([
    ['another product’s', { 20: { 93: '5' } }],
    ['no selection', { 19: 'blue' }],
    ['nothing for the product', { 19: null }],
    ['one with other values than ids', { 19: { 93: 5 } }],
    ['no record', 'blue'],
  ])('is not restored from an entry that contains %s', (_what, entry) => {
    writeEntry('selections', entry);
    const { selection, products } = open();
    expect(selection()).toEqual({});
    expect(products()).toEqual(['19']);
  });
});
