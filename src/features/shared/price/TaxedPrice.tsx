import type { PriceFormat } from '../../../domain/money.types';
import type { TaxDisplay } from '../../../domain/quote.types';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './TaxedPrice.css';

adoptStyles(css);

interface TaxedPriceProps {
  /** The amount without and with tax. */
  readonly excl: number | null;
  readonly incl: number | null;
  readonly display: TaxDisplay;
  readonly format: PriceFormat;
}

/** An amount with tax, without it, or both, according to the shop's setting (SUMM-05, SUMM-06). */
export function TaxedPrice({ excl, incl, display, format }: TaxedPriceProps) {
  const t = useT();
  if (display !== 'both') {
    return <Price amount={display === 'including' ? incl : excl} format={format} />;
  }
  return (
    <span className="till-taxed-price">
      <Price amount={incl} format={format} />
      <span className="till-taxed-price__excl">
        {t('Excl. Tax')}: <Price amount={excl} format={format} />
      </span>
    </span>
  );
}
