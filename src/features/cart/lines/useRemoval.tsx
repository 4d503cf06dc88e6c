import { useCallback, useState, type ReactNode } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { lineRemoved } from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

interface Removal {
  /** Takes the line out, at once or after the question. The same function at every drawing. */
  readonly remove: (line: CartLine) => void;
  /** The question; draw it beside the list. */
  readonly prompt: ReactNode;
}

/**
 * Taking a line out of the cart. It can be undone in its place, so nothing is asked before unless the page wants it
 * (CART-04): `asks` is that wish. One question for a whole list of lines, so that rows stay light.
 */
export function useRemoval(asks: boolean): Removal {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [line, setLine] = useState<CartLine | null>(null);
  const takeOut = useCallback(
    ({ itemId, sku, qty }: CartLine) => {
      dispatch(lineRemoved({ itemId }));
      emit('till-item-removed', { itemId, sku, qty });
    },
    [dispatch, emit],
  );
  const prompt = asks && (
    <ConfirmDialog
      open={line !== null}
      text={t('Are you sure you would like to remove this item from the shopping cart?')}
      onCancel={() => {
        setLine(null);
      }}
      onConfirm={() => {
        if (line !== null) takeOut(line);
        setLine(null);
      }}
    />
  );
  return { remove: asks ? setLine : takeOut, prompt };
}
