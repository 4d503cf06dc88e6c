import type { Category, Product } from '../product.types';
import type { Choice, PagerView } from './pager.types';

/** An option of a drop-down. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** A filter value. `swatch` is a colour (`#rrggbb`). */
export interface FilterOption {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly url: string;
  readonly swatch?: string;
}

/** A facet of the sidebar. */
export interface FilterView {
  readonly code: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** An active filter, and the URL without it. */
export interface ActiveFilterView {
  readonly label: string;
  readonly value: string;
  readonly removeUrl: string;
}

/** A query parameter that a form keeps. */
export interface KeptField {
  readonly name: string;
  readonly value: string;
}

/** Mode, order, direction and page size. */
export interface ToolbarView {
  readonly modes: readonly Choice[];
  readonly orders: readonly Option[];
  readonly limits: readonly Option[];
  readonly direction: {
    readonly value: 'asc' | 'desc';
    readonly label: string;
    readonly url: string;
  };
  /** Path of the drop-downs' forms. */
  readonly action: string;
  /** Query parameters that the forms of the drop-downs keep. */
  readonly kept: { readonly sorter: readonly KeptField[]; readonly limiter: readonly KeptField[] };
  /** Settings of the platform's toolbar widget, `productListToolbarForm`. */
  readonly widget: unknown;
}

/** One page of a category or search listing. */
export interface ListingView {
  readonly mode: 'grid' | 'list';
  readonly products: readonly Product[];
  readonly total: number;
  /** Positions of the first and the last product shown, from 1. */
  readonly first: number;
  readonly last: number;
  readonly toolbar: ToolbarView;
  readonly pager: PagerView;
  readonly filters: readonly FilterView[];
  readonly active: readonly ActiveFilterView[];
  readonly clearUrl: string;
  /** Whether its pages are replaced without a page load. */
  readonly isSwapped: boolean;
}

export interface CategoryData {
  readonly category: Category;
  readonly listing: ListingView;
}

/** Suggested terms with their number of results. */
export interface Suggestion {
  readonly title: string;
  readonly count: number;
  readonly url: string;
}

export interface SearchData {
  readonly query: string;
  /** Why there was no search, e.g. because the query is too short; otherwise ''. */
  readonly note: string;
  readonly listing: ListingView;
  readonly suggestions: readonly Suggestion[];
}
