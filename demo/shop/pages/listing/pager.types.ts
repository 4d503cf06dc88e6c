/** A way to another view of the same list; no address for the one shown. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly url: string | null;
}

/** Pages of a list, around the one shown. */
export interface PagerView {
  readonly pages: readonly Choice[];
  readonly previousUrl: string | null;
  readonly nextUrl: string | null;
}
