import { useState } from 'react';
import { useEmit } from '../../../ui/element-context';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Icon } from '../../../ui/Icon/Icon';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useCart } from '../useCart';
import css from './MiniCart.css';
import { MiniCartContent } from './MiniCartContent';
import { MiniCartFooter } from './MiniCartFooter';

adoptStyles(css);

interface MiniCartProps {
  /** Lines listed at most; absent: the shop's setting (MINI-01). */
  readonly maxItems?: number | undefined;
}

/** The bag in the shop's header with its count, and the drawer it opens (MINI). */
export function MiniCart({ maxItems }: MiniCartProps) {
  const t = useT();
  const emit = useEmit();
  const view = useCart();
  const [open, setOpen] = useState(false);
  const count = view.status === 'ready' ? view.cart.count : 0;
  const counted = `${t('My Cart')}, ${String(count)} ${t(count === 1 ? 'item' : 'items')}`;
  const close = () => {
    setOpen(false);
    emit('till:cart-closed');
  };

  return (
    <>
      <button
        type="button"
        className="till-mini-cart"
        aria-haspopup="dialog"
        aria-label={view.status === 'ready' ? counted : t('My Cart')}
        onClick={() => {
          setOpen(true);
          emit('till:cart-opened');
        }}
      >
        <Icon name="bag" size="l" />
        {count > 0 && (
          <span className="till-mini-cart__count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <Dialog
        kind="drawer"
        open={open}
        title={t('My Cart')}
        onClose={close}
        footer={
          view.status === 'ready' && view.cart.lines.length > 0 ? (
            <MiniCartFooter cart={view.cart} />
          ) : undefined
        }
      >
        <MiniCartContent view={view} maxItems={maxItems} onClose={close} />
      </Dialog>
    </>
  );
}
