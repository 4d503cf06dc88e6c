import { useEffect, useState } from 'react';
import { selectShop } from '../../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import {
  selectIsListed,
  selectWish,
  wishReturned,
  wishSent,
  type WishState,
} from '../../../state/wishlist/wishlist-slice';
import { navigate } from '../../../platform/navigate';
import { useEmit } from '../../../ui/element-context';
import { wishOf, type WishLink } from './wish-link';

/** Events of a choice: of a form's field, and of swatches, whose fields report none. */
const CHOICES = ['change', 'till-option-chosen'];

/**
 * Adds the product of a server-rendered link to the wish list by script (WISH-08). For a product that is already on the
 * list it opens the list, so that nothing is added twice. Returns the state of the request for the form's current options.
 */
export function useWish(found: WishLink | null): WishState {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [key, setKey] = useState('');
  const { baseUrl } = useTillSelector(selectShop);
  const wish = useTillSelector(selectWish(key));
  const isKnown = useTillSelector(selectIsListed(found?.productId ?? ''));
  // The item on the list may have other options.
  const isPlain = key === JSON.stringify([found?.productId ?? '']);
  const isListed = wish.status === 'listed' || (wish.status === 'idle' && isKnown && isPlain);

  useEffect(() => {
    if (found === null) return undefined;
    const { link } = found;
    const update = (): void => {
      setKey(wishOf(found)?.key ?? '');
    };
    const press = (event: MouseEvent): void => {
      const sent = wishOf(found);
      if (sent === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setKey(sent.key);
      if (isListed && sent.key === key) {
        navigate(`${baseUrl}wishlist/`);
        return;
      }
      dispatch(wishSent(sent));
      emit('till-product-wished', { id: sent.productId });
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && wish.status === 'leaving') dispatch(wishReturned({ key }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    link.addEventListener('click', press, { signal, capture: true });
    window.addEventListener('pageshow', onPageShow, { signal });
    for (const type of CHOICES)
      document.addEventListener(type, () => setTimeout(update), { signal });
    update();
    return () => {
      listening.abort();
    };
  }, [found, key, isListed, wish.status, baseUrl, dispatch, emit]);

  return isListed ? { status: 'listed', error: '' } : wish;
}
