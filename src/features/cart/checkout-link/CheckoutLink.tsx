import { useState, type MouseEvent } from 'react';
import type { CartSection } from '../../../domain/section.types';
import { writeCookie } from '../../../platform/storage/cookies';
import { selectOrderBlock } from '../../../state/cart/order-block-slice';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectIsLoggedIn } from '../../../state/sections/section-selectors';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useEmit, useUid } from '../../../ui/element-context';
import { Icon } from '../../../ui/Icon/Icon';
import { adoptStyles } from '../../../ui/styles/adopt';
import { CannotOrder } from './CannotOrder';
import { GuestRefusal } from './GuestRefusal';
import css from './CheckoutLink.css';

adoptStyles(css);

interface CheckoutLinkProps {
  readonly cart: CartSection;
  readonly label: string;
  /** Id of the message elsewhere that explains why the cart cannot be ordered; without it the message is shown here. */
  readonly reasonId?: string;
}

/**
 * The link to the checkout (MINI-06). A cart that cannot be ordered shows a message instead; in a shop without guest
 * checkout, a guest is sent to the login page first (GATE-03, GATE-04), or signs in here (GATE-02).
 */
export function CheckoutLink({ cart, label, reasonId }: CheckoutLinkProps) {
  const emit = useEmit();
  const id = useUid('till-checkout');
  const shop = useTillSelector(selectShop);
  const isLoggedIn = useTillSelector(selectIsLoggedIn);
  const [refused, setRefused] = useState(false);
  const blockReason = useTillSelector(selectOrderBlock);
  const mustLogIn = !cart.isGuestCheckoutAllowed && !isLoggedIn;

  const follow = (event: MouseEvent) => {
    if (mustLogIn && !shop.isLoginRedirectRequired) {
      event.preventDefault();
      if (shop.loginPopup !== null) writeCookie('login_redirect', shop.checkoutUrl);
      setRefused(true);
      return;
    }
    const proceed = emit('till-checkout-started', { count: cart.count, subtotal: cart.subtotal });
    if (!proceed) event.preventDefault();
    else if (mustLogIn) writeCookie('login_redirect', shop.checkoutUrl);
  };

  if (!cart.canCheckout || blockReason !== null) {
    return (
      <div className="till-checkout-link">
        {reasonId === undefined && <CannotOrder id={id} reason={blockReason} />}
        <Button variant="primary" block disabled aria-describedby={reasonId ?? id}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <div className="till-checkout-link">
      {mustLogIn && (
        <GuestRefusal
          open={refused}
          goTo={shop.checkoutUrl}
          onClose={() => {
            setRefused(false);
          }}
        />
      )}
      <ButtonLink
        variant="primary"
        block
        href={mustLogIn ? shop.loginUrl : shop.checkoutUrl}
        onClick={follow}
      >
        {label}
        <Icon name="arrow" />
      </ButtonLink>
    </div>
  );
}
