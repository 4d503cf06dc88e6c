import type { TotalsSegment } from '../quote.types';

/** Segments of gift cards, store credit and reward points. */
const CREDITS = ['giftcardaccount', 'customerbalance', 'reward'];

/** Whether gift cards, store credit or reward points pay for a part of the order. */
const isPartlyPaid = (segments: readonly TotalsSegment[]): boolean =>
  segments.some(({ code, value }) => CREDITS.includes(code) && (value ?? 0) !== 0);

/**
 * The provider's payment methods that may be offered: card, plus link where it is enabled, for an order that is partly
 * paid already; null for no limit (EXPR-16).
 */
export function allowedMethodTypes(
  segments: readonly TotalsSegment[],
  { isLinkEnabled }: { readonly isLinkEnabled: boolean },
): readonly string[] | null {
  if (!isPartlyPaid(segments)) return null;
  return isLinkEnabled ? ['card', 'link'] : ['card'];
}
