import { useCallback, useState, type ReactNode } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { lineRemoved } from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

interface Removal {
  /** Asks the shopper whether the line is to go (CART-04). The same function at every drawing. */
  readonly ask: (line: CartLine) => void;
  /** The question; draw it beside the list. */
  readonly prompt: ReactNode;
}

/** Taking a line out of the cart: one question for a whole list of lines, so that rows stay light. */
export function useRemoval(): Removal {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [line, setLine] = useState<CartLine | null>(null);
  const ask = useCallback((wanted: CartLine) => {
    setLine(wanted);
  }, []);
  const prompt = (
    <ConfirmDialog
      open={line !== null}
      text={t('Are you sure you would like to remove this item from the shopping cart?')}
      onCancel={() => {
        setLine(null);
      }}
      onConfirm={() => {
        if (line === null) return;
        setLine(null);
        dispatch(lineRemoved({ itemId: line.itemId }));
        emit('till:item-removed', { itemId: line.itemId, sku: line.sku, qty: line.qty });
      }}
    />
  );
  return { ask, prompt };
}
