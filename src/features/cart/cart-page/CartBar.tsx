import type { CartSection } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { selectTotals } from '../../../state/quote/quote-slice';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { CheckoutLink } from '../checkout-link/CheckoutLink';

/** On narrow screens, in place of the summary's button: the total and the checkout at the bottom edge. */
export function CartBar({ cart }: { cart: CartSection }) {
  const t = useT();
  const { priceFormat } = useTillSelector(selectShop);
  const totals = useTillSelector(selectTotals);
  return (
    <div className="till-cart__bar">
      <p className="till-cart__bar-total">
        <span className="till-cart__bar-label">{t('Order Total')}</span>
        <span className="till-cart__bar-amount">
          {totals === null ? (
            <Skeleton shape="heading" />
          ) : (
            <Price amount={totals.grandTotal} format={priceFormat} />
          )}
        </span>
      </p>
      <div className="till-cart__bar-link">
        <CheckoutLink cart={cart} label={t('Go to Checkout')} />
      </div>
    </div>
  );
}
