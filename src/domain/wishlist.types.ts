/** An item of the wish list section, which contains the latest three. */
export interface WishlistItem {
  readonly itemId: string;
  readonly productId: string;
  readonly qty: number;
}

/** The wish list section (`config-shapes.md` §6.4). */
export interface WishlistSection {
  /** The number of items as the shop writes it, such as "3 items"; null when the list is empty. */
  readonly counter: string | null;
  /** Newest first. */
  readonly items: readonly WishlistItem[];
}
