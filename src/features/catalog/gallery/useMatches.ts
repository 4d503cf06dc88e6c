import { useSyncExternalStore } from 'react';

/** Whether a media query holds; null never does. */
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
