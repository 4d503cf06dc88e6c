import { adoptStyles } from './adopt';

/** The browsers' default in CSS pixels; `tokens.css` contains it as well. */
const USUAL = 16;
/** Text sizes that browsers offer, in CSS pixels. */
const SMALLEST = 9;
const LARGEST = 72;

/**
 * The user's own text size in CSS pixels, rounded up: the meaning of `em` in a media condition, whatever the page's
 * theme sets. Evaluating a condition triggers no style recalculation, unlike measuring an element. The width of the
 * window is not used, because on a phone it grows with content that overflows the page.
 */
export function readerTextSize(): number {
  const isAtMost = (size: number): boolean =>
    matchMedia(`(min-width: calc(9999 * (1em - ${String(size)}px)))`).matches;
  if (isAtMost(USUAL) && !isAtMost(USUAL - 1)) return USUAL;
  for (let size = SMALLEST; size <= LARGEST; size += 1) if (isAtMost(size)) return size;
  return USUAL;
}

/** Scales the lengths of our styles to the user's own text size where it is not the default. */
export function adoptTextSize(): void {
  // There is no window during server rendering.
  if (typeof matchMedia === 'undefined') return;
  const size = readerTextSize();
  if (size !== USUAL) adoptStyles(`:is(.till-root,.till-slot):not(x){--_rem:${String(size)}px}`);
}
