import type { ItemImage } from './quote.types';

/** A recently viewed product in a list. All texts are plain. */
export interface RecentProduct {
  readonly id: string;
  readonly name: string;
  /** URL of the product page, in this shop. */
  readonly url: string;
  readonly image: ItemImage | null;
  /** Formatted by the shop; empty when unknown. */
  readonly price: string;
  /** The regular price if the price is reduced; otherwise empty. */
  readonly regularPrice: string;
  /** Whether other options cost more (`price_info`: `minimal_price` below `max_price`, LIST-06). */
  readonly isFrom: boolean;
  /** The price in other quantities, if that is lower than the price (`minimal_price`); otherwise empty. */
  readonly lowest: string;
  /** How the product is added to the cart (LIST-07); null if it is not for sale or the row lacks the data. */
  readonly buy: ProductPurchase | null;
}

/** The `add_to_cart_button` of a product row (LIST-07). */
export interface ProductPurchase {
  /** URL of the action that adds the product to the cart. */
  readonly url: string;
  /** The fields of that post; null if the product has required options, which are selected on its page. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The page's settings of recently viewed products (`config-shapes.md` §3.6). */
export interface ViewedSettings {
  /** Product data in this page, by id: the products being viewed. */
  readonly items: Readonly<Record<string, unknown>>;
  /** Store and currency of usable product data; null where the page does not contain them. */
  readonly store: string | null;
  readonly currency: string | null;
  /** The scope of a view: `store`, `group` or `website`, with its id; null: the whole shop (RECENT-07). */
  readonly scope: { readonly name: string; readonly id: string } | null;
  /** Lifetime of a view, in seconds (STOR-05). */
  readonly lifetime: number;
  /** The URL to send views to; null when they are not sent (RECENT-10, RECENT-11). */
  readonly syncUrl: string | null;
}
