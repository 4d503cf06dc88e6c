import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

export interface Carousel {
  readonly count: number;
  /** Index of the visible item. */
  readonly current: number;
  readonly loops: boolean;
  /** The shopper has moved: from now on the position is announced. */
  readonly hasMoved: boolean;
  readonly trackRef: RefObject<HTMLDivElement | null>;
  readonly goTo: (index: number, isInstant?: boolean) => void;
  readonly onScroll: () => void;
  /** Stops a running animation when the shopper starts to scroll. */
  readonly onGrab: () => void;
  /** Arrow keys, Home and End. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface CarouselOptions {
  /** Identifies the list; another list starts at the beginning. */
  readonly items: readonly unknown[];
  readonly start: number;
  readonly loops: boolean;
}

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scroll offset of the item in its track; negative in right-to-left pages. */
function leftOf(track: HTMLElement, index: number): number {
  const [first] = track.children;
  const item = track.children[index];
  return item instanceof HTMLElement && first instanceof HTMLElement
    ? item.offsetLeft - first.offsetLeft
    : 0;
}

/** The item that a key moves to; null for other keys. */
function keyTarget(key: string, from: number, count: number, isRightToLeft: boolean) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') !== isRightToLeft ? from + 1 : from - 1;
}

/**
 * One visible item in a track with scroll snapping, so that swiping is the browser's own; buttons, keys and swipes all
 * update `current`.
 */
export function useCarousel({ items, start, loops }: CarouselOptions): Carousel {
  const count = items.length;
  const trackRef = useRef<HTMLDivElement>(null);
  /** Target of a running animation; items passed on the way are ignored. */
  const heading = useRef<number | null>(null);
  const [shown, setShown] = useState(items);
  const [current, setCurrent] = useState(start);
  const [hasMoved, setMoved] = useState(false);
  if (shown !== items) {
    setShown(items);
    setCurrent(start);
  }

  useLayoutEffect(() => {
    const track = trackRef.current;
    heading.current = null;
    track?.scrollTo({ left: leftOf(track, start), behavior: 'instant' });
  }, [items, start]);

  useLayoutEffect(() => {
    keepFocus(trackRef.current, current);
  }, [current]);

  const goTo = useCallback(
    (wanted: number, isInstant = false) => {
      const track = trackRef.current;
      if (count === 0 || track === null) return;
      const index = loops ? (wanted + count) % count : Math.min(Math.max(wanted, 0), count - 1);
      const left = leftOf(track, index);
      heading.current = Math.abs(track.scrollLeft - left) < 2 ? null : left;
      setCurrent(index);
      setMoved(!isInstant);
      const behavior = isInstant || prefersReducedMotion() ? 'instant' : 'smooth';
      track.scrollTo({ left, behavior });
    },
    [count, loops],
  );

  return {
    count,
    current,
    loops,
    hasMoved,
    trackRef,
    goTo,
    onScroll: () => {
      const track = trackRef.current;
      if (track === null || track.clientWidth === 0) return;
      if (heading.current !== null) {
        if (Math.abs(track.scrollLeft - heading.current) < 2) heading.current = null;
        return;
      }
      const index = Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
      if (index === current || index >= count) return;
      setCurrent(index);
      setMoved(true);
    },
    onGrab: () => {
      heading.current = null;
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof HTMLMediaElement) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const target = keyTarget(event.key, current, count, isRightToLeft);
      if (target === null) return;
      event.preventDefault();
      goTo(target);
    },
  };
}

/** The focused control is no longer visible: the focus moves to its counterpart in the visible item. */
function keepFocus(track: HTMLElement | null, current: number): void {
  const { activeElement } = document;
  if (track === null || activeElement === null || !track.contains(activeElement)) return;
  const item = track.children[current];
  if (item === undefined || item.contains(activeElement)) return;
  item.querySelector<HTMLElement>('button, video, audio')?.focus({ preventScroll: true });
}
