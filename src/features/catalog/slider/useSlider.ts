import { useCallback, useLayoutEffect, useState } from 'react';

const TRACK = 'till-slider-track';
const ITEM = 'till-slider-item';

/** The list that our element stands around. */
const listAround = (root: Element | null): HTMLElement | null =>
  root
    ?.closest('.till-root')
    ?.parentElement?.querySelector<HTMLElement>('ol, ul, [role=list], .product-items') ?? null;

/** Whether there is more before and after what is in sight. */
interface Ends {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Lengths that a browser rounds. */
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

/** Makes the server's list a row that scrolls, and answers where it stands and how to move it by what is in sight. */
export function useSlider(root: Element | null): Ends & { move: (isForward: boolean) => void } {
  const [ends, setEnds] = useState<Ends>({ hasBefore: false, hasAfter: false });
  useLayoutEffect(() => {
    const track = listAround(root);
    if (track === null) return undefined;
    const items = [...track.children];
    track.classList.add(TRACK);
    for (const item of items) item.classList.add(ITEM);
    const look = (): void => {
      const next = endsOf(track);
      setEnds((before) => (isSame(before, next) ? before : next));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(track);
    track.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      track.removeEventListener('scroll', look);
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
