import type { PayPalButtonStyle } from '@paypal/paypal-js';

/** The look of the buttons. */
export type ButtonStyles = Readonly<PayPalButtonStyle>;

/** How the SDK is loaded. */
export interface SdkParams {
  readonly url: string;
  /** Attributes of its script, `data-…`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The smart buttons of a place outside the checkout (`config-shapes.md` §5). All URLs are the shop's own. */
export interface ButtonConfig {
  readonly createOrderUrl: string;
  readonly authorizeOrderUrl: string;
  /** The page where the order is reviewed; null where the page does not name one of this shop. */
  readonly reviewUrl: string | null;
  /** Puts the product of the form into a cart of its own; null outside product pages. */
  readonly addToCartUrl: string | null;
  readonly setInactiveUrl: string | null;
  /** The module's name of the place. */
  readonly place: string;
  readonly styles: ButtonStyles;
}

/** The method in the checkout (`config-shapes.md` §1.2). */
export interface CheckoutButtonConfig {
  readonly createOrderUrl: string;
  readonly place: string;
  readonly sdk: SdkParams;
  readonly styles: ButtonStyles;
  /** Whether the method has a message about paying later (SMART-02). */
  readonly hasMessage: boolean;
}

/** An order of the provider, which the shop has created from its cart (WALL-04). */
export interface CreatedOrder {
  readonly id: string;
  /** The order's id at the payment service; null where the shop did not send it. */
  readonly paymentsOrderId: string | null;
  /** What it would charge, in the shop's base currency: one amount, or several where services disagree. */
  readonly amounts: readonly number[];
  /** ISO 4217; null where the shop did not send it. */
  readonly currency: string | null;
}
