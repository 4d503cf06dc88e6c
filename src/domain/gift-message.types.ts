/** A gift message (GMSG-01). */
export interface GiftMessage {
  readonly recipient: string;
  readonly sender: string;
  readonly message: string;
}

/** What a gift message belongs to: the whole order, or one item of the cart by its id (GMSG-02). */
export type GiftTarget = 'order' | `item:${string}`;

/** Where a page allows gift messages at all; decides whether their code is loaded. */
export interface GiftPlaces {
  readonly order: boolean;
  readonly items: boolean;
}

/** The page's configuration of gift messages (GMSG-02, GMSG-03). */
export interface GiftOptions {
  readonly isOrderLevelEnabled: boolean;
  readonly isItemLevelEnabled: boolean;
  /** By item id; `isAvailable` is the product's own setting, null where it has none. */
  readonly items: Readonly<Record<string, { readonly isAvailable: boolean | null }>>;
  /** Targets that have a message, according to the page, which does not contain its text. */
  readonly unread: readonly GiftTarget[];
  /** The messages that the cart had when the page was rendered. */
  readonly saved: Readonly<Partial<Record<GiftTarget, GiftMessage>>>;
}
