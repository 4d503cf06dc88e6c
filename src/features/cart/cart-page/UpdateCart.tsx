import { cartUpdated, selectHasInvalid, selectHasTyped } from '../../../state/cart/cart-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';

/**
 * Sends all quantities that were typed (CART-01, CART-05); there only while something waits. What is out of range
 * disables it (QTY-04) and its presses are swallowed (QTY-05).
 */
export function UpdateCart() {
  const t = useT();
  const dispatch = useTillDispatch();
  const hasTyped = useTillSelector(selectHasTyped);
  const hasInvalid = useTillSelector(selectHasInvalid);
  if (!hasTyped) return null;
  return (
    <span className="till-cart__update">
      <Button size="s" disabled={hasInvalid} onClick={() => dispatch(cartUpdated())}>
        {t('Update Shopping Cart')}
      </Button>
    </span>
  );
}
