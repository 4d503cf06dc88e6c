/** A step on the way from the start page. All texts are plain; the shop's own words are translated. */
export interface Crumb {
  readonly label: string;
  /** Said when the pointer rests on it; empty when there is nothing to add. */
  readonly title: string;
  /** Null for the page itself. */
  readonly url: string | null;
}
