/** A price as a number (in dollars) and formatted. */
export interface Money {
  readonly amount: number;
  readonly text: string;
}

/** A product's price. `old` is the regular price before a special one; `from` and `to` differ if options change it. */
export interface PriceView {
  readonly final: Money;
  readonly old: Money | null;
  readonly from: Money;
  readonly to: Money;
  /** The minimum advertised price, if ours is shown on click or in the cart only. */
  readonly advertised: { readonly price: Money; readonly shown: 'gesture' | 'cart' } | null;
  readonly fee: { readonly title: string; readonly price: Money } | null;
}

/** A lower price from a quantity on; `saving` in whole percent. */
export interface TierView {
  readonly qty: number;
  readonly price: Money;
  readonly saving: number;
}

/** A value of an option. `price` is '' without a surcharge. */
export interface ValueView {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly isChosen: boolean;
  readonly isSalable: boolean;
}

/** A custom option of the product; the form field is `options[<id>]`. `value` is the previous one. */
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

/** A part of a bundle; fields `bundle_option[<id>]` and `bundle_option_qty[<id>]`. `qty` is null if it is fixed. */
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

/** The options of a gift card, with previous values. Fields `giftcard_*`, `custom_giftcard_amount`. */
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

/** The purchase data of a product: prices, pictures and options. */
export interface Purchase {
  readonly actionUrl: string;
  /** The line that is being edited; '' for a new one. */
  readonly itemId: string;
  /** Initial quantity; null if the parts have their own quantities. */
  readonly qty: number | null;
  readonly isQtyDecimal: boolean;
  /** Whether nothing of it is shipped. */
  readonly isVirtual: boolean;
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
