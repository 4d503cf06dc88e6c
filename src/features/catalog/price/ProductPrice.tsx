import { useState } from 'react';
import type { FeeDisplay } from '../../../domain/catalog/fees';
import { chosenPrice, isAdvertisedInstead } from '../../../domain/catalog/price';
import type { TaxDisplay } from '../../../domain/quote.types';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { adoptStyles } from '../../../ui/styles/adopt';
import { ServerContent } from '../server-content/ServerContent';
import { productIdAround } from '../form/product-form';
import { useProductForm } from '../form/useProductForm';
import { AdvertisedPrice } from './AdvertisedPrice';
import { NoPrice } from './NoPrice';
import { OwnPrice } from './OwnPrice';
import css from './ProductPrice.css';
import { TierPrices } from './TierPrices';

adoptStyles(css);

interface ProductPriceProps {
  readonly productId?: string | undefined;
  readonly taxDisplay?: TaxDisplay | undefined;
  readonly feeDisplay?: number | undefined;
  readonly noTiers?: boolean | undefined;
  /** The server-rendered content of the element. */
  readonly serverNodes?: readonly Node[] | undefined;
}

const NOTHING: readonly Node[] = [];

const feeDisplayOf = (value: number): FeeDisplay =>
  value === 1 || value === 2 || value === 3 ? value : 0;

/**
 * The price of a product with its chosen options (PRICE); the server-rendered price while no amount is known. The
 * server-rendered price box stays in the page, hidden: widgets of the old front end read the price format from it.
 */
export function ProductPrice({
  productId,
  taxDisplay = 'including',
  feeDisplay = 0,
  noTiers = false,
  serverNodes = NOTHING,
}: ProductPriceProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const id = productId ?? (host === null ? null : productIdAround(host));
  const product = useTillSelector(selectProduct(id ?? ''));
  const { priceFormat } = useTillSelector(selectShop);
  useProductForm(host, productId);
  const price = chosenPrice(product);
  const format = product.priceFormat ?? priceFormat;
  return (
    <div ref={setHost} className="till-product-price">
      {serverNodes.length > 0 && <ServerContent nodes={serverNodes} isHidden={price !== null} />}
      {price === null && host !== null && <NoPrice productId={id} serverNodes={serverNodes} />}
      {price !== null && (
        <>
          {isAdvertisedInstead(price) ? (
            <AdvertisedPrice price={price} format={format} />
          ) : (
            <OwnPrice
              price={price}
              format={format}
              taxDisplay={taxDisplay}
              feeDisplay={feeDisplayOf(feeDisplay)}
            />
          )}
          {!noTiers && !isAdvertisedInstead(price) && price.tiers.length > 0 && (
            <TierPrices price={price} format={format} qty={product.qty} />
          )}
        </>
      )}
    </div>
  );
}
