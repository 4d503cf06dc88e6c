import { useState } from 'react';
import type { CartLine } from '../../../domain/section.types';
import { cartEmptied } from '../../../state/cart/cart-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

/** "Clear Shopping Cart", with a confirmation (CART-01, CART-03). */
export function ClearCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('Clear Shopping Cart')}
      </Button>
      <ConfirmDialog
        open={asking}
        text={t('Are you sure you want to remove all items from your shopping cart?')}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          dispatch(cartEmptied(lines.map(({ itemId }) => itemId)));
          emit('till-cart-cleared');
        }}
      />
    </>
  );
}
