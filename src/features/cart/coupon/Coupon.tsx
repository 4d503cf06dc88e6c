import { useEffect } from 'react';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectCartRef, totalsWanted } from '../../../state/quote/quote-slice';
import { CouponBox } from '../../shared/coupon/CouponBox';

interface CouponProps {
  /** Starts expanded. */
  readonly open?: boolean | undefined;
}

/**
 * The coupon box on its own (CART-02, CPN); renders nothing on a page without a quote, where no coupon can be applied.
 */
export function Coupon({ open = false }: CouponProps) {
  const dispatch = useTillDispatch();
  const hasQuote = useTillSelector(selectCartRef) !== null;
  useEffect(() => {
    if (hasQuote) dispatch(totalsWanted());
  }, [hasQuote, dispatch]);
  return hasQuote ? <CouponBox startsOpen={open} /> : null;
}
