import { useEffect } from 'react';
import { listingWanted } from '../../../state/listing/listing-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { isPlainClick } from '../toolbar/plain-click';

/** Where pages are swapped, links to other pages of the list are followed without leaving this one. */
export function usePagerLinks(host: HTMLElement | null, isOn: boolean): void {
  const dispatch = useTillDispatch();
  useEffect(() => {
    if (host === null || !isOn) return undefined;
    const press = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('.pages a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
      event.preventDefault();
      dispatch(listingWanted({ url: link.href, fields: null }));
    };
    host.addEventListener('click', press);
    return () => {
      host.removeEventListener('click', press);
    };
  }, [host, isOn, dispatch]);
}
