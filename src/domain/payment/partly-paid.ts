import type { TotalsSegment } from '../quote.types';

/** Segments of gift cards, store credit and reward points. */
const CREDITS = ['giftcardaccount', 'customerbalance', 'reward'];

/** Whether gift cards, store credit or reward points pay for a part of the order (EXPR-16). */
export const isPartlyPaid = (segments: readonly TotalsSegment[]): boolean =>
  segments.some(({ code, value }) => CREDITS.includes(code) && (value ?? 0) !== 0);
