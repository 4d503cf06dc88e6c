import { updateCart } from '../shop/domain/carts/cart-store';
import { findArticle, stockedSkus } from '../shop/domain/catalogue/catalogue';
import { saveGift, WHOLE_ORDER } from '../shop/domain/gifts/gift-messages';
import { findCustomerByEmail } from '../shop/domain/customers/customers';
import { run } from '../shop/db/database';
import { ensureSessionCart } from '../shop/domain/session/session-cart';
import { newSession, type Session } from '../shop/domain/session/session';
import type { Shop } from '../shop/domain/shop';
import { products } from '../shop/data/products';
import { addToWishlist } from '../shop/domain/wishlist/wishlist-store';
import type { GalleryState } from './states.types';

/** A customer with two addresses, one of them for shipping. */
const CUSTOMER = 'jane@example.com';

/** The products for carts: in stock and without options, with a variant among the first. */
function goods(): readonly string[] {
  const inStock = stockedSkus().filter(({ stock }) => stock > 0);
  const ofType = (type: string) =>
    inStock.filter(({ sku }) => findArticle(sku)?.product.type === type).map(({ sku }) => sku);
  const [first = '', ...others] = ofType('simple');
  return [first, ...ofType('configurable').slice(0, 1), ...others];
}

/** Sets up the state's visitor: signed in or not, with this number of lines in the cart. */
export function newVisitor(shop: Shop, state: GalleryState): Session {
  const { lines, customer, coupon, gift, wishes = 0 } = state;
  const session = newSession();
  if (customer) session.customerId = findCustomerByEmail(shop.db, CUSTOMER)?.id ?? null;
  if (session.customerId !== null) {
    for (const { id } of products.slice(0, wishes))
      addToWishlist(shop.db, session.customerId, id, 1);
  }
  if (lines === 0) return session;
  const cart = ensureSessionCart(shop, session);
  if (coupon !== undefined) updateCart(shop.db, cart.id, { coupon_code: coupon });
  if (gift !== undefined) saveGift(shop.db, cart.id, WHOLE_ORDER, gift);
  const skus = goods();
  for (let line = 0; line < lines; line++) {
    // Beyond the shop's range products repeat, each on its own line.
    run(
      shop.db,
      "INSERT INTO cart_items (cart_id, sku, choice_json, qty) VALUES (?, ?, '[]', 1)",
      cart.id,
      skus[line % skus.length],
    );
  }
  return session;
}
