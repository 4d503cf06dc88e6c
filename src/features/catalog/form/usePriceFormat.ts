import type { PriceFormat } from '../../../domain/money.types';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';

/** The price format of a product. */
export function usePriceFormat(productId: string): PriceFormat {
  const selectShown = selectProduct(productId);
  const priceFormat = useTillSelector((state) => selectShown(state).priceFormat);
  const shop = useTillSelector(selectShop);
  return priceFormat ?? shop.priceFormat;
}
