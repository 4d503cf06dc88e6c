import type { CartSection } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectCartRef, selectTotals, selectTotalsStatus } from '../../../state/quote/quote-slice';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { busyLine } from '../../../ui/styles/busy-line';
import { CheckoutLink } from '../checkout-link/CheckoutLink';

interface CartBarProps {
  readonly cart: CartSection;
  /** Id of the message that explains why the cart cannot be ordered; absent when it can. */
  readonly reasonId: string;
}

/**
 * Replaces the summary's button on narrow screens: the total and the checkout link at the bottom edge. While newer
 * totals load, the total is dimmed below a line, as in the summary.
 */
export function CartBar({ cart, reasonId }: CartBarProps) {
  const t = useT();
  const { priceFormat } = useTillSelector(selectShop);
  const totals = useTillSelector(selectTotals);
  const isOld = useTillSelector(selectTotalsStatus) === 'loading';
  const hasQuote = useTillSelector(selectCartRef) !== null;
  const amount = hasQuote ? totals?.grandTotal : cart.subtotal;
  return (
    <div className="till-cart__bar">
      <p className={`till-cart__bar-total ${busyLine.edge}`} aria-busy={isOld || undefined}>
        <span className="till-cart__bar-label">
          {t(hasQuote ? 'Order Total' : 'Cart Subtotal')}
        </span>
        <span className="till-cart__bar-amount">
          {amount === undefined ? (
            <Skeleton shape="heading" />
          ) : (
            <Price amount={amount} format={priceFormat} />
          )}
        </span>
      </p>
      <div className="till-cart__bar-link">
        <CheckoutLink cart={cart} label={t('Proceed to Checkout')} reasonId={reasonId} />
      </div>
    </div>
  );
}
