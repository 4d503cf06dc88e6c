import type { PriceFormat } from '../money.types';

/** An image or video of a product, in the gallery's three sizes (`config-shapes.md` §3.4). Texts are plain. */
export interface ProductImage {
  readonly thumb: string;
  readonly img: string;
  readonly full: string;
  readonly caption: string;
  readonly isMain: boolean;
  readonly type: 'image' | 'video';
  readonly videoUrl: string | null;
}

/** The images of the chosen variant. `prepend`: before the page's own; `replace`: instead of them (SWAT-22). */
export interface ChosenImages {
  readonly list: readonly ProductImage[];
  readonly strategy: 'replace' | 'prepend';
}

/** The unit price from a quantity of `qty` on (PRICE-02). `base` is without tax and fees; null when unknown. */
export interface TierPrice {
  readonly qty: number;
  readonly price: number;
  readonly base: number | null;
}

/** A fixed fee per unit, included in a price or added to it (WEEE-03). `label` is plain text. */
export interface ProductFee {
  readonly code: string;
  readonly label: string;
  readonly amount: number;
  readonly amountInclTax: number;
}

/** The manufacturer's advertised price, below which the shop may not advertise its own (MSRP-01). Texts are plain. */
export interface AdvertisedPrice {
  /** Null where the server only sends formatted text; then the server has decided that it applies. */
  readonly amount: number | null;
  /** Formatted by the server; '' where there is an amount. */
  readonly written: string;
  /** Shown after a click; otherwise only in the cart. */
  readonly isShownOnGesture: boolean;
  readonly message: string;
  readonly explanation: string;
}

/** A price with and without tax and fees (PRICE-01). */
export interface Amount {
  /** As the shop shows prices, usually with tax and fees. */
  readonly shown: number;
  /** Without tax and fees. */
  readonly base: number;
}

/** What a choice adds to the unit price, and to the regular one. */
export interface AddedPrice {
  readonly final: Amount;
  readonly regular: Amount;
}

/** The unit prices of a product, in the shop's currency. */
export interface ProductPrices {
  readonly final: Amount;
  /** Before any special price; the same as `final` without one. */
  readonly regular: Amount;
  /** The highest price among the choices; null when there is only one price. */
  readonly highest: Amount | null;
  /** The server marks the price as the lowest of several without giving the highest. */
  readonly isLowest?: true;
  readonly tiers: readonly TierPrice[];
  readonly advertised: AdvertisedPrice | null;
  readonly fees: readonly ProductFee[];
}

/** The swatch of an option (SWAT-08). `value` is a colour, the URL of an image or a text. */
export interface Swatch {
  readonly kind: 'text' | 'colour' | 'image' | 'empty';
  readonly value: string;
  /** URL of a larger image; '' without one. */
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

/** A configurable attribute, e.g. Colour (SWAT-04). Texts are plain. */
export interface ConfigurableAttribute {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly options: readonly ConfigurableOption[];
  /** Whether choosing an option changes the images. */
  readonly changesImages: boolean;
}

/** Attribute id to option id. */
export type Selection = Readonly<Record<string, string>>;

/** The attributes of a configurable product, and the prices and images of its variants (SWAT-04 to SWAT-07). */
export interface Configurable {
  /** In the shop's order. */
  readonly attributes: readonly ConfigurableAttribute[];
  /** By variant id. */
  readonly prices: Readonly<Record<string, ProductPrices>>;
  readonly images: Readonly<Record<string, readonly ProductImage[]>>;
  readonly chooseText: string;
  /** The initial selection by the server, e.g. while a cart line is edited. */
  readonly defaults: Selection;
  /** Images of the initial selection. */
  readonly defaultImages: readonly ProductImage[];
  readonly imageStrategy: ChosenImages['strategy'];
  /** The URL to load a variant's images; null: the page's configuration has them all (SWAT-16). */
  readonly mediaUrl: string | null;
  readonly hasTooltips: boolean;
  /** Number of swatches of an attribute shown before "More"; null for all of them (SWAT-23). */
  readonly numberToShow: number | null;
  /** Sizes of image swatches, in CSS pixels. */
  readonly swatchSize: Readonly<Record<'image' | 'thumb', { width: number; height: number }>>;
}

/** A product's data in the page. */
export interface PageProduct {
  /** Its price format; null: the shop's. */
  readonly priceFormat: PriceFormat | null;
  readonly prices: ProductPrices | null;
  readonly configurable: Configurable | null;
}
