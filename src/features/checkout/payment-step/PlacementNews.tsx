import type { PriceFormat } from '../../../domain/money.types';
import type { CheckoutState } from '../../../state/checkout/checkout-types';
import { chargeText } from '../../../state/order/open-charge';
import { Notice } from '../../../ui/Notice/Notice';
import { OrderChanges } from './OrderChanges';
import { WaitingOrder } from './WaitingOrder';

interface PlacementNewsProps {
  readonly placement: CheckoutState['placement'];
  readonly format: PriceFormat;
}

/**
 * What the shopper has to know before the button is pressed (again): what has changed, that the order waits to be paid,
 * and a payment for which there is no order.
 */
export function PlacementNews({ placement, format }: PlacementNewsProps) {
  const { changes, charge, waiting } = placement;
  return (
    <>
      {changes !== undefined && <OrderChanges changes={changes} format={format} />}
      {waiting !== undefined && <WaitingOrder kind={waiting} />}
      {charge !== undefined && (
        <Notice tone="warning" live="alert">
          {chargeText(charge)}
        </Notice>
      )}
    </>
  );
}
