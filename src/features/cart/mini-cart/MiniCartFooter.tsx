import type { CartSection } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { CheckoutLink } from '../checkout-link/CheckoutLink';
import { CartSubtotal } from '../lines/CartSubtotal';

/** The server's subtotal, and the links to the cart and the checkout (MINI-06). */
export function MiniCartFooter({ cart }: { cart: CartSection }) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  return (
    <div className="till-mini-cart__footer">
      <CartSubtotal cart={cart} />
      <CheckoutLink cart={cart} label={t('Proceed to Checkout')} />
      <ButtonLink variant="quiet" block href={shop.cartUrl}>
        {t('View and Edit Cart')}
      </ButtonLink>
    </div>
  );
}
