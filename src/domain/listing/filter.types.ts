/** The face of an option: a colour, the URL of an image, or a short text. */
export interface FilterSwatch {
  readonly kind: 'colour' | 'image' | 'text';
  readonly value: string;
}

/** A value to narrow the listing down by. */
export interface FilterOption {
  readonly label: string;
  /** How many products it leaves; null where the shop does not count. */
  readonly count: number | null;
  /** The listing with it; null where it would leave nothing. */
  readonly url: string | null;
  /** Null for a plain word. */
  readonly swatch: FilterSwatch | null;
}

/** An attribute with the values that are left to choose from. */
export interface FilterGroup {
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** A filter that is on. */
export interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  /** The listing without it. */
  readonly removeUrl: string;
}

/** The layered navigation of a listing. */
export interface Filters {
  readonly groups: readonly FilterGroup[];
  readonly active: readonly ActiveFilter[];
  /** The listing without any; null while none is on. */
  readonly clearUrl: string | null;
}
