import type { PaymentRow } from '../../../state/checkout/payment/payment-rows';
import { findPaymentMethod } from '../../../state/extensions/find-payment-method';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { PaymentMethodView } from './PaymentMethodView';
import { PlacementError } from './PlacementError';
import { Refusals } from './Refusals';

interface PaymentMethodBodyProps {
  readonly row: PaymentRow;
  /** False while another row is chosen and this one's view is kept. */
  readonly isChosen: boolean;
}

/** The chosen method's own messages (PLACE-17) and view; a placeholder while its code is loaded. */
export function PaymentMethodBody({ row, isChosen }: PaymentMethodBodyProps) {
  const definition = findPaymentMethod(row.code);
  return (
    <div className="till-payment-methods__body">
      {isChosen && <Refusals area={`payment:${row.code}`} />}
      {isChosen && <PlacementError />}
      {definition !== undefined && row.status === 'available' ? (
        <PaymentMethodView method={row.method} definition={definition} />
      ) : (
        <Skeleton width="medium" />
      )}
    </div>
  );
}
