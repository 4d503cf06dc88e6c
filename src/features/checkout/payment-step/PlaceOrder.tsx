import { ownValue } from '../../../domain/own-value';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { placeOrderSubmitted } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { selectIsMethodUsable } from '../../../state/checkout/payment/payment-rows';
import { findPaymentMethod } from '../../../state/extensions/find-payment-method';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectTotals } from '../../../state/quote/quote-slice';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Price } from '../../../ui/Price/Price';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import css from './PlaceOrder.css';
import { useIsSlow } from './useIsSlow';

adoptStyles(css);

const loadNews = () => import('./PlacementNews').then((late) => late.PlacementNews);

interface PlaceOrderProps {
  readonly config: CheckoutConfig;
  /** Runs before the order is requested, e.g. to read a field that autofill changed without an event. */
  readonly onBeforePlacing: () => void;
}

/**
 * "Place Order" with the amount (PLACE-01 to PLACE-03). While something is missing the button shows what, and stays
 * focusable. Below it a note states that the connection is encrypted, if it is.
 */
export function PlaceOrder({ config, onBeforePlacing }: PlaceOrderProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const totals = useTillSelector(selectTotals);
  const { billing, payment, placement } = useTillSelector(selectCheckout);
  const missing =
    billing.address === null
      ? t('Please update your billing address first.')
      : payment.status === 'ready' && payment.selected === null
        ? t('Please choose a payment method.')
        : null;
  const hasNews = placement.changes ?? placement.charge ?? placement.waiting;
  const method = findPaymentMethod(payment.selected ?? '');
  // Loaded before a bank is asked: afterwards the connection may be gone.
  const mayCharge = placement.status === 'placing' && method?.recover !== undefined;
  const { View: PlacementNews, hasFailed } = useLazyView(
    hasNews !== undefined || mayCharge,
    loadNews,
  );
  // What the shopper has not been told yet must not be ordered, or paid for once more.
  const isUnsaid = hasNews !== undefined && PlacementNews === null;
  const isSlow = useIsSlow(placement.isWaiting);
  const isUsable = useTillSelector(selectIsMethodUsable);
  const view = ownValue(payment.views, payment.selected ?? '');
  const blocked = view?.status === 'blocked' ? view.message : undefined;
  const waiting = payment.status !== 'ready' || placement.status === 'placing' || !isUsable;
  return (
    <div className="till-place-order">
      {PlacementNews !== null && (
        <PlacementNews placement={placement} format={config.priceFormat} />
      )}
      {isUnsaid && hasFailed && (
        <p className="till-place-order__note" role="alert">
          {t('The shop cannot be reached. Please check your connection and try again.')}
        </p>
      )}
      {isSlow && (
        <p className="till-place-order__note" role="status">
          {t('Your order is being placed. Please stay on this page.')}
        </p>
      )}
      {missing !== null && <p className="till-place-order__note">{missing}</p>}
      {blocked !== undefined && <p className="till-place-order__note">{blocked}</p>}
      {method?.ownButton !== true && (
        <Button
          variant="primary"
          size="l"
          block
          busy={placement.isWaiting}
          disabled={missing !== null || waiting || isUnsaid}
          onClick={() => {
            onBeforePlacing();
            dispatch(placeOrderSubmitted());
          }}
        >
          {t('Place Order')}
          {totals !== null && (
            <span className="till-place-order__total">
              <Price amount={totals.grandTotal} format={config.priceFormat} />
            </span>
          )}
        </Button>
      )}
      {window.isSecureContext && (
        <p className="till-place-order__note till-place-order__safe">
          <Icon name="lock" size="s" />
          {t('Secure checkout')}
        </p>
      )}
    </div>
  );
}
