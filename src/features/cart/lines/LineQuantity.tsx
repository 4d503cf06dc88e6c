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
  /** What the shopper wants of it: the row reads it once for all its parts. */
  readonly edit: LineEdit;
  /** Id of the text that says why the last change was refused, while there is one. */
  readonly errorId: string | undefined;
  /** What is typed waits for the whole cart to be updated, too (CART-05). */
  readonly waits?: boolean;
}

/** The quantity of a line: shows the shopper's wish at once and lets the flow carry it to the server (MINI-03, CART-01). */
export function LineQuantity({ line, edit, errorId, waits = false }: LineQuantityProps) {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const isTyped = edit.status === 'typed';
  const qty = isTyped ? line.qty : (edit.qty ?? line.qty);
  return (
    <Stepper
      value={qty}
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
