import type { ShopProduct } from '../../data/products';
import { facets, sortingPrice, type Facet, type FacetValue } from './facets';
import type { ListingQuery } from './query';

/** A further filter value, with the number of products that it would leave. */
export interface FacetCount {
  readonly value: FacetValue;
  readonly count: number;
}

/** The products on one page of a listing, and its further filters. */
export interface Listing {
  readonly query: ListingQuery;
  /** Products of this page. */
  readonly products: readonly ShopProduct[];
  /** The number of products on all pages. */
  readonly total: number;
  readonly pages: number;
  /** The current page, from 1; a page past the end becomes the last. */
  readonly page: number;
  /** Unused facets, each with at least two values, or one value that excludes some products. */
  readonly choices: readonly {
    readonly facet: Facet;
    readonly label: string;
    readonly values: readonly FacetCount[];
  }[];
}

type Compare = (one: ShopProduct, other: ShopProduct) => number;

const comparisons: Readonly<Record<string, Compare>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  price: (one, other) => sortingPrice(one) - sortingPrice(other),
};

/** `position` and `relevance` keep the given order. */
function sorted(
  list: readonly ShopProduct[],
  { order, direction }: ListingQuery,
): readonly ShopProduct[] {
  const compare = comparisons[order];
  const ordered = compare ? [...list].sort(compare) : list;
  const isReversed = order === 'relevance' ? direction === 'asc' : direction === 'desc';
  return isReversed ? [...ordered].reverse() : ordered;
}

function countsOf(facet: Facet, list: readonly ShopProduct[]): readonly FacetCount[] {
  const counts = new Map<string, FacetCount>();
  for (const product of list) {
    for (const value of facet.valuesOf(product)) {
      counts.set(value.id, { value, count: (counts.get(value.id)?.count ?? 0) + 1 });
    }
  }
  const compare = facet.compare ?? ((one, other) => one.label.localeCompare(other.label));
  return [...counts.values()].sort((one, other) => compare(one.value, other.value));
}

const hasValue = (product: ShopProduct, facet: Facet, value: FacetValue): boolean =>
  facet.has?.(product, value) ?? facet.valuesOf(product).some(({ id }) => id === value.id);

/** Filters, sorts and pages products, given in the best order, according to a query. */
export function listProducts(all: readonly ShopProduct[], query: ListingQuery): Listing {
  const found = all.filter((product) =>
    query.filters.every(({ facet, value }) => hasValue(product, facet, value)),
  );
  const pages = Math.max(1, Math.ceil(found.length / query.limit));
  const page = Math.min(query.page, pages);
  const unused = facets.filter((facet) => query.filters.every((active) => active.facet !== facet));
  return {
    query,
    products: sorted(found, query).slice((page - 1) * query.limit, page * query.limit),
    total: found.length,
    pages,
    page,
    choices: unused
      .map((facet) => ({ facet, label: facet.label(all), values: countsOf(facet, found) }))
      .filter(({ values }) => values.some(({ count }) => count < found.length)),
  };
}
