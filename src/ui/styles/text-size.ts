import { adoptStyles } from './adopt';

/** What browsers begin with, in CSS pixels; `tokens.css` says so too. */
const USUAL = 16;
/** The sizes that browsers offer, in CSS pixels. */
const SMALLEST = 9;
const LARGEST = 72;

/**
 * The reader's own text size in CSS pixels, rounded up: what `em` means in a media condition, whatever the page's theme
 * says. Asking for a condition makes the browser style nothing, unlike measuring an element; and the width of the window
 * stays out of it, for on a phone it grows with whatever stands out of the page.
 */
export function readerTextSize(): number {
  const isAtMost = (size: number): boolean =>
    matchMedia(`(min-width: calc(9999 * (1em - ${String(size)}px)))`).matches;
  if (isAtMost(USUAL) && !isAtMost(USUAL - 1)) return USUAL;
  for (let size = SMALLEST; size <= LARGEST; size += 1) if (isAtMost(size)) return size;
  return USUAL;
}

/** Lets the lengths of our styles follow the reader's own text size where it is not the usual one. */
export function adoptTextSize(): void {
  const size = readerTextSize();
  if (size !== USUAL) adoptStyles(`.till-root:not(x){--_rem:${String(size)}px}`);
}
