import type { Hono } from 'hono';

import { cartItems, removeItem, setItemQty, type CartItem } from '../domain/carts/cart-store';
import { quantityProblem } from '../domain/catalogue/stock';
import { sessionCart, settleSessionCart } from '../domain/session/session-cart';
import type { Session } from '../domain/session/session';
import type { Shop, ShopEnv } from '../domain/shop';
import { field, type Form, hasFormKey, onForm, readForm, redirect } from './visit';

const NOT_FOUND = "The quote item isn't found. Verify the item and try again.";
const BAD_QUANTITY = 'Invalid Item Quantity Requested.';

const failure = (error_message: string) => ({ success: false, error_message });

/** The line of the visitor's cart that the form names. */
export function findLine(shop: Shop, session: Session, form: Form, name: string): CartItem | null {
  const cart = sessionCart(shop, session);
  const items = cart ? cartItems(shop.db, cart.id) : [];
  return items.find(({ id }) => id === Number(field(form, name))) ?? null;
}

/** The calls of the mini cart: `checkout/sidebar/updateItemQty` and `removeItem` (`endpoints.md` §3). */
export function addSidebarRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  onForm(app, '/checkout/sidebar/updateItemQty', (c, form) => {
    const qty = Number(field(form, 'item_qty'));
    if (!(qty > 0)) return c.json(failure(BAD_QUANTITY));
    const item = findLine(shop, c.get('session'), form, 'item_id');
    if (!item) return c.json(failure(NOT_FOUND));
    const problem = quantityProblem(shop.db, item, qty);
    if (problem !== null) return c.json(failure(problem));
    setItemQty(shop.db, item.id, qty);
    settleSessionCart(shop, c.get('session'));
    return c.json({ success: true });
  });

  app.post('/checkout/sidebar/removeItem', async (c) => {
    const form = await readForm(c);
    // Checked separately: even a script's request is redirected to the cart page.
    if (!hasFormKey(c, form)) return redirect(c, '/checkout/cart/');
    const item = findLine(shop, c.get('session'), form, 'item_id');
    if (!item) return c.json(failure(NOT_FOUND));
    removeItem(shop.db, item.id);
    settleSessionCart(shop, c.get('session'));
    return c.json({ success: true });
  });
}
