import { useState } from 'react';
import { groupedSum } from '../../../domain/catalog/sums';
import { ownValue } from '../../../domain/own-value';
import { selectProducts } from '../../../state/catalog/catalog-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectFields } from '../../../state/product-form/product-form-slice';
import { useT } from '../../../ui/i18n';
import { FormSum } from '../form/FormSum';
import { useAddress } from '../form/useAddress';
import { usePriceFormat } from '../form/usePriceFormat';
import { useProductForm } from '../form/useProductForm';
import { useMissing } from '../server-content/useMissing';

/** The total below the server-rendered table of a grouped product (GRPD). */
export function GroupedItems() {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useProductForm(root);
  useAddress(found, 'super_group');
  const productId = found?.productId ?? '';
  const fields = useTillSelector(selectFields(productId));
  const products = useTillSelector(selectProducts);
  const format = usePriceFormat(productId);
  const { count, amount, unpriced } = groupedSum(
    (id) => ownValue(products, id)?.prices ?? null,
    fields,
  );
  const label = t(count === 1 ? '%1 item' : '%1 items', [count]);
  useMissing(
    'till-grouped-items',
    unpriced === null ? null : `no price box or data-price-amount for product ${unpriced}`,
  );
  return (
    <div ref={setRoot}>
      <FormSum label={label} amount={unpriced === null ? amount.shown : null} format={format} />
    </div>
  );
}
