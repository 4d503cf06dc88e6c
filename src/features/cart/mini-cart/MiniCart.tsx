import { startTransition, useRef, useState } from 'react';
import { deferAfterPaint } from '../../../platform/page/frames';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectCartCount } from '../../../state/sections/sections-slice';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { hidePrerendered, showPrerendered } from '../../../ui/Dialog/show-prerendered';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './MiniCart.css';
import { useDrawer } from './useDrawer';

adoptStyles(css);

interface MiniCartProps {
  /** Maximum number of lines listed; by default the shop's setting (MINI-01). */
  readonly maxItems?: number | undefined;
  /**
   * Pixels of the next line that stay visible below the last complete one: with two or more lines, and with one
   * (MINI-12).
   */
  readonly scrollOffset?: number | undefined;
  readonly scrollOffsetSingle?: number | undefined;
  /** Asks for confirmation before a line is removed. */
  readonly confirmRemoval?: boolean | undefined;
}

/** The cart icon in the shop's header with its count, and the drawer it opens (MINI). */
export function MiniCart({
  maxItems,
  scrollOffset = 80,
  scrollOffsetSingle = 40,
  confirmRemoval = false,
}: MiniCartProps) {
  const t = useT();
  const emit = useEmit();
  const count = useTillSelector(selectCartCount);
  const [open, setOpen] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  /** The shopper has requested the drawer, whether it renders as open yet or not. */
  const isPressed = useRef(false);
  const { Drawer, fetchDrawer } = useDrawer(open);
  const prepare = (): void => {
    fetchDrawer();
    startTransition(() => {
      setAwaited(true);
    });
  };
  const close = (): void => {
    isPressed.current = false;
    hidePrerendered(drawer.current);
    setOpen(false);
    emit('till-cart-closed');
  };
  const counted = `${t('My Cart')}, ${t(count === 1 ? '%1 item' : '%1 items', [count ?? 0])}`;

  return (
    <>
      <button
        type="button"
        className="till-mini-cart"
        aria-haspopup="dialog"
        aria-label={count === null ? t('My Cart') : counted}
        aria-busy={(open && Drawer === null) || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onBlur={() => {
          if (!open) setAwaited(false);
        }}
        onClick={({ nativeEvent }) => {
          isPressed.current = true;
          showPrerendered(drawer.current);
          deferAfterPaint(nativeEvent, () => {
            setOpen(true);
            emit('till-cart-opened');
          });
        }}
        // The open drawer handles Escape; before that the focus is still here.
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !isPressed.current) return;
          if (drawer.current?.dataset.depth === undefined) close();
        }}
      >
        <BagIcon size="l" />
        {count !== null && count > 0 && (
          <span className="till-mini-cart__count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {Drawer !== null && (
        <Drawer
          open={open}
          isAwaited={isAwaited}
          dialogRef={drawer}
          maxItems={maxItems}
          confirmsRemoval={confirmRemoval}
          offsets={{ several: scrollOffset, single: scrollOffsetSingle }}
          onClose={close}
        />
      )}
    </>
  );
}
