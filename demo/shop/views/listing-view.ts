import type { Product } from '../pages/product.types';
import type { ListingView, ToolbarView } from '../pages/listing/listing.types';
import type { Choice, PagerView } from '../pages/listing/pager.types';
import type { ShopProduct } from '../data/products';
import type { Listing } from '../domain/listing/listing';
import {
  addressWith,
  defaultLimit,
  limitsOf,
  MODES,
  PARAMETER,
  type ListingDefaults,
} from '../domain/listing/query';

/** A sort order with its label. */
export interface SortOrder {
  readonly value: string;
  readonly label: string;
}

/** The input of a page with a listing. */
export interface ListingPage {
  /** Address of this request. */
  readonly url: URL;
  readonly orders: readonly SortOrder[];
  readonly defaults: ListingDefaults;
  readonly formKey: string;
  readonly isSwapped: boolean;
  readonly viewOf: (product: ShopProduct) => Product;
}

const PAGES_SHOWN = 5;
const MODE_LABELS = { grid: 'Grid', list: 'List' } as const;

/** Pages around `page`, of `count`, each with its URL; a pager shows at most five. */
export function pagerView(
  page: number,
  count: number,
  addressOf: (page: number) => string,
): PagerView {
  const first = Math.max(1, Math.min(page - Math.floor(PAGES_SHOWN / 2), count - PAGES_SHOWN + 1));
  const shown = Array.from({ length: Math.min(PAGES_SHOWN, count) }, (_, index) => first + index);
  return {
    pages: shown.map((number): Choice => ({
      value: String(number),
      label: String(number),
      url: number === page ? null : addressOf(number),
    })),
    previousUrl: page > 1 ? addressOf(page - 1) : null,
    nextUrl: page < count ? addressOf(page + 1) : null,
  };
}

function toolbarView({ query }: Listing, page: ListingPage): ToolbarView {
  const { url, orders, defaults, formKey } = page;
  const turned = query.direction === 'asc' ? 'desc' : 'asc';
  const keptBut = (own: string) =>
    [...url.searchParams]
      .filter(([name]) => name !== own && name !== PARAMETER.page)
      .map(([name, value]) => ({ name, value }));
  return {
    modes: MODES.map((mode) => ({
      value: mode,
      label: MODE_LABELS[mode],
      url:
        mode === query.mode
          ? null
          : addressWith(url, {
              [PARAMETER.mode]: mode === 'grid' ? null : mode,
              [PARAMETER.limit]: null,
            }),
    })),
    orders: orders.map((order) => ({ ...order, isChosen: order.value === query.order })),
    limits: limitsOf(query.mode).map((limit) => ({
      value: String(limit),
      label: String(limit),
      isChosen: limit === query.limit,
    })),
    direction: {
      value: turned,
      label: turned === 'asc' ? 'Set Ascending Direction' : 'Set Descending Direction',
      url: addressWith(url, {
        [PARAMETER.direction]: turned === defaults.direction ? null : turned,
      }),
    },
    action: url.pathname,
    kept: { sorter: keptBut(PARAMETER.order), limiter: keptBut(PARAMETER.limit) },
    widget: {
      mode: PARAMETER.mode,
      direction: PARAMETER.direction,
      order: PARAMETER.order,
      limit: PARAMETER.limit,
      modeDefault: 'grid',
      directionDefault: defaults.direction,
      orderDefault: defaults.order,
      limitDefault: defaultLimit(query.mode),
      url: url.href,
      formKey,
      post: false,
    },
  };
}

/** A listing for its page: every choice is a URL. */
export function listingView(listing: Listing, page: ListingPage): ListingView {
  const { url } = page;
  const { query } = listing;
  const before = (listing.page - 1) * query.limit;
  const without = Object.fromEntries(query.filters.map(({ facet }) => [facet.code, null]));
  return {
    mode: query.mode,
    products: listing.products.map((product) => page.viewOf(product)),
    total: listing.total,
    first: listing.total === 0 ? 0 : before + 1,
    last: before + listing.products.length,
    toolbar: toolbarView(listing, page),
    pager: pagerView(listing.page, listing.pages, (number) =>
      addressWith(url, { [PARAMETER.page]: number === 1 ? null : String(number) }),
    ),
    filters: listing.choices.map(({ facet, label, values }) => ({
      code: facet.code,
      label,
      options: values.map(({ value, count }) => ({
        ...value,
        count,
        url: addressWith(url, { [facet.code]: value.id }),
      })),
    })),
    active: query.filters.map(({ facet, value }) => ({
      label: facet.label(listing.products),
      value: value.label,
      removeUrl: addressWith(url, { [facet.code]: null }),
    })),
    clearUrl: addressWith(url, without),
    isSwapped: page.isSwapped,
  };
}
