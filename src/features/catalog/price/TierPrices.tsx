import { reachedTier, type ChosenPrice } from '../../../domain/catalog/price';
import type { PriceFormat } from '../../../domain/money.types';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';

interface TierPricesProps {
  readonly price: ChosenPrice;
  readonly format: PriceFormat;
  /** The chosen quantity. */
  readonly qty: number;
}

/** Tier prices: what larger quantities save, and which tier the chosen quantity has reached (SWAT-02, PRICE-02). */
export function TierPrices({ price, format, qty }: TierPricesProps) {
  const t = useT();
  const reached = reachedTier(price.tiers, qty);
  return (
    <ul className="till-product-price__tiers" aria-label={t('Tier prices')}>
      {price.tiers.map((tier) => {
        const saving = Math.ceil(100 - (100 / price.untiered.shown) * tier.price);
        const isReached = tier === reached;
        return (
          <li
            key={tier.qty}
            className={`till-product-price__tier${isReached ? ' till-product-price__tier--reached' : ''}`}
            aria-current={isReached ? 'true' : undefined}
          >
            <span>{t('Buy %1 for', [tier.qty])} </span>
            <Price amount={tier.price} format={format} />
            <span> {t('each')} </span>
            {saving > 0 && (
              <strong className="till-product-price__saving">{t('save %1%', [saving])}</strong>
            )}
          </li>
        );
      })}
    </ul>
  );
}
