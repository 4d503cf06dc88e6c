import { useLayoutEffect } from 'react';

/** Moves the focus to what replaces the form, when that is hidden while the focus is in it. */
export function useFocusKept(host: HTMLElement): void {
  useLayoutEffect(
    () => () => {
      if (!host.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const place = host.querySelector<HTMLElement>('.till-add-card');
        if (place === null || place.contains(document.activeElement)) return;
        place.setAttribute('tabindex', '-1');
        place.focus();
      });
    },
    [host],
  );
}
