import { useT } from '../../../ui/i18n';
import { useMissing } from '../server-content/useMissing';

interface NoPriceProps {
  /** Null where the page contains no product id. */
  readonly productId: string | null;
  readonly serverNodes: readonly Node[];
}

/**
 * For products without their own price, such as grouped products, the platform renders an empty price box, or in a list
 * one with "Starting at" and an amount without a type.
 */
const isEmptyOnPurpose = (productId: string | null): boolean =>
  [...document.querySelectorAll('[data-role=priceBox]')].some(
    (box) =>
      box.getAttribute('data-product-id') === productId &&
      (box.textContent.trim() === '' || box.querySelector('[data-price-type=""]') !== null),
  );

/** A product without a known amount: shows the server-rendered price; where there is none, a note. */
export function NoPrice({ productId, serverNodes }: NoPriceProps) {
  const t = useT();
  const isOnPurpose = isEmptyOnPurpose(productId);
  useMissing(
    'till-price',
    isOnPurpose ? null : 'no price box, data-price-amount or row of products',
  );
  return isOnPurpose || serverNodes.some(({ textContent }) => textContent?.trim()) ? null : (
    <p className="till-product-price__note">{t('Price not available')}</p>
  );
}
