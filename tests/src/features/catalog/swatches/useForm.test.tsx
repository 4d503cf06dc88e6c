import { act, fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useForm } from '../../../../../src/features/catalog/swatches/useForm';
import { optionChosen, selectProduct } from '../../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../../src/state/catalog/catalog-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { hoodiePage } from '../../../state/support/products';
import { shop } from '../../../state/support/shop';

const onReset = vi.fn();

type Parts = Parameters<typeof useForm>[0];

function Probe(parts: Parts) {
  return <output>{useForm(parts) ?? 'inside'}</output>;
}

const FIELDS = `<input type="hidden" name="product" value="19"><input type="hidden" name="selected_configurable_option">
  <div class="field"><select name="super_attribute[93]"><option value="4" selected>Black</option></select></div>`;

function open(html: string, variantId: string | null = null) {
  document.body.innerHTML = html;
  const page = hoodiePage();
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(catalogState);
  const product = () => selectProduct('19')(store.getState());
  const { configurable } = product();
  if (configurable === null) throw new Error('The hoodie has no options.');
  const host = document.querySelector<HTMLElement>('till-swatches') as HTMLElement;
  const view = (variant: string | null) => (
    <Provider store={store}>
      <Probe
        host={host}
        productId="19"
        configurable={configurable}
        variantId={variant}
        onReset={onReset}
      />
    </Provider>
  );
  const { container, rerender, unmount } = render(view(variantId), { container: host });
  return {
    store,
    product,
    unmount,
    form: document.forms[0] as HTMLFormElement,
    formId: () => container.textContent,
    choose: (variant: string | null) => {
      rerender(view(variant));
    },
  };
}
const around = `<form action="/checkout/cart/add/product/19/">${FIELDS}<till-swatches></till-swatches></form>`;

afterEach(() => {
  document.body.replaceChildren();
  onReset.mockClear();
});

describe('useForm', () => {
  it('replaces the server-rendered controls, and restores them', () => {
    const { form, unmount } = open(around);
    const select = form.querySelector('select');
    expect(select?.disabled).toBe(true);
    expect(select?.closest('.field')?.hasAttribute('hidden')).toBe(true);
    unmount();
    expect(select?.disabled).toBe(false);
    expect(select?.closest('.field')?.hasAttribute('hidden')).toBe(false);
  });

  it('writes the variant into the form, and clears it', () => {
    const { form, choose } = open(around, '10');
    const variant = () => new FormData(form).get('selected_configurable_option');
    expect(variant()).toBe('10');
    choose(null);
    expect(variant()).toBe('');
  });

  it('restores the default selection when the form is reset', () => {
    const { store, product, form } = open(around);
    act(() => {
      store.dispatch(optionChosen({ productId: '19', attributeId: '93', optionId: '5' }));
    });
    fireEvent(form, new Event('reset'));
    expect(product().selection).toEqual({ 93: '4' });
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('names the form for an element outside it, unless it has a name', () => {
    const outside = (id: string) =>
      `<till-swatches></till-swatches><form id="${id}" action="/checkout/cart/add/product/19/">${FIELDS}</form>`;
    expect(open(around).formId()).toBe('inside');
    expect(open(outside('product_addtocart_form')).formId()).toBe('product_addtocart_form');
    const { form, formId } = open(outside(''));
    expect(form.id).toMatch(/^till-product-form/);
    expect(formId()).toBe(form.id);
  });
});
