import { useEffect, useRef } from 'react';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Notice } from '../../../ui/Notice/Notice';

/** Why the order was not placed. Focused when it appears: the pressed button may be far below. */
export function PlacementError() {
  const placement = useTillSelector((state) => selectCheckout(state).placement);
  const box = useRef<HTMLDivElement>(null);
  const failed = placement.status === 'failed' && placement.error !== null;
  useEffect(() => {
    if (failed) box.current?.focus();
  }, [failed, placement]);
  if (!failed) return null;
  return (
    <div className="till-payment-methods__error" tabIndex={-1} ref={box}>
      <Notice tone="error" live="off">
        {placement.error}
      </Notice>
    </div>
  );
}
