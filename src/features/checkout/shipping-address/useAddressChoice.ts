import { useCallback, useState } from 'react';
import { deferAfterPaint } from '../../../platform/page/frames';
import { shippingAddressChosen } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import type { AddressChoice } from '../../../state/checkout/checkout-types';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';

interface ChosenAddress {
  /** The address that the order is shipped to. */
  readonly choice: AddressChoice;
  /** The address whose radio is checked: the pressed one, one frame before `choice` and the rates follow it. */
  readonly marked: AddressChoice;
  /** Ships to another address. The same function in every render, so that cards stay memoized. */
  readonly choose: (event: Event, next: AddressChoice) => void;
}

/** The chosen address of a list; its mark comes before all that depends on it (docs/decisions/0026-first-press.md). */
export function useAddressChoice(): ChosenAddress {
  const dispatch = useTillDispatch();
  const choice = useTillSelector((state) => selectCheckout(state).shipping.choice);
  const [pressed, setPressed] = useState<AddressChoice | null>(null);
  const choose = useCallback(
    (event: Event, next: AddressChoice) => {
      setPressed(next);
      deferAfterPaint(event, () => {
        dispatch(shippingAddressChosen(next));
        setPressed((latest) => (latest === next ? null : latest));
      });
    },
    [dispatch],
  );
  return { choice, marked: pressed ?? choice, choose };
}
