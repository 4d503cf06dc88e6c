import { useState } from 'react';
import { useTillSelector } from '../../../state/hooks';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { productIdAround } from '../form/product-form';
import { Choices } from './Choices';
import css from './Swatches.css';

adoptStyles(css);

interface SwatchesProps {
  readonly productId?: string | undefined;
  /** On a card of a listing: smaller, without headings, and the card's picture follows (SWAT-03). */
  readonly listing?: boolean | undefined;
  readonly numberToShow?: number | undefined;
  readonly moreText?: string | undefined;
}

/** What can be chosen of a product (SWAT); nothing where the page prints no options of it. */
export function Swatches({ productId, listing = false, numberToShow, moreText }: SwatchesProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const id = productId ?? (host === null ? null : productIdAround(host));
  const { configurable } = useTillSelector(selectProduct(id ?? ''));
  return (
    <div ref={setHost} className={`till-swatches${listing ? ' till-swatches--listing' : ''}`}>
      {host !== null && id !== null && configurable !== null && (
        <Choices
          host={host}
          productId={id}
          configurable={configurable}
          isListing={listing}
          numberToShow={numberToShow ?? configurable.numberToShow}
          moreText={moreText}
        />
      )}
    </div>
  );
}
