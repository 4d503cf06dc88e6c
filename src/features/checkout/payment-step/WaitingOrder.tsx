import { waitingOrderAnswered } from '../../../state/checkout/checkout-actions';
import type { WaitingOrder as WaitingOrderState } from '../../../state/checkout/checkout-types';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';

interface WaitingOrderProps {
  readonly kind: WaitingOrderState;
}

/** This cart was ordered before, and its order may wait to be paid: the way there, and the way back to the cart. */
export function WaitingOrder({ kind }: WaitingOrderProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const button = (label: string, isGivenUp: boolean) => (
    <Button
      size="s"
      onClick={() => {
        dispatch(waitingOrderAnswered({ isGivenUp }));
      }}
    >
      {label}
    </Button>
  );
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        <>
          {kind !== 'placed' && button(t('Continue to Payment'), false)}
          {button(t('Order Again Instead'), true)}
        </>
      }
    >
      {kind === 'unpaid' && t('Your order was placed and is waiting to be paid.')}
      {kind === 'placed' && t('You have already placed an order with this cart.')}
      {kind === 'kept' && t('Your order could not be cancelled and can still be paid.')}
    </Notice>
  );
}
