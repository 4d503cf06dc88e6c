import { useEffect, useRef } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { placementCheckRetried } from '../../../state/checkout/checkout-actions';
import { hasNoResponse } from '../../../state/shared/failures';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './PlacementNotice.css';
import { useIsSlow } from './useIsSlow';

adoptStyles(css);

interface PlacementNoticeProps {
  readonly status: 'unknown' | 'placed';
  readonly config: CheckoutConfig;
}

/**
 * Replaces the payment step after the order has been sent: its response was lost and its outcome is being
 * checked, or it exists and the success page is opening (PLACE-14). There is no "Place Order" here, because sending
 * again could order twice.
 */
export function PlacementNotice({ status, config }: PlacementNoticeProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [status]);
  const isPlaced = status === 'placed';
  const isSlow = useIsSlow(!isPlaced);
  const cause = useTillSelector((state) => selectCheckout(state).placement.cause);
  const hasLostResponse = cause !== null && hasNoResponse(cause);
  return (
    <div className="till-placement">
      <span className="till-placement__spinner">
        <Spinner />
      </span>
      <h3 className="till-placement__title" tabIndex={-1} ref={heading}>
        {isPlaced ? t('Thank you for your purchase!') : t('We are checking on your order')}
      </h3>
      <p className="till-placement__text">
        {isPlaced
          ? t('Your order confirmation is opening.')
          : t('Please do not order again: we are finding out whether it went through.')}
      </p>
      {!isPlaced && hasLostResponse && (
        <p className="till-placement__text">
          {t('The connection was lost while your order was being placed.')}
        </p>
      )}
      {!isPlaced && isSlow && (
        <p className="till-placement__text" role="status">
          {t('This can take half a minute. You will be told either way.')}
        </p>
      )}
      {isPlaced ? (
        <ButtonLink href={config.successUrl}>{t('Continue')}</ButtonLink>
      ) : (
        <Button onClick={() => dispatch(placementCheckRetried())}>{t('Check Again')}</Button>
      )}
    </div>
  );
}
