import type { Amount } from '../../../domain/catalog/catalog.types';
import { feeView, type FeeDisplay } from '../../../domain/catalog/fees';
import type { ChosenPrice } from '../../../domain/catalog/price';
import type { PriceFormat } from '../../../domain/money.types';
import type { TaxDisplay } from '../../../domain/quote.types';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { TaxedPrice } from '../../shared/price/TaxedPrice';

interface OwnPriceProps {
  readonly price: ChosenPrice;
  readonly format: PriceFormat;
  readonly taxDisplay: TaxDisplay;
  readonly feeDisplay: FeeDisplay;
}

/**
 * The shop's own price: special and regular, a range, or the lowest of the remaining choices; with tax and fees. It has
 * the classes of a stock price box, so that the theme's font size and colour of prices apply.
 */
export function OwnPrice({ price, format, taxDisplay, feeDisplay }: OwnPriceProps) {
  const t = useT();
  const { final, regular, highest, isFrom } = price;
  const isSpecial = final.shown < regular.shown;
  const { amount, withFees, fees } = feeView(final, price.fees, feeDisplay);
  const taxed = ({ shown, base }: Amount) => (
    <TaxedPrice excl={base} incl={shown} display={taxDisplay} format={format} />
  );
  return (
    <div className="till-product-price__own price-box">
      <p className="till-product-price__line price-container" aria-live="polite" aria-atomic="true">
        {highest !== null && <span className="till-product-price__note">{t('From')}</span>}
        {highest === null && isFrom && (
          <span className="till-product-price__note">{t('As low as')}</span>
        )}
        {isSpecial && <VisuallyHidden>{t('Special Price')} </VisuallyHidden>}
        <span
          className={`price till-product-price__final${isSpecial ? ' till-product-price__final--special' : ''}`}
        >
          {taxed(amount)}
        </span>
        {withFees !== null && (
          <span className="till-product-price__with-fees">
            {t('Incl. FPT')}: {taxed(withFees)}
          </span>
        )}
        {highest !== null && (
          <>
            <span className="till-product-price__note">{t('To')}</span>
            <span className="price till-product-price__final">{taxed(highest)}</span>
          </>
        )}
        {isSpecial && (
          <>
            <VisuallyHidden>{t('Regular Price')} </VisuallyHidden>
            <s className="till-product-price__regular">
              <Price
                amount={taxDisplay === 'excluding' ? regular.base : regular.shown}
                format={format}
              />
            </s>
          </>
        )}
      </p>
      {fees.map((fee) => (
        <p key={fee.code} className="till-product-price__fee">
          {fee.label || t('FPT')}:{' '}
          <TaxedPrice
            excl={fee.amount}
            incl={fee.amountInclTax}
            display={taxDisplay}
            format={format}
          />
        </p>
      ))}
    </div>
  );
}
