import { facets, type Facet, type FacetValue } from './facets';

/** The layout of a listing. */
export type Mode = 'grid' | 'list';
/** The sort direction. */
export type Direction = 'asc' | 'desc';

/** A facet with the chosen value. */
export interface ActiveFilter {
  readonly facet: Facet;
  readonly value: FacetValue;
}

/** The query of a listing's URL; missing and invalid parameters have their defaults. */
export interface ListingQuery {
  readonly filters: readonly ActiveFilter[];
  readonly order: string;
  readonly direction: Direction;
  readonly mode: Mode;
  readonly limit: number;
  /** From 1; may be past the end. */
  readonly page: number;
}

/** The default order: a search is sorted by relevance, best first. */
export interface ListingDefaults {
  readonly order: string;
  readonly direction: Direction;
}

export const MODES: readonly Mode[] = ['grid', 'list'];

/** Page sizes of each mode; the first is the default (`config-shapes.md` §3.6). */
const LIMITS: Readonly<Record<Mode, readonly number[]>> = {
  grid: [12, 24, 36],
  list: [10, 5, 15, 20, 25],
};

/** Names of the toolbar's query parameters. */
export const PARAMETER = {
  mode: 'product_list_mode',
  direction: 'product_list_dir',
  order: 'product_list_order',
  limit: 'product_list_limit',
  page: 'p',
} as const;

/** Page sizes of a mode, smallest first. */
export function limitsOf(mode: Mode): readonly number[] {
  return [...LIMITS[mode]].sort((one, other) => one - other);
}

/** The default page size of a mode. */
export function defaultLimit(mode: Mode): number {
  return LIMITS[mode][0] ?? 12;
}

function oneOf<Value extends string>(
  value: string | null,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  return allowed.find((one) => one === value) ?? fallback;
}

/** Reads a listing's URL; `orders` are its sort orders. */
export function parseListing(
  params: URLSearchParams,
  orders: readonly string[],
  defaults: ListingDefaults,
): ListingQuery {
  const mode = oneOf(params.get(PARAMETER.mode), MODES, 'grid');
  const limit = Number(params.get(PARAMETER.limit));
  const page = Number(params.get(PARAMETER.page));
  return {
    filters: facets.flatMap((facet) => {
      const value = facet.find(params.get(facet.code) ?? '');
      return value ? [{ facet, value }] : [];
    }),
    order: oneOf(params.get(PARAMETER.order), orders, defaults.order),
    direction: oneOf(params.get(PARAMETER.direction), ['asc', 'desc'], defaults.direction),
    mode,
    limit: LIMITS[mode].includes(limit) ? limit : defaultLimit(mode),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * The listing's URL with some parameters changed, and those set to null removed. A change of anything but the
 * page resets to the first page, unless the change includes a page.
 */
export function addressWith(
  current: URL,
  changes: Readonly<Record<string, string | null>>,
): string {
  const params = new URLSearchParams(current.search);
  params.delete(PARAMETER.page);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? current.pathname : `${current.pathname}?${query}`;
}
