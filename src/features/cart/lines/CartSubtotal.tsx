import type { CartSection } from '../../../domain/section.types';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import { Price } from '../../../ui/Price/Price';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './CartSubtotal.css';

adoptStyles(css);

/** The subtotal from the server's cart section (MINI-19); renders nothing while it is unknown. */
export function CartSubtotal({ cart }: { cart: CartSection }) {
  const t = useT();
  const { priceFormat } = useTillSelector(selectShop);
  if (cart.subtotal === null) return null;
  return (
    <p className="till-cart-subtotal">
      <span className="till-cart-subtotal__label">{t('Cart Subtotal')}</span>
      <span className="till-cart-subtotal__amount">
        <Price amount={cart.subtotal} format={priceFormat} />
      </span>
    </p>
  );
}
