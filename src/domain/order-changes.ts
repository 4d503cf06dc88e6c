import type { PaymentMethod, Totals, TotalsSegment } from './quote.types';

/**
 * Something about an order that is no longer as the shopper saw it. Amounts in the quote currency, null where the sum
 * had or has no such line; a quantity of 0 is a line that is new, or gone.
 */
export type OrderChange =
  | {
      readonly kind: 'amount';
      readonly code: string;
      /** The server's name of the line. */
      readonly title: string;
      readonly before: number | null;
      readonly after: number | null;
    }
  | {
      readonly kind: 'quantity';
      readonly name: string;
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'method'; readonly title: string };

/** Amounts that differ by less are written alike in every currency. */
const SMALLEST = 0.0005;

const isSameAmount = (one: number | null, other: number | null): boolean =>
  Math.abs((one ?? 0) - (other ?? 0)) < SMALLEST;

function amounts(
  before: readonly TotalsSegment[],
  after: readonly TotalsSegment[],
): readonly OrderChange[] {
  const gone = before.filter(({ code }) => !after.some((segment) => segment.code === code));
  const find = (list: readonly TotalsSegment[], wanted: string): number | null =>
    list.find(({ code }) => code === wanted)?.value ?? null;
  return [...after, ...gone].flatMap(({ code, title }): OrderChange[] => {
    const change = { before: find(before, code), after: find(after, code) };
    return isSameAmount(change.before, change.after)
      ? []
      : [{ kind: 'amount', code, title, ...change }];
  });
}

function quantities(before: Totals['items'], after: Totals['items']): readonly OrderChange[] {
  const find = (list: Totals['items'], wanted: number): number =>
    list.find(({ itemId }) => itemId === wanted)?.qty ?? 0;
  const gone = before.filter(({ itemId }) => find(after, itemId) === 0);
  return [...after, ...gone].flatMap(({ itemId, name }): OrderChange[] => {
    const change = { before: find(before, itemId), after: find(after, itemId) };
    return change.before === change.after ? [] : [{ kind: 'quantity', name, ...change }];
  });
}

/** The lines of the sum; one without a line for the grand total gets it from the totals themselves. */
const sums = ({ segments, grandTotal }: Totals): readonly TotalsSegment[] =>
  segments.some(({ code }) => code === 'grand_total')
    ? segments
    : [
        ...segments,
        { code: 'grand_total', title: '', value: grandTotal, area: 'footer', taxDetails: [] },
      ];

/**
 * What is not as it was shown: lines, coupon, sums, in the order in which one causes the next. None means that the
 * order costs what the shopper saw. Sums that nobody has seen yet have all changed.
 */
export function orderChanges(shown: Totals | null, now: Totals): readonly OrderChange[] {
  if (shown === null) return amounts([], sums(now));
  const coupon = shown.couponCode;
  const lost = coupon !== null && now.couponCode === null;
  return [
    ...quantities(shown.items, now.items),
    ...(lost ? [{ kind: 'coupon' as const, code: coupon }] : []),
    ...amounts(sums(shown), sums(now)),
  ];
}

/** The method that was chosen and cannot be any more, by its title; none when it is still offered. */
export const methodGone = (
  chosen: string | null,
  shown: readonly PaymentMethod[],
  selectedNow: string | null,
): readonly OrderChange[] =>
  chosen === selectedNow
    ? []
    : [{ kind: 'method', title: shown.find(({ code }) => code === chosen)?.title ?? '' }];
