import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredSection } from '../../../../src/domain/section.types';
import { optionChosen, selectProduct } from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { hoodiePage } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/** As recorded: ids of attributes are numbers, those of options are text. */
const option = (attribute: number, value: string) => ({
  label: 'An attribute',
  value: 'A label',
  option_id: attribute,
  option_value: value,
});

const line = (changes: object = {}) => ({
  item_id: '269',
  product_id: '19',
  qty: 3,
  options: [option(93, '4'), option(137, '8')],
  ...changes,
});

const cartOf = (...items: object[]): StoredSection => ({ data_id: 1, items });

const EDIT = '/checkout/cart/updateItemOptions/id/269/';

function open(action = EDIT, qtyField = '<input name="qty" value="">', stored?: StoredSection) {
  document.body.innerHTML = `<form action="${action}"><input type="hidden" name="product" value="19">
    <input type="hidden" name="item" value="269">${qtyField}</form>`;
  const store = createTillStore({ shop, checkout: null }, { page: () => hoodiePage() });
  const read = (cart: StoredSection) => store.dispatch(sectionsRead({ cart }));
  if (stored !== undefined) read(stored);
  store.inject(catalogState);
  return {
    store,
    read,
    selection: () => selectProduct('19')(store.getState()).selection,
    qty: () => document.querySelector<HTMLInputElement>('[name=qty]')?.value,
    cartRequested: () => waitFor(() => expect(store.getState().sections.wanted).toContain('cart')),
  };
}

afterEach(() => {
  document.body.replaceChildren();
  // The selection is stored in the history entry.
  window.history.replaceState(null, '', '/');
});

describe('the product page that edits a cart line', () => {
  it('requests the cart and selects the options of the line [SWAT-15][SECT-08]', async () => {
    const { read, cartRequested, selection, qty } = open();
    await cartRequested();
    read(cartOf(line({ item_id: '270', options: [option(93, '5')] }), line()));
    await waitFor(() => expect(selection()).toEqual({ 93: '4', 137: '8' }));
    expect(qty()).toBe('3');
  });

  it('requests no cart where it is there already [SECT-08]', async () => {
    const { store, selection, qty } = open(EDIT, undefined, cartOf(line()));
    await waitFor(() => expect(selection()).toEqual({ 93: '4', 137: '8' }));
    expect(qty()).toBe('3');
    expect(store.getState().sections.wanted).toEqual([]);
  });

  it('reports the quantity of the line to the form, and keeps one that the page contains [SECT-08]', async () => {
    const empty = open();
    const reported = vi.fn();
    document.forms[0]?.addEventListener('input', reported);
    await empty.cartRequested();
    empty.read(cartOf(line()));
    await waitFor(() => expect(empty.qty()).toBe('3'));
    expect(reported).toHaveBeenCalledOnce();

    const filled = open(EDIT, '<input name="qty" value="5">');
    await filled.cartRequested();
    filled.read(cartOf(line()));
    await waitFor(() => expect(filled.selection()).toEqual({ 93: '4', 137: '8' }));
    expect(filled.qty()).toBe('5');
  });

  it.each([
    ['with a quantity', undefined],
    ['without one', ''],
  ])('selects the options once, in a form %s', async (_name, qtyField) => {
    const { store, read, cartRequested, selection } = open(EDIT, qtyField);
    await cartRequested();
    read(cartOf(line()));
    await waitFor(() => expect(selection()).toEqual({ 93: '4', 137: '8' }));
    store.dispatch(optionChosen({ productId: '19', attributeId: '137', optionId: null }));
    read(cartOf(line({ qty: 4 })));
    await new Promise((resolve) => setTimeout(resolve));
    expect(selection()).toEqual({ 93: '4' });
  });

  it('keeps what was selected before the cart arrived, and what is selected afterwards', async () => {
    const { store, read, cartRequested, selection } = open();
    await cartRequested();
    store.dispatch(optionChosen({ productId: '19', attributeId: '137', optionId: '7' }));
    read(cartOf(line()));
    await waitFor(() => expect(selection()).toEqual({ 93: '4', 137: '7' }));
    store.dispatch(optionChosen({ productId: '19', attributeId: '93', optionId: '5' }));
    read(cartOf(line({ qty: 4 })));
    await new Promise((resolve) => setTimeout(resolve));
    expect(selection()).toEqual({ 93: '5', 137: '7' });
  });

  it.each<[string, object]>([
    ['is not in the cart', { item_id: '270' }],
    ['holds another product', { product_id: '20' }],
    ['has options that the product lacks', { options: [option(93, '99')] }],
    ['has custom options alone', { options: [{ option_id: '93', option_type: 'field' }] }],
    ['has no options', { options: [] }],
  ])('selects nothing for a line that %s', async (_name, changes) => {
    const { read, cartRequested, selection } = open();
    await cartRequested();
    read(cartOf(line(changes)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(selection()).toEqual({});
  });

  it('follows the quantity of the line, as changed in the mini cart, until one is typed [SECT-08]', async () => {
    const { read, qty } = open(EDIT, undefined, cartOf(line()));
    await waitFor(() => expect(qty()).toBe('3'));
    const field = document.querySelector<HTMLInputElement>('[name=qty]') as HTMLInputElement;
    const reported = vi.fn<(qty: string) => void>();
    document.querySelector('form')?.addEventListener('input', () => {
      reported(field.value);
    });
    read(cartOf(line({ qty: 10 })));
    expect(qty()).toBe('10');
    // The form's price, with its tiers, is that of the quantity in the field.
    expect(reported.mock.calls).toEqual([['10']]);
    read(cartOf(line({ qty: 10 }), line({ item_id: '270', qty: 7 })));
    expect(reported).toHaveBeenCalledOnce();
    field.value = '4';
    read(cartOf(line({ qty: 12 })));
    expect(qty()).toBe('4');
    read(cartOf());
    expect(qty()).toBe('4');
  });

  it('does nothing on any other product page', async () => {
    const { store, read, selection } = open('/checkout/cart/add/product/19/');
    read(cartOf(line()));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(selection()).toEqual({});
    expect(store.getState().sections.wanted).toEqual([]);
  });
});
