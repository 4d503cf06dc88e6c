/**
 * The provider's payment methods that may be offered: card, plus link where it is enabled, for an order that is partly
 * paid already; null for no limit (EXPR-16).
 */
export const allowedMethodTypes = (
  isPartlyPaid: boolean,
  { isLinkEnabled }: { readonly isLinkEnabled: boolean },
): readonly string[] | null => {
  if (!isPartlyPaid) return null;
  return isLinkEnabled ? ['card', 'link'] : ['card'];
};
