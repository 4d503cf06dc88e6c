import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddEvents } from '../../../../../src/features/catalog/add-to-cart/useAddEvents';
import type { AddStatus } from '../../../../../src/state/add-to-cart/add-to-cart-slice';
import { ElementContext } from '../../../../../src/ui/element-context';

const emit = vi.fn(() => true);
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ElementContext value={{ emit }}>{children}</ElementContext>
);

function open(fields: string, sku = '') {
  document.body.innerHTML = `<form ${sku}>${fields}</form>`;
  const found = { form: document.forms[0] as HTMLFormElement, productId: '60' };
  const { result, rerender } = renderHook(({ status }) => useAddEvents(found, status), {
    wrapper,
    initialProps: { status: 'idle' as AddStatus },
  });
  return {
    submitted: result.current,
    become: (status: AddStatus) => {
      rerender({ status });
    },
  };
}

beforeEach(() => {
  emit.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
});

it('fires with the SKU, the product and its options once it was added [ADDTO-04]', () => {
  const { submitted, become } = open(
    '<input name="super_attribute[93]" value="5">',
    'data-product-sku="BK-1"',
  );
  submitted();
  become('adding');
  expect(emit).not.toHaveBeenCalled();
  become('added');
  expect(emit.mock.calls).toEqual([
    [
      'till-product-added',
      { sku: 'BK-1', productIds: ['60'], productInfo: [{ id: '60', optionValues: ['5'] }] },
    ],
  ]);
  become('idle');
  become('added');
  expect(emit, 'once per submission').toHaveBeenCalledOnce();
});

it('names the products of a group that have a quantity', () => {
  const group =
    '<input name="super_group[7]" value="2"><input name="super_group[8]" value="0"><input name="super_group[9]" value="">';
  const { submitted, become } = open(group);
  submitted();
  become('added');
  expect(emit).toHaveBeenCalledWith('till-product-added', {
    sku: '',
    productIds: ['7'],
    productInfo: [{ id: '7', optionValues: [] }],
  });
});

it('fires another event when the shop refuses [ADDTO-03]', () => {
  const { submitted, become } = open('');
  submitted();
  become('failed');
  expect(emit).toHaveBeenCalledWith('till-product-refused', expect.objectContaining({ sku: '' }));
});

it('is silent when another form of the product was submitted', () => {
  const { become } = open('');
  become('added');
  expect(emit).not.toHaveBeenCalled();
});
