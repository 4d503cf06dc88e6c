import { chargeText, type OpenCharge } from '../../../state/order/open-charge';
import { Notice } from '../../../ui/Notice/Notice';

/** A payment for which there is no order: how much, and what follows. Shown above the button that would pay again. */
export const ChargeNotice = ({ charge }: { readonly charge: OpenCharge }) => (
  <Notice tone="warning" live="alert">
    {chargeText(charge)}
  </Notice>
);
