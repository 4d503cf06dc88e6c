import type { CartSection } from '../../../domain/section.types';
import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/hooks';
import { useT } from '../../../ui/i18n';
import { CouponBox } from '../../shared/coupon/CouponBox';
import { TotalsBlock } from '../../shared/totals/TotalsBlock';
import { CheckoutLink } from '../checkout-link/CheckoutLink';

/** The sums of the cart, the coupon box and the way to the checkout; stays in view beside a long list. */
export function CartSummary({ cart }: { cart: CartSection }) {
  const t = useT();
  const hasShippingMethod =
    (useTillSelector(selectCheckoutConfig)?.selectedShippingMethod ?? null) !== null;
  return (
    <div className="till-cart__summary">
      <h2 className="till-cart__heading">{t('Summary')}</h2>
      <CouponBox />
      <TotalsBlock hasShippingMethod={hasShippingMethod} />
      <div className="till-cart__go">
        <CheckoutLink cart={cart} label={t('Go to Checkout')} />
      </div>
    </div>
  );
}
