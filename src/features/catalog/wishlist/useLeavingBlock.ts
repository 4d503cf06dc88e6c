import { useEffect } from 'react';
import { reloadPage } from '../../../platform/navigate';
import { useTillStore } from '../../../state/shared/hooks';
import { pageUnloading, selectWishlistPage } from '../../../state/wishlist/list-slice';

/**
 * Sends the removals that can still be undone when the page is left. If the browser restores that page, it is reloaded: it no
 * longer offers to undo them.
 */
export function useLeavingBlock(isAlone: boolean): void {
  const store = useTillStore();
  useEffect(() => {
    if (!isAlone) return undefined;
    let hasSent = false;
    const leave = (): void => {
      const { items } = selectWishlistPage(store.getState());
      hasSent = Object.values(items).some(({ removal }) => removal !== null);
      store.dispatch(pageUnloading());
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && hasSent) reloadPage();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [isAlone, store]);
}
