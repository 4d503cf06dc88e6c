/** Selections of one option of a bundle; `qty` is that of each selection in one bundle. */
export interface BundleChoice {
  readonly option: number;
  readonly qty: number;
  readonly selections: readonly number[];
}

/** The fields of a gift card; the amount is in cents. */
export interface GiftCardChoice {
  readonly amount: number;
  readonly isOpenAmount: boolean;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

/** The value of a custom option: the text, the ids of values joined by commas, or `2026-12-24 00:00:00`. */
export interface OptionAnswer {
  readonly id: number;
  readonly value: string;
}

/** Everything that distinguishes two lines of the same SKU. */
export interface Choice {
  readonly links: readonly number[];
  readonly bundle: readonly BundleChoice[];
  readonly options: readonly OptionAnswer[];
  readonly giftCard: GiftCardChoice | null;
  /** Id of the grouped product from whose page the line was added. */
  readonly group: number | null;
}

/** The choice for a product without options. */
export const NO_CHOICE: Choice = {
  links: [],
  bundle: [],
  options: [],
  giftCard: null,
  group: null,
};
