import { useT } from '../../../ui/i18n';
import { Printed } from '../printed/Printed';
import { useMissing } from '../printed/useMissing';

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
  useMissing(
    'till-price',
    `no amount for product ${productId ?? '(it names none)'}: no price box, no data-price-amount, no row of "products"`,
  );
  return hasWords(nodes) ? (
    <Printed nodes={nodes} />
  ) : (
    <p className="till-product-price__note">{t('Price not available')}</p>
  );
}
