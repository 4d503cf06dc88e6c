import type { Context, Hono } from 'hono';

import { replaceLine } from '../domain/carts/add-to-cart';
import { cartItems, type CartItem } from '../domain/carts/cart-store';
import { products } from '../data/products';
import { findArticle, findProduct, productsInCategory } from '../domain/catalogue/catalogue';
import type { ShopProduct, Variant } from '../data/products';
import { coverPath, productPath } from '../domain/catalogue/paths';
import { categoryViews, productView } from '../views/product-view';
import { purchaseView } from '../views/purchase-view';
import { translateHtml } from '../domain/language/translate';
import { productPageInit } from '../page-config/product-init';
import { instantPurchaseInit } from '../page-config/payment-pages';
import { purchaseInit } from '../page-config/purchase-init';
import { renderProduct } from '../pages/index';
import type { PageContext } from '../pages/context.types';
import type { ProductData } from '../pages/contract';
import { reviewsView } from '../views/review-view';
import { sessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { pageContext } from './context';
import { escapeHtml } from '../support/html';
import { wishOf } from '../domain/carts/wish-of-form';
import { baseUrlOf } from '../domain/base-url';
import { hasFormKey, readForm, redirect, flash } from './visit';

type Visit = Context<ShopEnv>;

const SHELF = 8;
const CART = '/checkout/cart/';

/** The view and configuration of a product page; with a line of the cart it edits that line instead of adding one. */
export function productPageData(
  shop: Shop,
  c: Visit,
  product: ShopProduct,
  item: CartItem | null,
): { readonly ctx: PageContext; readonly data: ProductData } {
  const baseUrl = baseUrlOf(c);
  const [shelf] = product.categories;
  const related = productsInCategory(shelf ?? '').filter(({ id }) => id !== product.id);
  const ctx = pageContext(shop, c, 'product');
  const view = productView(shop.db, product, baseUrl);
  const { media } = product;
  const init = [
    ...ctx.config.init,
    ...purchaseInit(shop.db, product, item, baseUrl),
    ...productPageInit(shop.db, product, baseUrl),
    ...(ctx.hasInstantPurchase === true && !item ? [instantPurchaseInit(baseUrl)] : []),
  ];
  return {
    ctx: { ...ctx, config: { ...ctx.config, init } },
    data: {
      product: view,
      purchase: purchaseView(shop.db, product, view.addToCartUrl, item),
      category: categoryViews.find(({ url }) => url === `/${shelf ?? ''}.html`) ?? null,
      media: media && { ...media, poster: coverPath(product.sku) },
      reviews: reviewsView(
        shop.db,
        product,
        c.get('session').id,
        Number(c.req.query('review_page')),
      ),
      related: related.slice(0, SHELF).map((one) => productView(shop.db, one, baseUrl)),
    },
  };
}

/** The page of a product; with a line of the cart it edits that line instead of adding one. */
export function productPage(
  shop: Shop,
  c: Visit,
  product: ShopProduct,
  item: CartItem | null = null,
): Response | Promise<Response> {
  const { ctx, data } = productPageData(shop, c, product, item);
  return c.html(renderProduct(ctx, data));
}

/** The line of the visitor's cart in the path. */
function lineOf(shop: Shop, c: Visit): CartItem | null {
  const cart = sessionCart(shop, c.get('session'));
  const id = Number(c.req.param('item'));
  return cart ? (cartItems(shop.db, cart.id).find((item) => item.id === id) ?? null) : null;
}

function configure(shop: Shop, c: Visit): Response | Promise<Response> {
  const item = lineOf(shop, c);
  const product = item && findArticle(item.sku)?.product;
  if (!product) {
    flash(c, 'error', "The quote item isn't found. Verify the item and try again.");
    return redirect(c, CART);
  }
  const group = item.choice.group === null ? null : findProduct(item.choice.group);
  return group ? redirect(c, productPath(group)) : productPage(shop, c, product, item);
}

async function change(shop: Shop, c: Visit): Promise<Response> {
  const form = await readForm(c);
  const item = lineOf(shop, c);
  const cart = sessionCart(shop, c.get('session'));
  const product = item && findArticle(item.sku)?.product;
  if (!hasFormKey(c, form) || !product || !cart) {
    flash(c, 'error', "The quote item isn't found. Verify the item and try again.");
    return redirect(c, CART);
  }
  const result = replaceLine(shop.db, cart.id, item.id, wishOf(form, product));
  if (!result.ok) {
    flash(c, result.needsOptions ? 'notice' : 'error', result.message);
    const path = `id/${String(item.id)}/product_id/${String(product.id)}/`;
    return redirect(c, `/checkout/cart/configure/${path}`);
  }
  flash(
    c,
    'success',
    translateHtml('%1 was updated in your shopping cart.', escapeHtml(product.name)),
  );
  return redirect(c, CART);
}

/** Pictures of a product or variant for swatches; `[]` for an unknown one. */
function swatchMedia(productId: number, baseUrl: string): object {
  const find = ({ variants }: ShopProduct): Variant | undefined =>
    variants.find(({ id }) => id === productId);
  const product = products.find((one) => one.id === productId || find(one) !== undefined);
  if (!product) return [];
  const variant = find(product);
  const sku = variant?.colour === undefined ? product.sku : variant.sku;
  const url = new URL(coverPath(sku), baseUrl).href;
  const picture = { large: url, medium: url, small: url, position: '1', isMain: true };
  return { ...picture, gallery: { [String(productId)]: picture } };
}

/** Editing a line's options, free samples, and the pictures of swatches (SWAT-16, SWAT-17). */
export function addProductRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/checkout/cart/configure/id/:item/product_id/:product', (c) => configure(shop, c));
  app.post('/checkout/cart/updateItemOptions/id/:item/product/:product', (c) => change(shop, c));
  app.post('/checkout/cart/updateItemOptions/id/:item', (c) => change(shop, c));

  app.get('/swatches/ajax/media', (c) =>
    c.json(swatchMedia(Number(c.req.query('product_id')), baseUrlOf(c))),
  );

  const file = (c: Visit, text: string | undefined): Response =>
    text === undefined
      ? redirect(c, '/')
      : c.body(text, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  app.get('/downloadable/download/sample/sample_id/:id', (c) => {
    const all = products.flatMap(({ samples }) => samples);
    return file(c, all.find(({ id }) => id === Number(c.req.param('id')))?.text);
  });
  app.get('/downloadable/download/linkSample/link_id/:id', (c) => {
    const all = products.flatMap(({ links }) => links);
    return file(c, all.find(({ id }) => id === Number(c.req.param('id')))?.sample);
  });
}
