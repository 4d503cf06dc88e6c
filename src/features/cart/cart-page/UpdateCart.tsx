import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  cartUpdated,
  selectHasInvalid,
  selectHasTyped,
  selectHasUnsaved,
} from '../../../state/cart/cart-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';

interface UpdateCartProps {
  /** Takes the focus when the button that had it goes, because all is saved. */
  readonly home: RefObject<HTMLElement | null>;
}

/**
 * Sends all quantities that were typed (CART-01, CART-05); there only while something waits or is being sent. What is out
 * of range disables it (QTY-04) and its presses are swallowed (QTY-05).
 */
export function UpdateCart({ home }: UpdateCartProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const hasTyped = useTillSelector(selectHasTyped);
  const hasInvalid = useTillSelector(selectHasInvalid);
  const hasUnsaved = useTillSelector(selectHasUnsaved);
  const [isSent, setSent] = useState(false);
  if (isSent && !hasUnsaved) setSent(false);
  const isShown = hasTyped || (isSent && hasUnsaved);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    const focused = document.activeElement;
    if (isGone && (focused === null || focused === document.body)) home.current?.focus();
  }, [isShown, home]);
  if (!isShown) return null;
  return (
    <span className="till-cart__update">
      <Button
        size="s"
        disabled={hasInvalid}
        busy={!hasTyped}
        onClick={() => {
          setSent(true);
          dispatch(cartUpdated());
        }}
      >
        {t('Update Shopping Cart')}
      </Button>
    </span>
  );
}
