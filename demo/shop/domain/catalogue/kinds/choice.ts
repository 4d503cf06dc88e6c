/** Selections of one part of a bundle; `qty` is that of each selection in one bundle. */
export interface BundleChoice {
  readonly option: number;
  readonly qty: number;
  readonly selections: readonly number[];
}

/** What the buyer of a gift card says; the amount is in cents. */
export interface GiftCardChoice {
  readonly amount: number;
  readonly isOpenAmount: boolean;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

/** An answered custom option: the text, or the ids of values joined by commas, or `2026-12-24 00:00:00`. */
export interface OptionAnswer {
  readonly id: number;
  readonly value: string;
}

/** Everything that tells two lines of the same SKU apart. */
export interface Choice {
  readonly links: readonly number[];
  readonly bundle: readonly BundleChoice[];
  readonly options: readonly OptionAnswer[];
  readonly giftCard: GiftCardChoice | null;
  /** Id of the grouped product through whose page the line was added. */
  readonly group: number | null;
}

/** Nothing to choose. */
export const NO_CHOICE: Choice = {
  links: [],
  bundle: [],
  options: [],
  giftCard: null,
  group: null,
};
