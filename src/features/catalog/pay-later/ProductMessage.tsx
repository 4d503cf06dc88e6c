import { useMemo, useRef, useState } from 'react';
import { productAmount } from '../../../domain/catalog/product-amount';
import { ownValue } from '../../../domain/own-value';
import { selectProduct, selectProducts } from '../../../state/catalog/catalog-slice';
import type { ShowPayLater } from '../../../state/pay-later/pay-later-state';
import { selectFields } from '../../../state/product-form/product-form-slice';
import { productFormState } from '../../../state/product-form/product-form-state';
import { useTillSelector } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { useProductForm } from '../form/useProductForm';
import { pageCurrency } from './page-currency';
import { useMessage } from './useMessage';

/** Adds the product's prices and choices to the page. */
export const startProduct = (store: TillStore): void => {
  store.inject(productFormState);
};

interface ProductMessageProps {
  readonly show: ShowPayLater;
  readonly productId: string | undefined;
}

/** The message about what the product's form buys. */
export function ProductMessage({ show, productId }: ProductMessageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const id = useProductForm(node, productId)?.productId ?? productId ?? '';
  const product = useTillSelector(selectProduct(id));
  const products = useTillSelector(selectProducts);
  const fields = useTillSelector(selectFields(id));
  const amount = productAmount(product, fields, (part) => ownValue(products, part)?.prices ?? null);
  const prices = useMemo(
    () => (amount === null ? [] : [{ amount, currency: pageCurrency() }]),
    [amount],
  );
  useMessage(host, 'product', show, prices);
  return (
    <div ref={setNode}>
      <div ref={host} />
    </div>
  );
}
