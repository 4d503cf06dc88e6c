/** A link to another page of the list; without a URL for the current one. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly url: string | null;
}

/** Pages of a list around the current one. */
export interface PagerView {
  readonly pages: readonly Choice[];
  readonly previousUrl: string | null;
  readonly nextUrl: string | null;
}
