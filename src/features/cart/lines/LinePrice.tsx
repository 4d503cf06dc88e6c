import type { PriceFormat } from '../../../domain/money.types';
import type { CartLine } from '../../../domain/section.types';
import { TaxedPrice } from '../../shared/price/TaxedPrice';

interface LinePriceProps {
  readonly line: Pick<CartLine, 'price' | 'priceExclTax'>;
  readonly format: PriceFormat;
}

/** The unit price from the cart section: one price, or with and without tax. */
export function LinePrice({ line: { price, priceExclTax }, format }: LinePriceProps) {
  return (
    <TaxedPrice
      excl={priceExclTax}
      incl={price}
      display={priceExclTax === null ? 'including' : 'both'}
      format={format}
    />
  );
}
