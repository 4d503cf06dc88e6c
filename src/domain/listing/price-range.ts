import { combinedUrl } from './filter-url';
import type { FilterOption } from './filter.types';
import { readNumber } from '../numbers';

/** `10-20`, `10-` or `-20`. */
const RANGE = /^(?=.*\d)[\d.]*-[\d.]*$/;

/** The platform's ranges end below their second number. */
const CENT = 0.01;

const NUMBER = /\d(?:[\d.,’'\s]*\d)?/g;

/**
 * Whether a label names the prices of its range: `$10.00 - $19.99`, or `$10.00 and above` for the last one, those of `10-20`.
 * Ranges are in the shop's base currency, labels in the one shown.
 */
function namesRange(label: string, range: string, locale: string): boolean {
  const [from = '', to = ''] = range.split('-');
  const [first = '', second] = label.match(NUMBER) ?? [];
  const price = readNumber(second ?? first, locale);
  return price !== null && Math.abs(price - Number(second === undefined ? from : to)) < 2 * CENT;
}

/**
 * The parameter of a filter by price, whose values are ranges in every address; null for other filters, and where the
 * ranges are in another currency than the prices shown. A range that the address shown already has belongs to another
 * filter.
 * @param locale of the labels (BCP 47)
 */
export function rangeParameter(
  shown: string,
  options: readonly FilterOption[],
  locale: string,
): string | null {
  const now = new URL(shown).searchParams;
  const all = options.flatMap(({ label, url }) =>
    url === null ? [] : [{ label, query: new URL(url).searchParams }],
  );
  const names = [...(all[0]?.query.keys() ?? [])];
  return (
    names.find((name) =>
      all.every(({ label, query }) => {
        const range = query.get(name) ?? '';
        return RANGE.test(range) && range !== now.get(name) && namesRange(label, range, locale);
      }),
    ) ?? null
  );
}

/**
 * The listing from one price to another, both included; null leaves a side open. Prices in the wrong order are swapped.
 */
export function rangeUrl(
  shown: string,
  name: string,
  from: number | null,
  to: number | null,
): string {
  if (from !== null && to !== null && from > to) return rangeUrl(shown, name, to, from);
  const end = to === null ? '' : String(Math.round((to + CENT) * 100) / 100);
  const step = new URL(shown);
  step.searchParams.set(name, `${String(from ?? '')}-${end}`);
  return combinedUrl(shown, [step.href]);
}
