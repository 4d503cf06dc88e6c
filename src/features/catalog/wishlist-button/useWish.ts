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

/**
 * Sends the wish of a server-rendered link by script (WISH-08). A product that is on the list opens the list instead, so
 * that nothing is added twice. Returns what became of the wish as the page's form stands now.
 */
export function useWish(found: WishLink | null): WishState {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const [key, setKey] = useState('');
  const { baseUrl } = useTillSelector(selectShop);
  const wish = useTillSelector(selectWish(key));
  const isKnown = useTillSelector(selectIsListed(found?.productId ?? ''));
  // With options of its own, the wish on the list may be another one.
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
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && wish.status === 'leaving') dispatch(wishReturned({ key }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    link.addEventListener('click', press, { signal, capture: true });
    window.addEventListener('pageshow', comeBack, { signal });
    document.addEventListener('change', () => setTimeout(update), { signal });
    update();
    return () => {
      listening.abort();
    };
  }, [found, key, isListed, wish.status, baseUrl, dispatch, emit]);

  return isListed ? { status: 'listed', error: '' } : wish;
}
