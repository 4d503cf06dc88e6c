import { useRef, useState } from 'react';
import { useEmit } from '../../../ui/element-context';
import { useDrawer } from './useDrawer';
import { useOpener } from './useOpener';

interface CartDrawerProps {
  /** Name of the event of the window that opens the drawer. */
  readonly openOn: string;
  /** Maximum number of lines listed; by default the shop's setting (MINI-01). */
  readonly maxItems?: number | undefined;
  /** Asks for confirmation before a line is removed. */
  readonly confirmRemoval?: boolean | undefined;
}

/** As in `<till-mini-cart>` (MINI-12). */
const OFFSETS = { several: 80, single: 40 };

/** The drawer of the mini cart for a theme that has a button of its own (MINI). */
export function CartDrawer({ openOn, maxItems, confirmRemoval = false }: CartDrawerProps) {
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { Drawer } = useDrawer(open);
  const show = (): void => {
    setOpen(true);
    emit('till-cart-opened');
  };
  const close = (): void => {
    setOpen(false);
    emit('till-cart-closed');
  };
  const place = useOpener({ openOn, isOpen: open, open: show, close });
  return (
    <>
      <span ref={place} hidden />
      {Drawer !== null && (
        <Drawer
          open={open}
          isAwaited={false}
          dialogRef={dialog}
          maxItems={maxItems}
          confirmsRemoval={confirmRemoval}
          offsets={OFFSETS}
          onClose={close}
        />
      )}
    </>
  );
}
