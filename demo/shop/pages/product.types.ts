import type { ShopProduct } from '../data/products';
import type { PriceView } from './product/purchase.types';
import type { Rating } from './reviews/reviews.types';

/** A picture; sizes in CSS pixels. `src` is `/art/<sku>.svg`. */
export interface ImageView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A value of a configurable product's attribute. `swatch` is a colour (`#...`), an image URL or a text. */
export interface ProductOptionValue {
  readonly id: string;
  readonly label: string;
  readonly swatch: string;
  readonly swatchKind: 'color' | 'image' | 'text';
  /** The cover of a variant with this value, if the value changes the product's look. */
  readonly cover?: string;
  /** Variants (product ids) in stock that have this value. */
  readonly products: readonly string[];
}

/** A super attribute; the form field is `super_attribute[<id>]`. */
export interface ProductOption {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly ProductOptionValue[];
}

/** A product on a card or a page. */
export interface Product {
  readonly id: string;
  readonly sku: string;
  readonly type: ShopProduct['type'];
  readonly name: string;
  /** Author, band or director; may be ''. */
  readonly author: string;
  readonly medium: ShopProduct['format'];
  readonly url: string;
  readonly image: ImageView;
  readonly price: PriceView;
  readonly isSalable: boolean;
  /** Null without reviews. */
  readonly rating: Rating | null;
  /** e.g. `Only 2 left`; otherwise ''. */
  readonly stockNote: string;
  readonly minQty: number;
  readonly qtyStep: number;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** Facts for a definition list, e.g. Format: Paperback. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly options: readonly ProductOption[];
  /** It has required options, so it cannot be added from a list. */
  readonly hasRequiredOptions: boolean;
  /** Action of the add-to-cart form (POST; fields product, qty, form_key, uenc, and those of the options). */
  readonly addToCartUrl: string;
  /** Absolute, for scripts. */
  readonly wishUrl: string;
  /** Value of the hidden field `uenc`. */
  readonly uenc: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly description: string;
}
