import { useEffect, useLayoutEffect, useRef } from 'react';
import { warnOnce } from '../../../platform/console';
import { useT } from '../../../ui/i18n';

interface PrintedPriceProps {
  /** Null where the page names no product. */
  readonly productId: string | null;
  readonly nodes: readonly Node[];
}

const hasWords = (nodes: readonly Node[]): boolean =>
  nodes.some(({ textContent }) => textContent?.trim());

/** A product without an amount: the server's own words for its price stay; where it wrote none, a note says so. */
export function PrintedPrice({ productId, nodes }: PrintedPriceProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const isPrinted = hasWords(nodes);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
  }, [nodes, isPrinted]);
  useEffect(() => {
    const of = productId === null ? 'a product that it does not name' : `product ${productId}`;
    warnOnce(
      'price',
      `<till-price>: the page prints no amount for ${of}: no price box, no data-price-amount, no row of "products". What the server drew stays.`,
    );
  }, [productId]);
  return isPrinted ? (
    <div ref={place} />
  ) : (
    <p className="till-product-price__note">{t('Price not available')}</p>
  );
}
