import type { Context, Hono } from 'hono';

import { productsInCategory } from '../domain/catalogue/catalogue';
import { categories as shopCategories } from '../data/categories';
import type { ShopProduct } from '../data/products';
import { productView } from '../views/product-view';
import { listProducts } from '../domain/listing/listing';
import { listingView, type SortOrder } from '../views/listing-view';
import { parseListing, type ListingDefaults } from '../domain/listing/query';
import { completions, searchProducts, spellings } from '../domain/listing/search';
import { listingSwatchInit } from '../page-config/swatch-config';
import * as pages from '../pages/index';
import type { PageContext } from '../pages/context.types';
import type { Category } from '../pages/product.types';
import type { ListingView } from '../pages/listing/listing.types';
import type { Shop, ShopEnv } from '../domain/shop';
import { pageContext } from './context';
import { currentSettings } from '../domain/settings/visitor';
import { baseUrlOf } from '../domain/base-url';
import { redirect } from './visit';

const RESULT = '/catalogsearch/result/';
const SHORTEST_QUERY = 3;
const LONGEST_QUERY = 128;

const byPosition: SortOrder = { value: 'position', label: 'Position' };
const byRelevance: SortOrder = { value: 'relevance', label: 'Relevance' };
const orders: readonly SortOrder[] = [
  { value: 'name', label: 'Product Name' },
  { value: 'price', label: 'Price' },
];

interface Shelf {
  readonly ctx: PageContext;
  readonly listing: ListingView;
}

/** The page's context with the init entries of its swatches, and the listing for the URL. */
function shelf(
  shop: Shop,
  c: Context<ShopEnv>,
  all: readonly ShopProduct[],
  first: SortOrder,
  url = new URL(c.req.url),
): Shelf {
  const baseUrl = baseUrlOf(c);
  const offered = [first, ...orders];
  const defaults: ListingDefaults = {
    order: first.value,
    direction: first === byRelevance ? 'desc' : 'asc',
  };
  const names = offered.map(({ value }) => value);
  const found = listProducts(all, parseListing(url.searchParams, names, defaults));
  const ctx = pageContext(shop, c);
  const swatches = found.products
    .filter(({ type }) => type === 'configurable')
    .map((product) => listingSwatchInit(shop.db, product, baseUrl));
  return {
    ctx: { ...ctx, config: { ...ctx.config, init: [...ctx.config.init, ...swatches] } },
    listing: listingView(found, {
      url,
      orders: offered,
      defaults,
      formKey: ctx.formKey,
      isSwapped: currentSettings().swapLists,
      viewOf: (product) => productView(shop.db, product, baseUrl),
    }),
  };
}

/** A category page, filtered, sorted and paged according to the URL. */
export function categoryPage(shop: Shop, c: Context<ShopEnv>, category: Category, urlKey: string) {
  const { ctx, listing } = shelf(shop, c, productsInCategory(urlKey), byPosition);
  return c.html(pages.renderCategory(ctx, { category, listing }));
}

const resultUrl = (query: string): string => `${RESULT}?${new URLSearchParams({ q: query })}`;

/** The page of a category at a URL other than the request's, e.g. `?p=2`; null if there is none. */
export function departmentPage(
  shop: Shop,
  c: Context<ShopEnv>,
  urlKey: string,
  query: string,
): { readonly ctx: PageContext; readonly html: string } | null {
  const category = shopCategories.find((one) => one.urlKey === urlKey);
  if (!category) return null;
  const url = new URL(`/${urlKey}.html${query}`, baseUrlOf(c));
  const { ctx, listing } = shelf(shop, c, productsInCategory(urlKey), byPosition, url);
  const shown = { ...category, url: url.pathname };
  return { ctx, html: pages.renderCategory(ctx, { category: shown, listing }) };
}

/** Search results, the suggestions while typing, and the log of terms (`endpoints.md` §5). */
export function addSearchRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/catalogsearch/result', (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, LONGEST_QUERY);
    if (query === '') return redirect(c, '/');
    const isShort = query.length < SHORTEST_QUERY;
    const found = isShort ? [] : searchProducts(query);
    const { ctx, listing } = shelf(shop, c, found, byRelevance);
    const suggestions = found.length > 0 || isShort ? [] : spellings(query);
    return c.html(
      pages.renderSearch(ctx, {
        query,
        note: isShort ? `Minimum Search query length is ${String(SHORTEST_QUERY)}` : '',
        listing,
        suggestions: suggestions.map((term) => ({ ...term, url: resultUrl(term.title) })),
      }),
    );
  });

  app.get('/search/ajax/suggest', (c) => {
    const query = (c.req.query('q') ?? '').trim();
    if (query === '') return redirect(c, '/');
    return c.json(
      completions(query).map(({ title, count }) => ({ title, num_results: String(count) })),
    );
  });

  app.get('/catalogsearch/searchTermsLog/save', (c) =>
    c.json({ success: true, error_message: '' }),
  );
}
