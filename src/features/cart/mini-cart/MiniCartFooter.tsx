import type { CartSection } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { Region } from '../../../ui/Region/Region';
import { CheckoutLink } from '../checkout-link/CheckoutLink';
import { CartSubtotal } from '../lines/CartSubtotal';

/** The server's subtotal, and the links to the cart and the checkout (MINI-06). */
export function MiniCartFooter({ cart }: { cart: CartSection }) {
  const t = useT();
  const shop = useTillSelector(selectShop);
  return (
    <div className="till-mini-cart__footer">
      <Region name="before-totals" />
      <CartSubtotal cart={cart} />
      <Region name="after-totals" />
      <CheckoutLink cart={cart} label={t('Proceed to Checkout')} />
      <ButtonLink variant="quiet" block href={shop.cartUrl}>
        {t('View and Edit Cart')}
      </ButtonLink>
      <Region name="after-button" />
    </div>
  );
}
