import { useT } from '../../../ui/i18n';
import { useMissing } from '../printed/useMissing';

interface NoPriceProps {
  /** Null where the page names no product. */
  readonly productId: string | null;
  readonly printed: readonly Node[];
}

/** The platform prints an empty price box for what has no price of its own, such as a grouped product. */
const isEmptyOnPurpose = (productId: string | null): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-role=priceBox]')].some(
    ({ dataset, textContent }) => dataset.productId === productId && textContent.trim() === '',
  );

/** A product without an amount: the server's own words for its price stand; where it wrote none, a note says so. */
export function NoPrice({ productId, printed }: NoPriceProps) {
  const t = useT();
  const isOnPurpose = isEmptyOnPurpose(productId);
  useMissing(
    'till-price',
    isOnPurpose
      ? null
      : `no amount for product ${productId ?? '(it names none)'}: no price box, no data-price-amount, no row of "products"`,
  );
  return isOnPurpose || printed.some(({ textContent }) => textContent?.trim()) ? null : (
    <p className="till-product-price__note">{t('Price not available')}</p>
  );
}
