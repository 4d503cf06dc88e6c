import { adoptStyles } from './adopt';

/** What browsers begin with, in CSS pixels; `tokens.css` says so too. */
const USUAL = 16;
/** The sizes that browsers offer, in CSS pixels. */
const SMALLEST = 9;
const LARGEST = 72;

/**
 * The reader's own text size in CSS pixels, rounded up: what `em` means in a media condition, whatever the page's theme
 * says. Asking for a condition makes the browser style nothing, unlike measuring an element.
 */
export function readerTextSize(): number {
  const isAtLeast = (size: number): boolean =>
    matchMedia(`(min-width: ${String(window.innerWidth / size)}em)`).matches;
  if (isAtLeast(USUAL) && !isAtLeast(USUAL - 1)) return USUAL;
  for (let size = SMALLEST; size <= LARGEST; size += 1) if (isAtLeast(size)) return size;
  return USUAL;
}

/** Lets the lengths of our styles follow the reader's own text size where it is not the usual one. */
export function adoptTextSize(): void {
  const size = readerTextSize();
  if (size !== USUAL) adoptStyles(`.till-root:not(x){--_rem:${String(size)}px}`);
}
