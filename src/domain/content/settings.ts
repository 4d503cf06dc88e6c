/** A number between two limits. */
export interface NumberLimits {
  /** Used for what is no number. */
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
}

/** A switch of the page builder: `true` and `1` are on, everything else is off (CELM-02). */
export const flagOf = (text: string | null | undefined): boolean =>
  text === '1' || text?.trim().toLowerCase() === 'true';

/** A number from an attribute, kept between its limits; empty and malformed text is the fallback (CELM-02). */
export function numberOf(
  text: string | null | undefined,
  { fallback, least, most }: NumberLimits,
): number {
  const trimmed = text?.trim() ?? '';
  const number = trimmed === '' ? Number.NaN : Number(trimmed);
  return Number.isNaN(number) ? fallback : Math.min(Math.max(number, least), most);
}

/** JSON from an attribute, whose quotes the page builder may have escaped with backslashes; null when it is none. */
export function jsonOf(text: string | null | undefined): unknown {
  for (const candidate of [text ?? '', (text ?? '').replaceAll('\\"', '"')]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // The next candidate, or none.
    }
  }
  return null;
}

/** The index of the first tab shown: 0 by default, and where the setting names none of them (TABS-01). */
export function firstTab(text: string | null | undefined, count: number): number {
  const index = numberOf(text, { fallback: 0, least: -1, most: count });
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}
