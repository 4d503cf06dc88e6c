/**
 * The providers' codes in the merchant's order: those that `order` names (separated by spaces or commas), then the others
 * as they come.
 */
export function inOrder(codes: readonly string[], order: string): readonly string[] {
  const named = order.split(/[\s,]+/);
  const rank = (code: string): number => {
    const index = named.indexOf(code);
    return index === -1 ? named.length : index;
  };
  return [...codes].sort((one, other) => rank(one) - rank(other));
}
