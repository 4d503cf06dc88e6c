import { useState } from 'react';
import { giftCardAmount, giftCardSum } from '../../../domain/catalog/sums';
import { typedNumber, valuesOf } from '../../../domain/catalog/form-fields';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectFields } from '../../../state/product-form/product-form-slice';
import { useT } from '../../../ui/i18n';
import { FormSum } from '../form/FormSum';
import { usePriceFormat } from '../form/usePriceFormat';
import { useProductForm } from '../form/useProductForm';
import { GiftCardPreview } from './GiftCardPreview';
import { useOwnAmount } from './useOwnAmount';

/** Limits of a gift card's amount from the page (GIFTC-02); numbers may be numeric strings. */
export interface GiftCardPriceInfo {
  readonly minimal_price?: unknown;
  readonly max_price?: unknown;
  readonly formatted_prices?: { readonly minimal_price?: unknown };
}

interface GiftCardProps {
  readonly priceInfo?: GiftCardPriceInfo | undefined;
}

const limit = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' ? typedNumber(value) : null;

/** Preview and price of a gift card, below the server-rendered fields (GIFTC). */
export function GiftCard({ priceInfo }: GiftCardProps) {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useProductForm(root);
  const productId = found?.productId ?? '';
  const fields = useTillSelector(selectFields(productId));
  const { added, qty } = useTillSelector(selectProduct(productId));
  const format = usePriceFormat(productId);
  useOwnAmount(found?.form ?? null, valuesOf(fields, 'giftcard_amount')[0] ?? '', {
    min: limit(priceInfo?.minimal_price),
    max: limit(priceInfo?.max_price),
  });
  const amount = giftCardAmount(fields);
  const from = priceInfo?.formatted_prices?.minimal_price;
  return (
    <div ref={setRoot}>
      <GiftCardPreview fields={fields} amount={amount} format={format} />
      {amount === null ? (
        typeof from === 'string' && <p className="till-gift-card__from">{t('From %1', [from])}</p>
      ) : (
        <FormSum
          label={t('Total')}
          amount={
            giftCardSum(
              amount,
              Object.values(added).map(({ final }) => final),
              qty,
            ).shown
          }
          format={format}
        />
      )}
    </div>
  );
}
