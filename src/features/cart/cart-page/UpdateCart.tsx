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
  /** Receives the focus when the focused button disappears because everything is saved. */
  readonly home: RefObject<HTMLElement | null>;
}

/**
 * Saves all typed quantities (CART-01, CART-05); shown only while something is unsaved or being saved. An out-of-range
 * quantity disables it (QTY-04), and its clicks are ignored (QTY-05).
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
    const hasDisappeared = wasShown.current && !isShown;
    wasShown.current = isShown;
    const focused = document.activeElement;
    if (hasDisappeared && (focused === null || focused === document.body)) home.current?.focus();
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
