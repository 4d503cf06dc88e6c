/** What a choice adds to a product's price: cents, or thousandths of a percent of the product's price (10 % is 10 000). */
export interface OptionPrice {
  readonly kind: 'fixed' | 'percent';
  readonly amount: number;
}

/** A lower price per piece, in cents, for a line of at least `qty`. */
export interface TierPrice {
  readonly qty: number;
  readonly price: number;
}

/** A value of a drop-down, radio or checkbox option. */
export interface CustomOptionValue {
  readonly id: number;
  readonly title: string;
  readonly price: OptionPrice;
  /** Ends the SKU of the line; '' adds nothing. */
  readonly sku: string;
}

/** A question that a product asks; kinds as the platform names them. Free kinds have no values but a price of their own. */
export interface CustomOption {
  readonly id: number;
  readonly title: string;
  readonly kind: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  readonly isRequired: boolean;
  readonly price: OptionPrice;
  readonly sku: string;
  /** Longest text of the free kinds; 0 for any length. */
  readonly maxLength: number;
  readonly values: readonly CustomOptionValue[];
}

/** A product that can be chosen inside a bundle. */
export interface BundleSelection {
  readonly id: number;
  /** A simple or virtual product of the shop. */
  readonly sku: string;
  readonly qty: number;
  readonly canChangeQty: boolean;
  readonly isDefault: boolean;
  /** What it adds in a bundle of fixed price; elsewhere the product's own price counts. */
  readonly price: OptionPrice;
}

/** A part of a bundle. The kinds `checkbox` and `multi` take several selections. */
export interface BundleOption {
  readonly id: number;
  readonly title: string;
  readonly kind: 'select' | 'radio' | 'checkbox' | 'multi';
  readonly isRequired: boolean;
  readonly selections: readonly BundleSelection[];
}

/** How a bundle is put together and priced. */
export interface Bundle {
  readonly isFixedPrice: boolean;
  readonly options: readonly BundleOption[];
}

/** A product of a group, with the quantity that the page offers at first. */
export interface GroupMember {
  readonly sku: string;
  readonly qty: number;
}

/** What a gift card can be worth, in cents, and whether it goes by e-mail. */
export interface GiftCardTerms {
  readonly isVirtual: boolean;
  readonly amounts: readonly number[];
  readonly openAmount: { readonly min: number; readonly max: number } | null;
}

/** A price that the maker does not want shown below its own; cents. */
export interface AdvertisedPrice {
  readonly price: number;
  /** Where the shop's own price shows: at a click, or in the cart only. */
  readonly shown: 'gesture' | 'cart';
}

/** A fixed tax on a piece, in cents, that stands beside the price. */
export interface ProductFee {
  readonly code: string;
  readonly title: string;
  readonly amount: number;
}

/** A part of a downloadable product that anyone may look at; `text` is what the file says. */
export interface Sample {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}
