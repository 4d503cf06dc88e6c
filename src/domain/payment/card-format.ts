import { brandOf, withoutSpaces } from './card-number';

/** Gaps of a number whose type is not decided. */
const USUAL_GAPS: readonly number[] = [4, 8, 12];

/** What a field shows, and where its caret is, in characters from the start. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** A change that the browser made to a field. */
export interface TypedChange extends Typed {
  /** How many digits there were before the change. */
  readonly digitsBefore: number;
  /** `InputEvent.inputType`; empty where unknown. */
  readonly inputType: string;
}

/** Hyphens, dashes and the minus sign. */
const MINUS = /[-\u2010-\u2015\u2212]/g;

/** Removes every minus sign; the caret stays where it was between the other characters (CARD-29). */
export const withoutMinus = ({ text, caret }: Typed): Typed => ({
  text: text.replace(MINUS, ''),
  caret: text.slice(0, caret).replace(MINUS, '').length,
});

/** Digits in the groups of their card type, e.g. `4242 4242`, `3782 822463 10005`. */
export function groupDigits(digits: string): string {
  const gaps = brandOf(digits)?.gaps ?? USUAL_GAPS;
  return Array.from(digits)
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}

/** Deletes the digit as well if a deletion removed only the space next to it. */
function deletedAcrossGap({ text, caret, digitsBefore, inputType }: TypedChange): Typed {
  if (withoutSpaces(text).length !== digitsBefore) return { text, caret };
  if (inputType === 'deleteContentBackward' && caret > 0) {
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  }
  return inputType === 'deleteContentForward'
    ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    : { text, caret };
}

/** The caret position in a formatted text: after the same number of non-space characters as before. */
function caretAfter(text: string, count: number): number {
  let position = 0;
  for (let left = count; left > 0; position += 1) if (text[position] !== ' ') left -= 1;
  return position;
}

/**
 * A card number after a change: in groups, without minus signs (CARD-29), the caret beside the same digit. A text with
 * other characters keeps them, ungrouped: it is the shopper's to correct (CARD-20).
 */
export function formatNumber(change: TypedChange): Typed {
  const { text, caret } = withoutMinus(deletedAcrossGap(change));
  const digits = withoutSpaces(text);
  if (!/^\d*$/.test(digits)) return { text, caret };
  const grouped = groupDigits(digits);
  return {
    text: grouped,
    caret: caretAfter(grouped, withoutSpaces(text.slice(0, caret)).length),
  };
}
