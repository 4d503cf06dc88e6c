/** A price as a script reads it (in dollars) and as a shopper does. */
export interface Money {
  readonly amount: number;
  readonly text: string;
}

/** What a product costs. `old` is the price before a special one; `from` and `to` differ where choices decide. */
export interface PriceView {
  readonly final: Money;
  readonly old: Money | null;
  readonly from: Money;
  readonly to: Money;
  /** The maker's price, when ours shows at a click or in the cart only. */
  readonly advertised: { readonly price: Money; readonly shown: 'gesture' | 'cart' } | null;
  readonly fee: { readonly title: string; readonly price: Money } | null;
}

/** A lower price from a quantity on; `saving` in whole percent. */
export interface TierView {
  readonly qty: number;
  readonly price: Money;
  readonly saving: number;
}

/** A value to tick or to pick. `price` is '' where it adds nothing. */
export interface ValueView {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly isChosen: boolean;
  readonly isSalable: boolean;
}

/** A custom option of the product; the form field is `options[<id>]`. `value` is what was answered before. */
export interface CustomOptionView {
  readonly id: string;
  readonly kind: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  readonly title: string;
  readonly isRequired: boolean;
  readonly price: string;
  readonly maxLength: number;
  readonly value: string;
  readonly values: readonly ValueView[];
}

/** A part of a bundle; fields `bundle_option[<id>]` and `bundle_option_qty[<id>]`. `qty` is null where it is fixed. */
export interface BundleOptionView {
  readonly id: string;
  readonly kind: 'select' | 'radio' | 'checkbox' | 'multi';
  readonly title: string;
  readonly isRequired: boolean;
  readonly qty: number | null;
  readonly values: readonly ValueView[];
}

/** A product of a group; the form field is `super_group[<id>]`. */
export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Path of its cover. */
  readonly cover: string;
  readonly price: Money;
  readonly qty: number;
  readonly isSalable: boolean;
}

/** The terms of a gift card, with what was written before. Fields `giftcard_*`, `custom_giftcard_amount`. */
export interface GiftCardView {
  readonly isVirtual: boolean;
  readonly amounts: readonly (Money & { readonly isChosen: boolean })[];
  readonly open: { readonly min: Money; readonly max: Money; readonly value: string } | null;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

/** A downloadable part; the form field is `links[]`. `sampleUrl` is '' without a sample. */
export interface LinkView {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly sampleUrl: string;
  readonly isChosen: boolean;
}

/** A picture of the gallery. */
export interface PictureView {
  readonly src: string;
  readonly alt: string;
}

/** How a product is bought: its prices, pictures and everything there is to choose before it goes into the cart. */
export interface Purchase {
  readonly actionUrl: string;
  /** The line that is being changed; '' for a new one. */
  readonly itemId: string;
  /** Quantity to start with; null where the parts have quantities of their own. */
  readonly qty: number | null;
  readonly isQtyDecimal: boolean;
  readonly maxQty: number;
  readonly tiers: readonly TierView[];
  readonly pictures: readonly PictureView[];
  readonly customOptions: readonly CustomOptionView[];
  readonly bundle: readonly BundleOptionView[];
  readonly members: readonly MemberView[];
  readonly giftCard: GiftCardView | null;
  readonly links: readonly LinkView[];
  readonly samples: readonly { readonly title: string; readonly url: string }[];
}
