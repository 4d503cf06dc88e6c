import { findArticle, findVariant } from '../catalogue/catalogue';
import { NO_CHOICE, type Choice } from '../catalogue/kinds/choice';
import type { ShopProduct } from '../../data/products';
import { isSalable, quantityProblem } from '../catalogue/stock';
import { inTransaction, type Database } from '../../db/database';
import { cartItems, putItem, removeItem, type CartItem } from './cart-store';
import { settleChoice } from './settle-choice';

/** A request to add a product. `attributes` maps attribute ids to value ids. */
export interface Wish {
  readonly product: ShopProduct;
  readonly qty: number;
  readonly attributes: Readonly<Record<number, number>>;
  readonly choice: Choice;
  /** Quantities of a group's members by product id; null for the defaults. */
  readonly members: Readonly<Record<number, number>> | null;
}

/** The added or increased line, or the platform's message for a refusal. */
export type AddResult =
  | { readonly ok: true; readonly itemId: number }
  | {
      readonly ok: false;
      readonly message: string;
      /** The shopper must choose options on the product's page. */
      readonly needsOptions: boolean;
      /** A custom option is missing. */
      readonly isCustomisation: boolean;
    };

const OUT_OF_STOCK = 'Product that you are trying to add is not available.';

function refused(message: string, needsOptions = false, isCustomisation = false): AddResult {
  return { ok: false, message, needsOptions, isCustomisation };
}

/** Quantities are whole unless the product is sold by weight or length; 0 or less becomes one. */
function wishedQty({ isQtyDecimal }: ShopProduct, qty: number): number {
  if (!(qty > 0)) return 1;
  return isQtyDecimal ? qty : Math.max(1, Math.trunc(qty));
}

/** The cart line for a request, or why it is refused. */
function lineOf(
  db: Database,
  { product, qty, attributes, choice }: Wish,
): { readonly item: Omit<CartItem, 'id'> } | { readonly refusal: AddResult } {
  if (!isSalable(db, product)) return { refusal: refused(OUT_OF_STOCK) };
  const settled = settleChoice(db, product, choice);
  if (!settled.ok) {
    const { message, isCustomisation } = settled.refusal;
    return { refusal: refused(message, true, isCustomisation) };
  }
  const variant = findVariant(product, attributes);
  if (product.type === 'configurable' && !variant) {
    return { refusal: refused('You need to choose options for your item.', true) };
  }
  return {
    item: {
      sku: variant?.sku ?? product.sku,
      qty: wishedQty(product, qty),
      choice: settled.value,
    },
  };
}

function addLine(db: Database, cartId: number, wish: Wish): AddResult {
  const line = lineOf(db, wish);
  if ('refusal' in line) return line.refusal;
  const { item } = line;
  const held = cartItems(db, cartId)
    .filter(({ sku }) => sku === item.sku)
    .reduce((sum, { qty }) => sum + qty, 0);
  const problem = quantityProblem(db, item, held + item.qty);
  if (problem !== null) return refused(problem);
  return { ok: true, itemId: putItem(db, cartId, item) };
}

/** Adds every member with a quantity as its own line; returns the first. */
function addGroup(db: Database, cartId: number, { product, members }: Wish): AddResult {
  let result: AddResult | null = null;
  for (const member of product.members) {
    const part = findArticle(member.sku)?.product;
    const qty = part && (members ? (members[part.id] ?? 0) : member.qty);
    if (!part || !qty || !(qty > 0)) continue;
    const choice = { ...NO_CHOICE, group: product.id };
    const added = addLine(db, cartId, {
      product: part,
      qty,
      attributes: {},
      choice,
      members: null,
    });
    if (!added.ok) return added;
    result ??= added;
  }
  return result ?? refused('Please specify the quantity of product(s).', true);
}

class NotAdded extends Error {
  constructor(readonly result: AddResult) {
    super('The wish was refused.');
  }
}

/** Runs `work`; a refusal leaves the cart unchanged. */
function allOrNothing(db: Database, work: () => AddResult): AddResult {
  try {
    return inTransaction(db, () => {
      const result = work();
      if (!result.ok) throw new NotAdded(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NotAdded) return error.result;
    throw error;
  }
}

/** Adds a product to a cart as the platform does: a quantity of 0 or less adds one. */
export function addToCart(db: Database, cartId: number, wish: Wish): AddResult {
  if (wish.product.members.length > 0 && !isSalable(db, wish.product)) return refused(OUT_OF_STOCK);
  return allOrNothing(db, () =>
    wish.product.members.length > 0 ? addGroup(db, cartId, wish) : addLine(db, cartId, wish),
  );
}

/** Replaces a line with another choice; a refusal leaves the line unchanged. */
export function replaceLine(db: Database, cartId: number, itemId: number, wish: Wish): AddResult {
  return allOrNothing(db, () => {
    removeItem(db, itemId);
    return addToCart(db, cartId, wish);
  });
}
