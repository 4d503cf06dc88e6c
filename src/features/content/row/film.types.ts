/** A film on the page. */
export interface Film {
  readonly play: () => void;
  readonly pause: () => void;
  readonly remove: () => void;
}
