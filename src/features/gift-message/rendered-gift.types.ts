/** A text of the server with its label, e.g. "From" and "Ann". */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** The gift message of an order's item, as the server rendered it. */
export interface RenderedGift {
  /** Text of the link that shows it, e.g. "Gift Message". */
  readonly title: string;
  readonly sender: LabelledText | null;
  readonly recipient: LabelledText | null;
  /** With line breaks. */
  readonly message: string;
}
