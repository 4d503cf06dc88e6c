import { useEffect, useRef } from 'react';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectCoupon } from '../../../state/quote/quote-slice';
import { useEmit } from '../../../ui/element-context';

interface CouponRequest {
  readonly event: 'till-coupon-applied' | 'till-coupon-removed';
  readonly code: string;
}

/**
 * Fires coupon events after the server has accepted a change, never for errors. The returned function records the
 * shopper's request; call it right before dispatching the action.
 */
export function useCouponEvents(): (request: CouponRequest) => void {
  const emit = useEmit();
  const { status, error } = useTillSelector(selectCoupon);
  const pending = useRef<CouponRequest | null>(null);
  useEffect(() => {
    const request = pending.current;
    if (request === null || status === 'saving') return;
    pending.current = null;
    if (error === null) emit(request.event, { code: request.code });
  }, [status, error, emit]);
  return (request) => {
    pending.current = request;
  };
}
