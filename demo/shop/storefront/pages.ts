import type { Context, Hono } from 'hono';

import { products } from '../data/products';
import { findProductByUrlKey, productsInCategory } from '../domain/catalogue/catalogue';
import { categories } from '../data/categories';
import { shownBlock } from '../domain/blocks/block-store';
import type { ShopProduct } from '../data/products';
import { categoryViews, productView } from '../views/product-view';
import * as pages from '../pages/index';
import type { Category, Product } from '../pages/product.types';
import type { Shop, ShopEnv } from '../domain/shop';
import { pageContext } from './context';
import { pageCacheInit } from './private-blocks';
import { categoryPage } from './listing-pages';
import { productPage } from './product-pages';
import { baseUrlOf } from '../domain/base-url';

const SHELF = 4;
const CAROUSEL = 12;
/** The number of parts of each kind on the page for measurements. */
const MOST_PARTS = 100;

function views(shop: Shop, c: Context<ShopEnv>, list: readonly ShopProduct[]): readonly Product[] {
  return list.map((product) => productView(shop.db, product, baseUrlOf(c)));
}

function categoryOf(urlKey: string | undefined): Category | null {
  return categoryViews.find(({ url }) => url === `/${urlKey ?? ''}.html`) ?? null;
}

/** The page for an unknown path. */
export function notFound(shop: Shop, c: Context<ShopEnv>): Response | Promise<Response> {
  return c.html(pages.renderNotFound(pageContext(shop, c)), 404);
}

/** Pages that show the catalogue. */
export function addCataloguePages(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/', (c) => {
    const shown = new Set<ShopProduct>();
    const ctx = pageContext(shop, c);
    const init = [...ctx.config.init, pageCacheInit(ctx.baseUrl, ctx.path)];
    return c.html(
      pages.renderHome(
        { ...ctx, config: { ...ctx.config, init } },
        {
          noticeHtml: shownBlock(shop.db, 'home-notice'),
          featured: views(
            shop,
            c,
            products.filter(({ featured }) => featured),
          ),
          shelves: categories.flatMap(({ urlKey }) => {
            const category = categoryOf(urlKey);
            if (!category) return [];
            const shelf = productsInCategory(urlKey)
              .filter((product) => !shown.has(product))
              .slice(0, SHELF);
            for (const product of shelf) shown.add(product);
            return [{ category, products: views(shop, c, shelf) }];
          }),
        },
      ),
    );
  });

  app.get('/about', (c) => {
    const shown = views(shop, c, products.slice(0, CAROUSEL));
    const notice = shownBlock(shop.db, 'about-notice');
    return c.html(pages.renderAbout(pageContext(shop, c), shown, notice));
  });

  app.get('/evenings', (c) => c.html(pages.renderEvenings(pageContext(shop, c))));

  app.get('/many-parts', (c) => {
    const count = (name: string) => Math.min(Number(c.req.query(name) ?? 0) || 0, MOST_PARTS);
    const parts = {
      sliders: count('sliders'),
      maps: count('maps'),
      rows: count('rows'),
      tabs: count('tabs'),
      banners: count('banners'),
    };
    return c.html(pages.renderManyParts(pageContext(shop, c), parts));
  });

  app.get('/stores', (c) => c.html(pages.renderStores(pageContext(shop, c))));

  app.get('/:page{[a-z0-9-]+\\.html}', (c) => {
    const urlKey = c.req.param('page').replace(/\.html$/, '');
    const product = findProductByUrlKey(urlKey);
    if (product) return productPage(shop, c, product);
    const category = categoryOf(urlKey);
    return category ? categoryPage(shop, c, category, urlKey) : notFound(shop, c);
  });
}
