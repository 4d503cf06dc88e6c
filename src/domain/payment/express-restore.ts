import type { CartLine } from '../section.types';

/** The changes that restore a cart to its state before an express purchase. */
export interface CartRestoration {
  /** Lines to remove. */
  readonly remove: readonly string[];
  /** Lines whose quantity is set. */
  readonly setQty: readonly { readonly itemId: string; readonly qty: number }[];
  /** Former lines that nothing in the cart corresponds to: they are added again. */
  readonly addBack: readonly CartLine[];
}

const contentsOf = ({ sku, options }: CartLine): string => JSON.stringify([sku, options]);

/**
 * Compares the cart with what it was. The shop replaces the line of a product that is bought by express, so a new line
 * of the same product and options gets the former quantity; other new lines of this product are removed. Lines of other
 * products are the shopper's own changes and stay (`productIds`: the products that express added).
 */
export function cartRestoration(
  before: readonly CartLine[],
  now: readonly CartLine[],
  productIds: readonly string[],
): CartRestoration {
  const isNew = (line: CartLine): boolean => !before.some(({ itemId }) => itemId === line.itemId);
  const isOurs = ({ productId }: CartLine): boolean => productIds.includes(productId);
  const added = now.filter((line) => isOurs(line) && isNew(line));
  const lost = before.filter(
    (line) => isOurs(line) && !now.some(({ itemId }) => itemId === line.itemId),
  );
  const matchingLine = (line: CartLine): CartLine | undefined =>
    lost.find((former) => contentsOf(former) === contentsOf(line));
  const kept = before.flatMap((former) => {
    const same = now.find(({ itemId }) => itemId === former.itemId);
    return same !== undefined && isOurs(former) && same.qty !== former.qty
      ? [{ itemId: same.itemId, qty: former.qty }]
      : [];
  });
  const replaced = added.flatMap((line) => {
    const match = matchingLine(line);
    return match === undefined || match.qty === line.qty
      ? []
      : [{ itemId: line.itemId, qty: match.qty }];
  });
  return {
    remove: added.filter((line) => matchingLine(line) === undefined).map(({ itemId }) => itemId),
    setQty: [...kept, ...replaced],
    addBack: lost.filter((former) => !added.some((line) => matchingLine(line) === former)),
  };
}
