import {
  ordersDecided,
  selectMultishipping,
  settlingWanted,
} from '../../../state/multishipping/multishipping-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

/**
 * What the shopper has to do about orders that a payment provider's call has placed: try again where somebody was not reached,
 * or say what becomes of orders when nobody knows whether they are paid (MULTI-07).
 */
export function OrdersNews() {
  const t = useT();
  const dispatch = useTillDispatch();
  const { baseUrl } = useTillSelector(({ config }) => config.shop);
  const { status, problem } = useTillSelector(selectMultishipping);
  if (status === 'unsettled') {
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" onClick={() => dispatch(settlingWanted())}>
            {t('Try Again')}
          </Button>
        }
      >
        {problem}
      </Notice>
    );
  }
  if (status !== 'undecided') return null;
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        <div className="till-multi-steps__group">
          <Button size="s" onClick={() => dispatch(ordersDecided('keep'))}>
            {t('Keep the orders')}
          </Button>
          <Button size="s" onClick={() => dispatch(ordersDecided('cancel'))}>
            {t('Cancel the orders')}
          </Button>
        </div>
      }
    >
      {t(
        'Your orders exist, but we do not know whether your payment was taken. Please look at your orders and your account first: cancelled orders that were paid are not refunded by themselves.',
      )}{' '}
      <a href={`${baseUrl}sales/order/history/`} target="_blank" rel="noreferrer">
        {t('My Orders')}
      </a>
    </Notice>
  );
}
