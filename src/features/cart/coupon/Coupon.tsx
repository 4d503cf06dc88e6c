import { useEffect } from 'react';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectCartRef, totalsWanted } from '../../../state/quote/quote-slice';
import { CouponBox } from '../../shared/coupon/CouponBox';

interface CouponProps {
  /** Starts unfolded. */
  readonly open?: boolean | undefined;
}

/** The coupon box by itself (CART-02, CPN); nothing on a page that prints no quote, where no coupon can be applied. */
export function Coupon({ open = false }: CouponProps) {
  const dispatch = useTillDispatch();
  const hasQuote = useTillSelector(selectCartRef) !== null;
  useEffect(() => {
    if (hasQuote) dispatch(totalsWanted());
  }, [hasQuote, dispatch]);
  return hasQuote ? <CouponBox startsOpen={open} /> : null;
}
