import type { CartSection } from '../../../domain/section.types';
import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectCartRef } from '../../../state/quote/quote-slice';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { CouponBox } from '../../shared/coupon/CouponBox';
import { TotalsBlock } from '../../shared/totals/TotalsBlock';
import { CheckoutLink } from '../checkout-link/CheckoutLink';
import { EstimateBox } from './EstimateBox';
import { CartSubtotal } from '../lines/CartSubtotal';

interface CartSummaryProps {
  readonly cart: CartSection;
  /** Id of the message that explains why the cart cannot be ordered; absent when it can. */
  readonly reasonId: string;
}

/**
 * The totals of the cart, the coupon box and the link to the checkout; stays visible beside a long list. On a page
 * without a quote it shows only the cart's subtotal.
 */
export function CartSummary({ cart, reasonId }: CartSummaryProps) {
  const t = useT();
  const config = useTillSelector(selectCheckoutConfig);
  const method = useTillSelector(({ estimate }) =>
    estimate === undefined ? config?.selectedShippingMethod : estimate.method,
  );
  const isOld = useTillSelector(
    ({ estimate }) => estimate?.status === 'typing' && estimate.rates.length > 0,
  );
  const hasShippingMethod = method !== null && method !== undefined;
  const isShipped = config?.isVirtual === false;
  const hasQuote = useTillSelector(selectCartRef) !== null;
  return (
    <div className="till-cart__summary">
      <h2 className="till-cart__heading">{t('Summary')}</h2>
      {hasQuote ? (
        <>
          <Region name="before-coupon" />
          <CouponBox />
          {isShipped && <EstimateBox />}
          <Region name="before-totals" />
          <TotalsBlock hasShippingMethod={hasShippingMethod} busy={isOld} />
        </>
      ) : (
        <CartSubtotal cart={cart} />
      )}
      <Region name="after-totals" />
      <div className="till-cart__go">
        <CheckoutLink cart={cart} label={t('Proceed to Checkout')} reasonId={reasonId} />
      </div>
      <Region name="after-button" />
    </div>
  );
}
