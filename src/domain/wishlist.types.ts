import type { DataPost } from './data-post';
import type { ItemImage } from './quote.types';

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

/** An item of the section with what the block in a sidebar shows (`config-shapes.md` §6.4). */
export interface BlockItem {
  readonly itemId: string;
  /** Plain text. */
  readonly name: string;
  /** The product's page; '' if the section has no valid URL. */
  readonly url: string;
  readonly image: ItemImage | null;
  /** Plain text, formatted by the shop; '' if unknown. */
  readonly price: string;
  /** The regular price if the price is reduced, as plain text; '' otherwise. */
  readonly regularPrice: string;
  /** Adds the item to the cart; null if it is not for sale. */
  readonly purchase: DataPost | null;
  readonly removal: DataPost | null;
}
