/** A video on the page. */
export interface Video {
  readonly play: () => void;
  readonly pause: () => void;
  readonly remove: () => void;
}
