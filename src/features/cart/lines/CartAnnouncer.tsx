import { useState } from 'react';
import type { CartSection } from '../../../domain/section.types';
import { formatPrice } from '../../../domain/money';
import { selectOffer } from '../../../state/cart/removed-slice';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** Announces removed lines, and the cart's count and subtotal whenever they change, but not initially. */
export function CartAnnouncer({ cart }: { cart: CartSection }) {
  const t = useT();
  const { priceFormat } = useTillSelector(selectShop);
  const noun = t(cart.count === 1 ? 'Item in Cart' : 'Items in Cart');
  const removed = useTillSelector(selectOffer)?.name ?? null;
  const news = removed === null ? '' : `${t('%1 was removed.', [removed])} `;
  const sum =
    cart.subtotal === null
      ? ''
      : ` ${t('Cart Subtotal')}: ${formatPrice(cart.subtotal, priceFormat)}`;
  const text = `${news}${String(cart.count)} ${noun}.${sum}`;
  const [announced, setAnnounced] = useState({ text, changed: false });
  if (announced.text !== text) setAnnounced({ text, changed: true });
  return <VisuallyHidden live>{announced.changed ? text : ''}</VisuallyHidden>;
}
