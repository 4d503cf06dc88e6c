import type { ItemImage } from './quote.types';

/** A product that was looked at a moment ago, as a list shows it. All texts are plain. */
export interface RecentProduct {
  readonly id: string;
  readonly name: string;
  /** A page of this shop. */
  readonly url: string;
  readonly image: ItemImage | null;
  /** As the shop writes it; empty when it says nothing. */
  readonly price: string;
  /** What it costs otherwise, when it is reduced; else empty. */
  readonly regularPrice: string;
  /** Whether it costs more with another choice (`price_info`: `minimal_price` below `max_price`, LIST-06). */
  readonly isFrom: boolean;
}

/** What the page says about products that were looked at (`config-shapes.md` §3.6). */
export interface ViewedSettings {
  /** Product data printed on this page, by id: those that are being looked at. */
  readonly items: Readonly<Record<string, unknown>>;
  /** Store and currency that product data must be in; null where the page does not say. */
  readonly store: string | null;
  readonly currency: string | null;
  /** What a view counts for: `store`, `group` or `website`, with its id; null: for the whole shop (RECENT-07). */
  readonly scope: { readonly name: string; readonly id: string } | null;
  /** Seconds a view counts (STOR-05). */
  readonly lifetime: number;
  /** Where views are told to; null when they are not (RECENT-10, RECENT-11). */
  readonly syncUrl: string | null;
}
