import type { PriceFormat } from '../money.types';

/** A picture or film of a product, in the gallery's three sizes (`config-shapes.md` §3.4). Texts are plain. */
export interface ProductImage {
  readonly thumb: string;
  readonly img: string;
  readonly full: string;
  readonly caption: string;
  readonly isMain: boolean;
  readonly type: 'image' | 'video';
  readonly videoUrl: string | null;
}

/** The pictures that belong to what was chosen. `prepend`: before the page's own; `replace`: instead of them (SWAT-22). */
export interface ChosenImages {
  readonly list: readonly ProductImage[];
  readonly strategy: 'replace' | 'prepend';
}

/** What a piece costs from `qty` pieces on (PRICE-02). `base` without tax and fees; null when the page does not say. */
export interface TierPrice {
  readonly qty: number;
  readonly price: number;
  readonly base: number | null;
}

/** A fixed fee inside or beside a price, per piece (WEEE-03). `label` is plain text. */
export interface ProductFee {
  readonly code: string;
  readonly label: string;
  readonly amount: number;
  readonly amountInclTax: number;
}

/** A price that the maker advertises and the shop must not undercut in the open (MSRP-01). Texts are plain. */
export interface AdvertisedPrice {
  /** Null where the server only writes it; then the server has decided that it applies. */
  readonly amount: number | null;
  /** As the server writes it; '' where there is an amount. */
  readonly written: string;
  /** Shown after a click; otherwise only in the cart. */
  readonly isShownOnGesture: boolean;
  readonly message: string;
  readonly explanation: string;
}

/** One price with and without what the shop adds to it (PRICE-01). */
export interface Amount {
  /** As the shop shows prices, usually with tax and fees. */
  readonly shown: number;
  /** Without tax and fees. */
  readonly base: number;
}

/** What a choice adds to the price of one piece, and to its price before any special one. */
export interface AddedPrice {
  readonly final: Amount;
  readonly regular: Amount;
}

/** What one piece of a product costs, in the shop's currency. */
export interface ProductPrices {
  readonly final: Amount;
  /** Before any special price; the same as `final` without one. */
  readonly regular: Amount;
  /** The dearest that a choice can come to; null for one price. */
  readonly highest: Amount | null;
  /** The server calls it the lowest of several without saying which the highest is. */
  readonly isLowest?: true;
  readonly tiers: readonly TierPrice[];
  readonly advertised: AdvertisedPrice | null;
  readonly fees: readonly ProductFee[];
}

/** How an option looks (SWAT-08). `value` is a colour, the address of a picture or a text. */
export interface Swatch {
  readonly kind: 'text' | 'colour' | 'image' | 'empty';
  readonly value: string;
  /** A larger picture; '' without one. */
  readonly thumb: string;
}

/** A value of an attribute (SWAT-04). A null swatch: the attribute is a drop-down. */
export interface ConfigurableOption {
  readonly id: string;
  readonly label: string;
  readonly swatch: Swatch | null;
  /** Ids of the variants that have it and can be bought. */
  readonly products: readonly string[];
}

/** Something to choose, e.g. Colour (SWAT-04). Texts are plain. */
export interface ConfigurableAttribute {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly options: readonly ConfigurableOption[];
  /** Whether a choice of it changes the pictures. */
  readonly changesImages: boolean;
}

/** Attribute id to option id. */
export type Selection = Readonly<Record<string, string>>;

/** What can be chosen of a product, and what that comes to (SWAT-04 to SWAT-07). */
export interface Configurable {
  /** In the shop's order. */
  readonly attributes: readonly ConfigurableAttribute[];
  /** By variant id. */
  readonly prices: Readonly<Record<string, ProductPrices>>;
  readonly images: Readonly<Record<string, readonly ProductImage[]>>;
  readonly chooseText: string;
  /** Chosen by the server at first, e.g. while a cart line is edited. */
  readonly defaults: Selection;
  /** Pictures of what the server has chosen. */
  readonly defaultImages: readonly ProductImage[];
  readonly imageStrategy: ChosenImages['strategy'];
  /** Where pictures of a variant are asked for; null: the page prints them all (SWAT-16). */
  readonly mediaUrl: string | null;
  readonly hasTooltips: boolean;
  /** How many swatches of an attribute show before "More"; null for all of them (SWAT-23). */
  readonly numberToShow: number | null;
  /** Sizes of picture swatches, in CSS pixels. */
  readonly swatchSize: Readonly<Record<'image' | 'thumb', { width: number; height: number }>>;
}

/** What a page prints of a product. */
export interface PageProduct {
  /** How its prices are written; null: as the shop writes all of them. */
  readonly priceFormat: PriceFormat | null;
  readonly prices: ProductPrices | null;
  readonly configurable: Configurable | null;
}
