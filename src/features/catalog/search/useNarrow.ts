import { useSyncExternalStore } from 'react';

/** Up to this page width the search box opens above the page (SRCH-02). */
const NARROW = '(max-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Whether the page is narrow. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
