import { useCallback, useLayoutEffect, useState } from 'react';

const TRACK = 'till-slider-track';
const ITEM = 'till-slider-item';

/** The list that the element wraps. */
const listAround = (root: Element | null): HTMLElement | null =>
  root
    ?.closest('.till-root')
    ?.parentElement?.querySelector<HTMLElement>('ol, ul, [role=list], .product-items') ?? null;

/** Whether there are more items before and after the visible ones. */
interface Ends {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Tolerance for rounded lengths. */
const ROUNDING = 2;

function endsOf(track: HTMLElement): Ends {
  const scrolled = Math.abs(track.scrollLeft);
  return {
    hasBefore: scrolled > ROUNDING,
    hasAfter: scrolled + track.clientWidth < track.scrollWidth - ROUNDING,
  };
}

const isSame = (one: Ends, other: Ends): boolean =>
  one.hasBefore === other.hasBefore && one.hasAfter === other.hasAfter;

/** Makes the server-rendered list a scrollable row, and returns its position and how to move it by one view. */
export function useListSlider(root: Element | null): Ends & { move: (isForward: boolean) => void } {
  const [ends, setEnds] = useState<Ends>({ hasBefore: false, hasAfter: false });
  useLayoutEffect(() => {
    const track = listAround(root);
    if (track === null) return undefined;
    const items = [...track.children];
    track.classList.add(TRACK);
    for (const item of items) item.classList.add(ITEM);
    const update = (): void => {
      const next = endsOf(track);
      setEnds((before) => (isSame(before, next) ? before : next));
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(track);
    track.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      track.removeEventListener('scroll', update);
      track.classList.remove(TRACK);
      for (const item of items) item.classList.remove(ITEM);
    };
  }, [root]);
  const move = useCallback(
    (isForward: boolean) => {
      const track = listAround(root);
      if (track === null) return;
      const isLeft = (getComputedStyle(track).direction === 'rtl') === isForward;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.scrollBy({
        left: isLeft ? -track.clientWidth : track.clientWidth,
        behavior: isCalm ? 'instant' : 'smooth',
      });
    },
    [root],
  );
  return { ...ends, move };
}
