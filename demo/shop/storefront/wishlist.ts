import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { addToCart } from '../domain/carts/add-to-cart';
import { removeItem } from '../domain/carts/cart-store';
import { findArticle, findProduct } from '../domain/catalogue/catalogue';
import { NO_CHOICE } from '../domain/catalogue/kinds/choice';
import type { ShopProduct } from '../data/products';
import { productPath } from '../domain/catalogue/paths';
import { productView } from '../views/product-view';
import { translateHtml } from '../domain/language/translate';
import { renderWishlist } from '../pages/wishlist';
import { isXhr } from '../rest/request';
import { ensureSessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import {
  addToWishlist,
  findWishlistItem,
  removeWishlistItem,
  updateWishlistItem,
  wishlistItems,
  type WishlistItem,
} from '../domain/wishlist/wishlist-store';
import { pageContext } from './context';
import { escapeHtml } from '../support/html';
import { findLine } from './sidebar';
import { baseUrlOf } from '../domain/base-url';
import { field, hasFormKey, readForm, redirect, flash, type Form } from './visit';

type Visit = Context<ShopEnv>;

const PAGE = '/wishlist/';
const LOGIN = '/customer/account/login/';
/** The product that a guest wanted to add to the wish list, until the next login. */
const PENDING = 'wishlist_pending';
const PENDING_SECONDS = 600;

/** A form gets a redirect; a script gets the URL. */
function sendTo(c: Visit, path: string): Response {
  const backUrl = new URL(path, baseUrlOf(c)).href;
  return isXhr(c) ? c.json({ backUrl }) : redirect(c, path);
}

function put(shop: Shop, c: Visit, customerId: number, product: ShopProduct, qty: number): void {
  addToWishlist(shop.db, customerId, product.id, qty);
  const page = new URL(productPath(product), baseUrlOf(c)).href;
  flash(
    c,
    'success',
    `\n${translateHtml('%1 has been added to your Wish List. Click <a href="%2">here</a> to continue shopping.', escapeHtml(product.name), page)}`,
  );
}

/** Redirects a guest to the login, after which the product is added. */
function redirectToLogin(c: Visit, product: ShopProduct | null): Response {
  if (product) {
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: PENDING_SECONDS,
    } as const;
    setCookie(c, PENDING, String(product.id), options);
  }
  flash(c, 'error', 'You must login or register to add items to your wishlist.');
  return sendTo(c, LOGIN);
}

/** Adds the product that the customer chose before logging in. */
function replayPending(shop: Shop, c: Visit): void {
  const { customerId } = c.get('session');
  const pending = getCookie(c, PENDING);
  if (customerId === null || pending === undefined || c.req.method !== 'GET') return;
  deleteCookie(c, PENDING, { path: '/' });
  const product = findProduct(Number(pending));
  if (product) put(shop, c, customerId, product, product.minQty);
}

/** URL of the page on which an item's options are selected. */
const configurePath = ({ id, product_id }: WishlistItem): string =>
  `/wishlist/index/configure/id/${String(id)}/product_id/${String(product_id)}/`;

/** Moves an item into the cart. Returns the URL to continue at: the options page if options are missing, or the list. */
function moveToCart(shop: Shop, c: Visit, item: WishlistItem, qty: number): string | null {
  const product = findProduct(item.product_id);
  if (!product) return PAGE;
  const cart = ensureSessionCart(shop, c.get('session'));
  const result = addToCart(shop.db, cart.id, {
    product,
    qty,
    attributes: {},
    choice: NO_CHOICE,
    members: null,
  });
  if (!result.ok) {
    flash(c, result.needsOptions ? 'notice' : 'error', result.message);
    return result.needsOptions ? configurePath(item) : PAGE;
  }
  removeWishlistItem(shop.db, item.id);
  return null;
}

const quantityIn = (form: Form, item: WishlistItem): number => {
  const qty = Number(field(form, `qty[${String(item.id)}]`) || field(form, 'qty'));
  return qty > 0 ? qty : item.qty;
};

function toCart(shop: Shop, c: Visit, item: WishlistItem, form: Form): Response {
  const name = findProduct(item.product_id)?.name ?? '';
  const elsewhere = moveToCart(shop, c, item, quantityIn(form, item));
  if (elsewhere !== null) return sendTo(c, elsewhere);
  const cartUrl = `${baseUrlOf(c)}checkout/cart/`;
  flash(
    c,
    'success',
    `\n${translateHtml('You added %1 to your <a href="%2">shopping cart</a>.', escapeHtml(name), cartUrl)}`,
  );
  return sendTo(c, PAGE);
}

