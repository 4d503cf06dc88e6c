import { useSyncExternalStore } from 'react';

/** Whether a media query matches; null never matches. */
export function useMatches(query: string | null): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (query === null) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    () => query !== null && window.matchMedia(query).matches,
  );
}
