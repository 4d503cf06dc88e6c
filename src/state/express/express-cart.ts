import { addToCart } from '../../api/add-to-cart';
import { partialBuyRequest } from '../../api/buy-request';
import { loadSections, parseCartSection } from '../../api/sections';
import { removeItem, updateItemQty } from '../../api/sidebar';
import { cartRestoration } from '../../domain/payment/express-restore';
import type { CartLine, StoredSection } from '../../domain/section.types';
import { formKey } from '../../platform/form-key';
import { fail, type Result } from '../../platform/result';
import type { TillStore } from '../shared/store.types';
import { sectionsUrl } from '../order/settle-order';

/** The cart as the shop has it at one moment. */
export interface CartLinesSnapshot {
  readonly lines: readonly CartLine[];
  /** The section itself, which contains the buy request of each line. */
  readonly section: StoredSection;
}

/** Loads the cart from the shop, bypassing the page's copy; null if it cannot be loaded. */
export async function loadCartLinesSnapshot(store: TillStore): Promise<CartLinesSnapshot | null> {
  const request = { loadUrl: sectionsUrl(store), names: ['cart'], newTimestamp: false };
  const result = await loadSections(request);
  const section = result.ok ? result.value.cart : undefined;
  const cart = parseCartSection(section);
  return section !== undefined && cart !== null ? { lines: cart.lines, section } : null;
}

/** Whether nothing of these products is in the cart that was not before. */
export const isUnchanged = (
  before: CartLinesSnapshot,
  now: CartLinesSnapshot,
  productIds: readonly string[],
): boolean => {
  const { remove, setQty, addBack } = cartRestoration(before.lines, now.lines, productIds);
  return remove.length + setQty.length + addBack.length === 0;
};

/**
 * Restores the lines of these products to their state before the express purchase (EXPR-07). False if some
 * of it failed: the shopper has to check the cart.
 */
export async function restoreCart(
  store: TillStore,
  before: CartLinesSnapshot,
  productIds: readonly string[],
): Promise<boolean> {
  const now = await loadCartLinesSnapshot(store);
  if (now === null) return false;
  const { remove, setQty, addBack } = cartRestoration(before.lines, now.lines, productIds);
  const { removeItemUrl, updateItemQtyUrl } = store.getState().config.shop;
  const ends: boolean[] = [];
  for (const itemId of remove) {
    ends.push((await removeItem(removeItemUrl, { itemId, formKey: formKey() })).ok);
  }
  for (const line of setQty) {
    ends.push((await updateItemQty(updateItemQtyUrl, { ...line, formKey: formKey() })).ok);
  }
  for (const { itemId } of addBack) {
    const bought = partialBuyRequest(before.section, itemId);
    ends.push(bought?.isComplete === true && (await add(store, bought.request)).ok);
  }
  return !ends.includes(false);
}

/**
 * Adds a product by the shop's own form action. A page to go to may mean that options are missing, or that the shop shows its
 * cart after each product: the outcome is unknown then, as `malformed`.
 */
export const addFields = (
  store: TillStore,
  fields: Readonly<Record<string, string>>,
): Promise<Result<unknown>> => add(store, Object.entries(fields));

async function add(
  store: TillStore,
  request: readonly (readonly [string, string])[],
): Promise<Result<unknown>> {
  const form = new FormData();
  for (const [name, value] of request) form.append(name, value);
  form.set('form_key', formKey());
  const { baseUrl } = store.getState().config.shop;
  const result = await addToCart(`${baseUrl}checkout/cart/add/`, form);
  return result.ok && result.value.backUrl !== null
    ? fail({ kind: 'malformed', status: 200 })
    : result;
}
