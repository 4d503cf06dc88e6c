import { useEffect } from 'react';
import { selectOrderBlock } from '../../../state/cart/order-block-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { messageDismissed, selectMessages } from '../../../state/messages/messages-slice';
import { totalsWanted } from '../../../state/quote/quote-slice';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Messages } from '../../../ui/Messages/Messages';
import { Region } from '../../../ui/Region/Region';
import { adoptStyles } from '../../../ui/styles/adopt';
import { CannotOrder } from '../checkout-link/CannotOrder';
import { LoadFailure } from '../LoadFailure';
import { CartAnnouncer } from '../lines/CartAnnouncer';
import { useCart } from '../useCart';
import css from './CartPage.css';
import { CartBar } from './CartBar';
import { CartLines } from './CartLines';
import { CartSkeleton } from './CartSkeleton';
import { CartSummary } from './CartSummary';
import { EmptyCart } from './EmptyCart';

adoptStyles(css);

interface CartPageProps {
  /** Where "Continue Shopping" leads; by default the shop's home page. */
  readonly continueUrl?: string | undefined;
  /** Lines per page; 0 shows all. */
  readonly pageSize?: number | undefined;
  /** Asks for confirmation before a line is removed. */
  readonly confirmRemoval?: boolean | undefined;
}

/** The cart page: lines, coupon, totals and the link to the checkout (CART-01, CART-02). */
export function CartPage({ continueUrl, pageSize = 20, confirmRemoval = false }: CartPageProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const view = useCart();
  const reasonId = useUid('till-reason');
  const blockReason = useTillSelector(selectOrderBlock);
  const messages = useTillSelector(selectMessages('cart'));
  useEffect(() => {
    dispatch(totalsWanted());
  }, [dispatch]);

  if (view.status === 'failed') return <LoadFailure />;
  if (view.status === 'loading') return <CartSkeleton />;
  const { cart } = view;
  return (
    <div className="till-cart">
      <CartAnnouncer cart={cart} />
      <Messages messages={messages} onDismiss={(id) => dispatch(messageDismissed(id))} />
      {cart.lines.length === 0 ? (
        <EmptyCart continueUrl={continueUrl} />
      ) : (
        <div className="till-cart__grid">
          <section className="till-cart__main" aria-label={t('Shopping Cart')}>
            {(!cart.canCheckout || blockReason !== null) && (
              <div className="till-cart__reason">
                <CannotOrder id={reasonId} reason={blockReason} />
              </div>
            )}
            <Region name="before-items" />
            <CartLines
              lines={cart.lines}
              continueUrl={continueUrl}
              pageSize={pageSize}
              confirmsRemoval={confirmRemoval}
            />
            <Region name="after-items" />
          </section>
          <section className="till-cart__aside" aria-label={t('Summary')}>
            <CartSummary cart={cart} reasonId={reasonId} />
          </section>
          <CartBar cart={cart} reasonId={reasonId} />
        </div>
      )}
    </div>
  );
}
