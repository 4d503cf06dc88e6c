import type { CartLine } from '../../../domain/section.types';
import { lineQuantityChanged, selectLine } from '../../../state/cart/cart-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { useEmit } from '../../../ui/element-context';
import { Stepper } from '../../../ui/Stepper/Stepper';

interface LineQuantityProps {
  readonly line: CartLine;
  /** Id of the text that says why the last change was refused, while there is one. */
  readonly errorId: string | undefined;
}

/** The quantity of a line: shows the shopper's wish at once and lets the flow carry it to the server (MINI-03, CART-01). */
export function LineQuantity({ line, errorId }: LineQuantityProps) {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const edit = useTillSelector(selectLine(line.itemId));
  const qty = edit.qty ?? line.qty;
  return (
    <Stepper
      value={qty}
      subject={line.name}
      busy={edit.status === 'saving'}
      errorId={errorId}
      onChange={(wanted) => {
        dispatch(lineQuantityChanged({ itemId: line.itemId, qty: wanted }));
        emit('till:quantity-changed', {
          itemId: line.itemId,
          sku: line.sku,
          qty: wanted,
          previousQty: qty,
        });
      }}
    />
  );
}
