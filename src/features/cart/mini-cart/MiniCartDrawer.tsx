import { useDeferredValue, type RefObject } from 'react';
import { cartState } from '../../../state/cart/cart-state';
import { removalDismissed } from '../../../state/cart/removed-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useCart } from '../useCart';
import { MiniCartContent } from './MiniCartContent';
import css from './MiniCartDrawer.css';
import { MiniCartFooter } from './MiniCartFooter';
import type { ScrollOffsets } from './useLinesHeight';

adoptStyles(css);

interface MiniCartDrawerProps {
  readonly open: boolean;
  /** The shopper is about to open it: its content renders in advance. */
  readonly isAwaited: boolean;
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  /** Maximum number of lines listed; by default the shop's setting (MINI-01). */
  readonly maxItems: number | undefined;
  readonly offsets: ScrollOffsets;
  readonly confirmsRemoval: boolean;
  readonly onClose: () => void;
}

/** Starts the flows that change lines; called once the drawer's code has loaded, before it renders. */
export const startDrawer = (store: TillStore): void => {
  store.inject(cartState);
};

/** The drawer of the mini cart: lines, subtotal and links (MINI). Loaded on demand, see `useDrawer`. */
export function MiniCartDrawer(props: MiniCartDrawerProps) {
  const { open, isAwaited, dialogRef, maxItems, offsets, confirmsRemoval, onClose } = props;
  const t = useT();
  const dispatch = useTillDispatch();
  const view = useCart();
  const isShown = useDeferredValue(open);
  const close = (): void => {
    dispatch(removalDismissed());
    onClose();
  };
  return (
    <Dialog
      kind="drawer"
      open={open}
      isReady={isAwaited}
      dialogRef={dialogRef}
      title={t('My Cart')}
      onClose={close}
      footer={
        view.status === 'ready' && view.cart.lines.length > 0 ? (
          <MiniCartFooter cart={view.cart} />
        ) : undefined
      }
    >
      <MiniCartContent
        view={view}
        maxItems={maxItems}
        offsets={offsets}
        isShown={isShown}
        confirmsRemoval={confirmsRemoval}
        onClose={close}
      />
    </Dialog>
  );
}
