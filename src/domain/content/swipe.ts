/** How far a pointer has moved since it was pressed, in pixels. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** A vertical move of more than this is scrolling (SLID-20). */
const SCROLLED = 4;
/** A swipe of more than this is no click (SLID-19). */
const PULLED = 10;

/** What a pointer that moves is doing: nothing yet, scrolling the page, or pulling the slides. */
export function gestureOf({ x, y }: Distance): 'none' | 'scroll' | 'pull' {
  if (Math.abs(y) > SCROLLED && Math.abs(y) >= Math.abs(x)) return 'scroll';
  return Math.abs(x) > SCROLLED && Math.abs(x) > Math.abs(y) ? 'pull' : 'none';
}

/** Whether the click at the end of the swipe is to be ignored. */
export const isSwipe = ({ x }: Distance): boolean => Math.abs(x) > PULLED;

/** Whether a swipe is long enough to change the slide: a fraction of the slider's width (SLID-14). */
export const isFarEnough = (x: number, width: number, threshold: number): boolean =>
  Math.abs(x) >= width / threshold;

/** How far the slides follow a swipe; at an end less than the finger moves (SLID-15). */
export const dragOffset = (x: number, isAtEnd: boolean, edgeFriction: number): number =>
  isAtEnd ? x * edgeFriction : x;