function allToCart(shop: Shop, c: Visit, customerId: number, form: Form): Response {
  const added = wishlistItems(shop.db, customerId).filter(
    (item) => moveToCart(shop, c, item, quantityIn(form, item)) === null,
  );
  if (added.length > 0) {
    const names = added.map(({ product_id }) => findProduct(product_id)?.name ?? '');
    const list = names.map((name) => `"${name}"`).join(', ');
    flash(
      c,
      'success',
      translateHtml(
        '%1 product(s) have been added to shopping cart: %2.',
        String(added.length),
        escapeHtml(list),
      ),
    );
  }
  return sendTo(c, PAGE);
}

function save(shop: Shop, customerId: number, form: Form): void {
  for (const item of wishlistItems(shop.db, customerId)) {
    const description = field(form, `description[${String(item.id)}]`).trim();
    updateWishlistItem(shop.db, item.id, { qty: quantityIn(form, item), description });
  }
}

/** The action of a wish list form, for its customer. */
type Work = (c: Visit, form: Form, customerId: number) => Response;

/**
 * The wish list: its page and the actions of its forms (`endpoints.md` §6). Added before the other pages, because the first
 * page after a login adds the product that was chosen before it.
 */
export function addWishlistRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.use(async (c, next) => {
    replayPending(shop, c);
    await next();
  });

  app.get('/wishlist', (c) => {
    const { customerId } = c.get('session');
    if (customerId === null) return redirect(c, LOGIN);
    const lines = wishlistItems(shop.db, customerId).flatMap(
      ({ id, product_id, qty, description }) => {
        const product = findProduct(product_id);
        if (!product) return [];
        const view = productView(shop.db, product, baseUrlOf(c));
        return [{ id: String(id), product: view, qty, description }];
      },
    );
    return c.html(renderWishlist(pageContext(shop, c), lines));
  });

  app.get('/wishlist/index/configure/id/:item/product_id/:product', (c) => {
    const product = findProduct(Number(c.req.param('product')));
    return redirect(c, product ? productPath(product) : PAGE);
  });

  const onPost = (path: string, work: Work): void => {
    app.post(path, async (c) => {
      const form = await readForm(c);
      if (!hasFormKey(c, form)) return sendTo(c, PAGE);
      const { customerId } = c.get('session');
      if (customerId !== null) return work(c, form, customerId);
      return redirectToLogin(c, findProduct(Number(field(form, 'product'))));
    });
  };
  const ofItem =
    (work: (c: Visit, form: Form, item: WishlistItem) => Response): Work =>
    (c, form, customerId) => {
      const item = findWishlistItem(shop.db, customerId, Number(field(form, 'item')));
      return item ? work(c, form, item) : sendTo(c, PAGE);
    };

  onPost('/wishlist/index/add', (c, form, customerId) => {
    const product = findProduct(Number(field(form, 'product')));
    if (product) put(shop, c, customerId, product, Number(field(form, 'qty')) || product.minQty);
    else flash(c, 'error', "We can't specify a product.");
    return sendTo(c, PAGE);
  });
  onPost(
    '/wishlist/index/remove',
    ofItem((c, _form, item) => {
      const name = findProduct(item.product_id)?.name ?? '';
      removeWishlistItem(shop.db, item.id);
      flash(
        c,
        'success',
        `\n${translateHtml('%1 has been removed from your Wish List.', escapeHtml(name))}`,
      );
      return sendTo(c, PAGE);
    }),
  );
  onPost(
    '/wishlist/index/cart',
    ofItem((c, form, item) => toCart(shop, c, item, form)),
  );
  onPost('/wishlist/index/allcart', (c, form, customerId) => allToCart(shop, c, customerId, form));
  const update: Work = (c, form, customerId) => {
    save(shop, customerId, form);
    flash(c, 'success', 'Wish List has been updated.');
    return sendTo(c, PAGE);
  };
  onPost('/wishlist/index/update', update);
  onPost('/wishlist/index/update/*', update);
  onPost('/wishlist/index/fromcart', (c, form, customerId) => {
    const line = findLine(shop, c.get('session'), form, 'item');
    const product = line && findArticle(line.sku)?.product;
    if (line && product) {
      addToWishlist(shop.db, customerId, product.id, line.qty);
      removeItem(shop.db, line.id);
      flash(c, 'success', `${escapeHtml(product.name)} has been moved to your wish list.`);
    }
    return sendTo(c, '/checkout/cart/');
  });
}
