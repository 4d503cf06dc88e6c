import { waitingOrderAnswered } from '../../../state/checkout/checkout-actions';
import type { WaitingOrder as WaitingOrderState } from '../../../state/checkout/checkout-types';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';

interface WaitingOrderProps {
  readonly kind: WaitingOrderState;
}

/** What the shopper is told about the order. @phrases */
export const WAITING_TEXTS: Readonly<Record<WaitingOrderState, string>> = {
  unpaid: 'Your order was placed and is waiting to be paid.',
  placed: 'You have already placed an order with this cart.',
  kept: 'Your order could not be cancelled and can still be paid.',
};

/** The way to where the order is paid, and the way back to the cart. */
export function WaitingAnswers({ kind }: WaitingOrderProps) {
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
    <>
      {kind !== 'placed' && button(t('Continue to Payment'), false)}
      {button(t('Order Again Instead'), true)}
    </>
  );
}

/** This cart was ordered before, and its order may wait to be paid: the shopper decides. */
export function WaitingOrder({ kind }: WaitingOrderProps) {
  const t = useT();
  return (
    <Notice tone="warning" live="alert" action={<WaitingAnswers kind={kind} />}>
      {t(WAITING_TEXTS[kind])}
    </Notice>
  );
}
