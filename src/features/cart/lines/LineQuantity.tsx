import { useState } from 'react';
import { heldLimits } from '../../../domain/quantity';
import type { CartLine } from '../../../domain/section.types';
import {
  lineQuantityChanged,
  lineQuantityTyped,
  type LineEdit,
} from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { Stepper } from '../../../ui/Stepper/Stepper';

interface LineQuantityProps {
  readonly line: CartLine;
  /** The shopper's pending change; selected once by the row for all its parts. */
  readonly edit: LineEdit;
  /** Id of the message that explains why the last change was rejected, if any. */
  readonly errorId: string | undefined;
  /** A typed quantity can also be saved with "Update Shopping Cart" (CART-05). */
  readonly waits?: boolean;
}

/**
 * The quantity of a line: shows the shopper's choice immediately, while the flow sends it to the server (MINI-03,
 * CART-01).
 */
export function LineQuantity({ line, edit, errorId, waits = false }: LineQuantityProps) {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  // What the line held when it was shown can be ordered: a press of minus must not make it a quantity too many.
  const [first] = useState(line.qty);
  const isTyped = edit.status === 'typed';
  const qty = isTyped ? line.qty : (edit.qty ?? line.qty);
  return (
    <Stepper
      value={qty}
      limits={heldLimits([first, line.qty], line.limits)}
      pending={isTyped ? edit.qty : null}
      {...(waits && {
        onType: (typed: number | 'invalid' | null) => {
          dispatch(lineQuantityTyped({ itemId: line.itemId, typed }));
        },
      })}
      subject={line.name}
      fieldName={`cart[${line.itemId}][qty]`}
      busy={edit.status === 'saving'}
      errorId={errorId}
      onChange={(wanted) => {
        dispatch(lineQuantityChanged({ itemId: line.itemId, qty: wanted }));
        emit('till-quantity-changed', {
          itemId: line.itemId,
          sku: line.sku,
          qty: wanted,
          previousQty: qty,
        });
      }}
    />
  );
}
