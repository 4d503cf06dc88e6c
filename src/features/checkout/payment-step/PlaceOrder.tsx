import type { CheckoutConfig } from '../../../domain/quote.types';
import { placeOrderSubmitted } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { selectTotals } from '../../../state/quote/quote-slice';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Price } from '../../../ui/Price/Price';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { OrderChanges } from './OrderChanges';
import css from './PlaceOrder.css';

adoptStyles(css);

interface PlaceOrderProps {
  readonly config: CheckoutConfig;
  /** Runs before the order is asked for, e.g. to read a field that a filler changed silently. */
  readonly onBeforePlacing: () => void;
}

/**
 * "Place Order" with the sum it costs (PLACE-01 to PLACE-03). While something is missing the button says what, and
 * stays where it can be found. Below it stands that the connection is encrypted, where it is.
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
  const waiting = payment.status !== 'ready' || placement.status === 'placing';
  return (
    <div className="till-place-order">
      {placement.changes !== undefined && (
        <OrderChanges changes={placement.changes} format={config.priceFormat} />
      )}
      {missing !== null && <p className="till-place-order__note">{missing}</p>}
      <Button
        variant="primary"
        size="l"
        block
        busy={placement.isWaiting}
        disabled={missing !== null || waiting}
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
      {window.isSecureContext && (
        <p className="till-place-order__note till-place-order__safe">
          <Icon name="lock" size="s" />
          {t('Secure checkout')}
        </p>
      )}
    </div>
  );
}
