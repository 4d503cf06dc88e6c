import { placeOrderSubmitted } from '../../state/checkout/checkout-actions';
import { selectCheckout } from '../../state/checkout/checkout-slice';
import { selectCanPlaceOrder } from '../../state/checkout/payment/payment-rows';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { Button } from '../../ui/Button/Button';
import { useT } from '../../ui/i18n';

/**
 * Places the order of an update, as the checkout's own button does; enabled once the invoice has loaded (SUBS-02,
 * SUBS-11) and the checkout has what an order needs.
 */
export function ConfirmUpdate({ isInvoiceKnown }: { readonly isInvoiceKnown: boolean }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { placement } = useTillSelector(selectCheckout);
  const canPlace = useTillSelector(selectCanPlaceOrder);
  return (
    <Button
      variant="primary"
      size="l"
      block
      busy={placement.isWaiting}
      disabled={!isInvoiceKnown || !canPlace}
      onClick={() => dispatch(placeOrderSubmitted())}
    >
      {t('Place Order')}
    </Button>
  );
}
