import type { QuantityRules } from './catalog/quantity-rules';
import type { ItemImage, ItemOption } from './quote.types';

/** Name of a private-data section, e.g. `cart` (SECT-06). */
export type SectionName = string;

/** A section as stored: the server's data, with its `data_id` in seconds (SECT-05). */
export type StoredSection = Readonly<Record<string, unknown>>;

/** A line of the cart section (`config-shapes.md` §6.3). `name` is plain text (the server's entities are decoded). */
export interface CartLine {
  readonly itemId: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** The price as shown, with tax where the shop shows both; null when it is missing or invalid. */
  readonly price: number | null;
  /** The price without tax where the shop shows it beside `price`; null where it shows only one. */
  readonly priceExclTax: number | null;
  /** Null when the product has no page of its own. */
  readonly url: string | null;
  readonly configureUrl: string | null;
  readonly options: readonly ItemOption[];
  readonly image: ItemImage | null;
  /** The quantities in which the line can be ordered; null where the shop says nothing about them. */
  readonly limits: QuantityRules | null;
  /** A problem with this line, e.g. out of stock; plain text. */
  readonly message: string;
}

/** The cart section (MINI-19, SECT-08). */
export interface CartSection {
  /** `data_id`, the cart version. */
  readonly version: number;
  readonly count: number;
  /** Null when the server sends none. */
  readonly subtotal: number | null;
  readonly subtotalExclTax: number | null;
  readonly subtotalInclTax: number | null;
  readonly isGuestCheckoutAllowed: boolean;
  /** False when some line cannot be ordered as it is. */
  readonly canCheckout: boolean;
  readonly websiteId: string;
  readonly storeId: string;
  /** Newest first, as the server sends them. */
  readonly lines: readonly CartLine[];
}

/** The customer section (SECT-07); null firstname means a guest (ROLE-02). */
export interface CustomerSection {
  readonly firstname: string | null;
  readonly fullname: string | null;
  readonly websiteId: string | null;
}

/** A message of the server, one-shot (MSG). `text` may contain HTML from the server. */
export interface ServerMessage {
  readonly type: 'success' | 'notice' | 'warning' | 'error';
  readonly text: string;
}
