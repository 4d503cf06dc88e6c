import type { ProductPrices } from './catalog.types';
import { entriesOf, type FormFields } from './form-fields';
import { chosenPrice, isAdvertisedInstead, type Pricing } from './price';
import { groupedSum } from './sums';

/**
 * What a product's form buys as it is: the unit price with everything chosen, the lowest while something is not, times the
 * quantity; the sum of a grouped product. Null while no price is known or nothing is chosen, and for a price that the shop does
 * not show (MSRP-02).
 */
export function productAmount(
  product: Pricing,
  fields: FormFields,
  pricesOf: (productId: string) => ProductPrices | null,
): number | null {
  if (entriesOf(fields, 'super_group').length > 0) {
    const { amount, unpriced } = groupedSum(pricesOf, fields);
    return unpriced === null && amount.shown > 0 ? amount.shown : null;
  }
  const price = chosenPrice(product);
  return price === null || isAdvertisedInstead(price) ? null : price.final.shown * product.qty;
}
