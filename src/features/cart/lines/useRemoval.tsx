import { useCallback, useState, type ReactNode } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { lineRemoved } from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

interface Removal {
  /** Removes the line, immediately or after confirmation. The same function in every render. */
  readonly remove: (line: CartLine) => void;
  /** The confirmation dialog; render it next to the list. */
  readonly prompt: ReactNode;
}

/**
 * Removes lines from the cart. A removal can be undone in its place, so a confirmation is shown only when the page
 * requests it (`confirms`, CART-04). One dialog serves the whole list, which keeps rows light.
 */
export function useRemoval(confirms: boolean): Removal {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [line, setLine] = useState<CartLine | null>(null);
  const removeNow = useCallback(
    ({ itemId, sku, qty }: CartLine) => {
      dispatch(lineRemoved({ itemId }));
      emit('till-item-removed', { itemId, sku, qty });
    },
    [dispatch, emit],
  );
  const prompt = confirms && (
    <ConfirmDialog
      open={line !== null}
      text={t('Are you sure you would like to remove this item from the shopping cart?')}
      onCancel={() => {
        setLine(null);
      }}
      onConfirm={() => {
        if (line !== null) removeNow(line);
        setLine(null);
      }}
    />
  );
  return { remove: confirms ? setLine : removeNow, prompt };
}
