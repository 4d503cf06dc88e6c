import type { Category, Product } from '../product.types';
import type { Choice, PagerView } from './pager.types';

/** An option of a drop-down. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** A value to narrow the listing down by. `swatch` is a colour (`#rrggbb`). */
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

/** A filter that is on, and the address without it. */
export interface ActiveFilterView {
  readonly label: string;
  readonly value: string;
  readonly removeUrl: string;
}

/** A field of the address that a form keeps. */
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
  /** Path that the drop-downs' forms ask. */
  readonly action: string;
  /** What the forms of the drop-downs keep of the address. */
  readonly kept: { readonly sorter: readonly KeptField[]; readonly limiter: readonly KeptField[] };
  /** Settings of the platform's toolbar widget, `productListToolbarForm`. */
  readonly widget: unknown;
}

/** One page of a listing as a category or a search shows it. */
export interface ListingView {
  readonly mode: 'grid' | 'list';
  readonly products: readonly Product[];
  readonly total: number;
  /** Places of the first and the last product shown, from 1. */
  readonly first: number;
  readonly last: number;
  readonly toolbar: ToolbarView;
  readonly pager: PagerView;
  readonly filters: readonly FilterView[];
  readonly active: readonly ActiveFilterView[];
  readonly clearUrl: string;
  /** Whether its pages take each other's place without a page load. */
  readonly isSwapped: boolean;
}

export interface CategoryData {
  readonly category: Category;
  readonly listing: ListingView;
}

/** Words to search for instead, with how many products each finds. */
export interface Suggestion {
  readonly title: string;
  readonly count: number;
  readonly url: string;
}

export interface SearchData {
  readonly query: string;
  /** Why nothing was looked for, e.g. a query that is too short; '' when it was. */
  readonly note: string;
  readonly listing: ListingView;
  readonly suggestions: readonly Suggestion[];
}
