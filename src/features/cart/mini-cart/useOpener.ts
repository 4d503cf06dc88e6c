import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What the drawer does at the shopper's request. */
interface Opener {
  /** Name of the event of the window. */
  readonly openOn: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the shopper wants the link in another tab or window. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Opens the drawer on an event of the window, which a button of the theme dispatches, and at a press of a button or link
 * inside the element; closes it on an event with `detail.isOpen: false`.
 *
 * @returns for a node of the view, by which the element is found
 */
export function useOpener({
  openOn,
  isOpen,
  open,
  close,
}: Opener): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  const follow = useEffectEvent((isWanted: boolean) => {
    if (isWanted === isOpen) return;
    if (isWanted) open();
    else close();
  });
  useEffect(() => {
    const listen = (event: Event): void => {
      const { detail } = event as CustomEvent<{ readonly isOpen?: unknown } | null>;
      follow(detail?.isOpen !== false);
    };
    window.addEventListener(openOn, listen);
    return () => {
      window.removeEventListener(openOn, listen);
    };
  }, [openOn]);
  useEffect(() => {
    const root = place.current?.closest('.till-root');
    const element = root?.parentElement;
    const press = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || event.defaultPrevented || isElsewhere(event)) return;
      if (root?.contains(target) === true || target.closest('a, button') === null) return;
      event.preventDefault();
      follow(true);
    };
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('click', press);
    };
  }, []);
  return place;
}
