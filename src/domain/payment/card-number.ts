import { cardTypes } from './card-types';
import type { CardType, NumberCheck } from './card.types';
import { passesLuhn } from '../numbers';

interface Fit {
  readonly type: CardType;
  /** Digits of the longest prefix that the number begins with; 0 when it begins with none. */
  readonly strength: number;
  /** Whether a prefix that is longer than the number may still follow. */
  readonly isOpen: boolean;
}

/** How many digits of a prefix or range the number has, where it fits; null where it does not. */
function lengthOfFit(digits: string, prefix: string): number | null {
  const [low = '', high = low] = prefix.split('-');
  const length = Math.min(low.length, digits.length);
  const head = digits.slice(0, length);
  return low.slice(0, length) <= head && head <= high.slice(0, length) ? low.length : null;
}

function fitOf(digits: string, type: CardType): Fit {
  const fits = (prefixes: string): number[] =>
    prefixes.split(' ').flatMap((prefix) => lengthOfFit(digits, prefix) ?? []);
  const isWhole = (length: number): boolean => length <= digits.length;
  const isExcepted = type.except !== undefined && fits(type.except).some(isWhole);
  const lengths = isExcepted ? [] : fits(type.prefixes);
  return {
    type,
    strength: Math.max(0, ...lengths.filter(isWhole)),
    isOpen: lengths.some((length) => !isWhole(length)),
  };
}

/**
 * The type of a number: the one with the most specific prefix (C32), or the only one that can still follow. `type` is
 * null while another one may turn out to be more specific, and when two are alike; `isPossible` is false when it is none
 * of these types.
 */
function decide(digits: string, types: readonly CardType[]) {
  const fits = types
    .map((type) => fitOf(digits, type))
    .filter(({ strength, isOpen }) => strength > 0 || isOpen);
  const most = Math.max(0, ...fits.map(({ strength }) => strength));
  const rivals = fits.filter(({ strength, isOpen }) => strength === most || isOpen);
  return {
    type: rivals.length === 1 ? (rivals[0]?.type ?? null) : null,
    isPossible: fits.length > 0,
  };
}

/** The number without spaces, as it is checked (CARD-19). */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

const isDigits = (text: string): boolean => /^\d*$/.test(text);

/** The type of a number, as soon as its first digits decide it; for the icon and the security code (CARD-16, C33). */
export function brandOf(text: string): CardType | null {
  const digits = withoutSpaces(text);
  return isDigits(digits) ? decide(digits, cardTypes).type : null;
}

/** Checks a number, finished or not (CARD-15 to CARD-22, C31 to C33). Spaces are ignored. */
export function checkCardNumber(text: string, types: readonly CardType[] = cardTypes): NumberCheck {
  const digits = withoutSpaces(text);
  if (!isDigits(digits)) return { status: 'unknown', type: null };
  const { type, isPossible } = decide(
    digits,
    types.filter(({ onlyAt = digits.length }) => onlyAt === digits.length),
  );
  if (type === null) return { status: isPossible ? 'potentially-valid' : 'unknown', type };
  const isGenuine = type.withoutCheckDigit === true || passesLuhn(digits);
  if (isGenuine && type.lengths.includes(digits.length)) return { status: 'valid', type };
  const canGrow = digits.length < Math.max(...type.lengths);
  return { status: canGrow ? 'potentially-valid' : 'unknown', type: canGrow ? type : null };
}
