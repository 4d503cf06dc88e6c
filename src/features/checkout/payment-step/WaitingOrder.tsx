import { waitingOrderAnswered } from '../../../state/checkout/checkout-actions';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';

/** This cart was ordered in another window and the order waits to be paid: the way there, and the way back to the cart. */
export function WaitingOrder() {
  const t = useT();
  const dispatch = useTillDispatch();
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        <>
          <Button
            size="s"
            onClick={() => {
              dispatch(waitingOrderAnswered({ isGivenUp: false }));
            }}
          >
            {t('Continue to Payment')}
          </Button>
          <Button
            size="s"
            onClick={() => {
              dispatch(waitingOrderAnswered({ isGivenUp: true }));
            }}
          >
            {t('Order Again Instead')}
          </Button>
        </>
      }
    >
      {t('Your order was placed and is waiting to be paid.')}
    </Notice>
  );
}
