import { useCallback, useEffect, useRef } from 'react';
import { entriesOf, typedNumber, valuesOf } from '../../../domain/catalog/form-fields';
import type { AddStatus } from '../../../state/add-to-cart/add-to-cart-slice';
import { useEmit } from '../../../ui/element-context';
import { fieldsOf, type ProductForm } from '../form/product-form';

/** Event detail of an added product (ADDTO-04). */
interface AddedDetail {
  readonly sku: string;
  readonly productIds: readonly string[];
  readonly productInfo: readonly {
    readonly id: string;
    readonly optionValues: readonly string[];
  }[];
}

/** The event details of a form; a grouped product is represented by its products with a quantity. */
export function detailOf({ form, productId }: ProductForm): AddedDetail {
  const fields = fieldsOf(form);
  const members = entriesOf(fields, 'super_group')
    .filter(([, qty]) => (typedNumber(qty) ?? 0) > 0)
    .map(([id]) => id);
  const productIds = members.length > 0 ? members : [productId];
  const optionValues = valuesOf(fields, 'super_attribute');
  return {
    sku: form.dataset.productSku ?? '',
    productIds,
    productInfo: productIds.map((id) => ({ id, optionValues })),
  };
}

/**
 * Fires an event with the outcome of adding (ADDTO-03, ADDTO-04). Call the returned function when this form is
 * submitted; other forms of the same product fire no event.
 */
export function useAddEvents(found: ProductForm | null, status: AddStatus): () => void {
  const emit = useEmit();
  const isOurs = useRef(false);
  useEffect(() => {
    if (!isOurs.current || found === null || (status !== 'added' && status !== 'failed')) return;
    isOurs.current = false;
    emit(status === 'added' ? 'till-product-added' : 'till-product-refused', detailOf(found));
  }, [found, status, emit]);
  return useCallback(() => {
    isOurs.current = true;
  }, []);
}
