import type { PaymentMethod, Totals, TotalsSegment } from './quote.types';

/**
 * A difference between an order and what the shopper saw. Amounts in the quote currency, null where the totals had or
 * have no such line; a quantity of 0 is a new or removed line.
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

/** Amounts that differ by less are formatted the same in every currency. */
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

/** The lines of the totals; a missing grand total line is added from the totals themselves. */
const sums = ({ segments, grandTotal }: Totals): readonly TotalsSegment[] =>
  segments.some(({ code }) => code === 'grand_total')
    ? segments
    : [
        ...segments,
        { code: 'grand_total', title: '', value: grandTotal, area: 'footer', taxDetails: [] },
      ];

/**
 * All differences from what was shown: lines, coupon, totals, so that causes precede effects. None means that the order
 * costs what the shopper saw. If no totals were shown, all of them count as changed.
 */
export function orderChanges(shown: Totals | null, now: Totals): readonly OrderChange[] {
  if (shown === null) return amounts([], sums(now));
  const coupon = shown.couponCode;
  const isCouponGone = coupon !== null && now.couponCode === null;
  return [
    ...quantities(shown.items, now.items),
    ...(isCouponGone ? [{ kind: 'coupon' as const, code: coupon }] : []),
    ...amounts(sums(shown), sums(now)),
  ];
}

/** The chosen method that is no longer available, by its title; none when it still is. */
export const methodRemoval = (
  chosen: string | null,
  shown: readonly PaymentMethod[],
  selectedNow: string | null,
): readonly OrderChange[] =>
  chosen === selectedNow
    ? []
    : [{ kind: 'method', title: shown.find(({ code }) => code === chosen)?.title ?? '' }];
