import { useCallback, useEffect, useRef } from 'react';
import { entriesOf, typedNumber, valuesOf } from '../../../domain/catalog/form-fields';
import type { AddStatus } from '../../../state/add-to-cart/add-to-cart-slice';
import { useEmit } from '../../../ui/element-context';
import { fieldsOf, type ProductForm } from '../form/product-form';

/** What the page is told of an added product (ADDTO-04). */
interface AddedDetail {
  readonly sku: string;
  readonly productIds: readonly string[];
  readonly productInfo: readonly {
    readonly id: string;
    readonly optionValues: readonly string[];
  }[];
}

/** A group stands for those of its products that are wanted. */
function detailOf({ form, productId }: ProductForm): AddedDetail {
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
 * Tells the page how adding ended (ADDTO-03, ADDTO-04). The answered function notes that this form was sent; another one
 * of the same product tells nothing.
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
