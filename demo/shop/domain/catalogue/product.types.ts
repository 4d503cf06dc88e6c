import type { CoverFormat } from '../../art/cover.types';
import type {
  AdvertisedPrice,
  Bundle,
  CustomOption,
  GiftCardTerms,
  GroupMember,
  ProductFee,
  Sample,
  TierPrice,
} from './kinds/kinds.types';

export type ProductType =
  'simple' | 'configurable' | 'virtual' | 'downloadable' | 'bundle' | 'grouped' | 'giftcard';

/** A value of a configurable attribute. A colour swatch is `#rrggbb`; an image swatch names a variant's cover. */
export interface AttributeValue {
  readonly id: number;
  readonly label: string;
  readonly swatch: { readonly kind: 'color' | 'text' | 'image'; readonly value: string };
}

/** An attribute that tells variants apart, e.g. Colour. Ids as in the platform's attribute table. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly values: readonly AttributeValue[];
}

/** A simple product behind a configurable one. */
export interface Variant {
  readonly id: number;
  readonly sku: string;
  /** Attribute id to value id. */
  readonly choice: Readonly<Record<number, number>>;
  /** Cents. */
  readonly price: number;
  readonly stock: number;
  /** Colour of its cover. */
  readonly colour?: string;
}

/** A downloadable part that is bought separately. */
export interface DownloadLink {
  readonly id: number;
  readonly title: string;
  /** Cents added to the product's price. */
  readonly price: number;
  /** What its sample says; without one there is none. */
  readonly sample?: string;
}

/** A product of the shop. */
export interface ShopProduct {
  readonly id: number;
  readonly sku: string;
  readonly urlKey: string;
  readonly type: ProductType;
  readonly name: string;
  readonly author: string;
  readonly format: CoverFormat;
  /** Cents; the price of a configurable product is that of its variants. */
  readonly price: number;
  /** Cents; below `price`. */
  readonly specialPrice?: number;
  readonly taxable: boolean;
  /** Copies in a new shop. */
  readonly stock: number;
  readonly minQty: number;
  readonly qtyStep: number;
  readonly maxQty: number;
  readonly colour?: string;
  /** What kind of story or music it is; absent for goods. */
  readonly genre?: string;
  /** When it first came out. */
  readonly year?: number;
  /** The shape it is sold in, e.g. `Hardback`; a product with a binding to choose has none of its own. */
  readonly edition?: string;
  readonly categories: readonly string[];
  readonly featured: boolean;
  readonly description: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly attributes: readonly Attribute[];
  readonly variants: readonly Variant[];
  readonly links: readonly DownloadLink[];
  /** Parts of a downloadable product that are free to look at. */
  readonly samples: readonly Sample[];
  readonly tierPrices: readonly TierPrice[];
  readonly customOptions: readonly CustomOption[];
  /** Sold by weight or length: quantities may have a fraction. */
  readonly isQtyDecimal: boolean;
  readonly bundle: Bundle | null;
  /** Products of a grouped one. */
  readonly members: readonly GroupMember[];
  readonly giftCard: GiftCardTerms | null;
  readonly advertised: AdvertisedPrice | null;
  readonly fee: ProductFee | null;
}

/** What the catalogue's data files write; the rest has defaults. */
export type ProductDraft = Pick<
  ShopProduct,
  'id' | 'sku' | 'urlKey' | 'name' | 'author' | 'format' | 'price' | 'categories' | 'description'
> &
  Partial<ShopProduct>;
