import { useMemo, useState } from 'react';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { productIdAround } from '../form/product-form';
import { ServerContent } from '../server-content/ServerContent';
import { useMissing } from '../server-content/useMissing';
import { Choices } from './Choices';
import css from './Swatches.css';

adoptStyles(css);

interface SwatchesProps {
  readonly productId?: string | undefined;
  /** For a product card in a listing: smaller, without headings, and the card's image follows (SWAT-03). */
  readonly listing?: boolean | undefined;
  readonly numberToShow?: number | undefined;
  readonly moreText?: string | undefined;
  /** The server-rendered content of the element. */
  readonly serverNodes?: readonly Node[] | undefined;
}

const NOTHING: readonly Node[] = [];

const PLACE = 'swatch-option-';

/** The product id in the class of the platform's container for a tile's swatches. */
function placeId(nodes: readonly Node[]): string | null {
  for (const node of nodes) {
    const role = node instanceof HTMLElement ? node.dataset.role : undefined;
    if (role?.startsWith(PLACE)) return role.slice(PLACE.length);
  }
  return null;
}

/** The options of a product (SWAT); the server-rendered controls where the page has no options data. */
export function Swatches({
  productId,
  listing = false,
  numberToShow,
  moreText,
  serverNodes = NOTHING,
}: SwatchesProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const around = useMemo(
    () => (host === null ? null : (placeId(serverNodes) ?? productIdAround(host))),
    [host, serverNodes],
  );
  const id = productId ?? around;
  const selectShown = selectProduct(id ?? '');
  const configurable = useTillSelector((state) => selectShown(state).configurable);
  const isMissing = host !== null && (configurable?.attributes.length ?? 0) === 0;
  useMissing(
    'till-swatches',
    isMissing
      ? `no options of product ${id ?? '(without an id)'}: the init of its swatches or of "configurable" is missing`
      : null,
  );
  return (
    <div ref={setHost} className={`till-swatches${listing ? ' till-swatches--listing' : ''}`}>
      {isMissing && <ServerContent nodes={serverNodes} />}
      {!isMissing && host !== null && id !== null && configurable !== null && (
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
