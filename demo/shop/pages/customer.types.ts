import type { CartLineView, CartView } from './cart.types';

export interface AddressView {
  readonly id: string;
  /** Lines of text. */
  readonly lines: readonly string[];
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export interface CustomerView {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly addresses: readonly AddressView[];
}

/** A subscription of the account; `name` includes its quantity, `billing` its interval. */
export interface SubscriptionView {
  readonly id: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly billing: string;
  /** The card's display name; '' without one. */
  readonly label: string;
  readonly isActive: boolean;
  readonly canChange: boolean;
  /** The payment method for the next periods; '' when there is none. */
  readonly methodId: string;
}

/** The status of a payment. `words` is a phrase of the dictionary, `label` the card's display name or ''. */
export interface PaymentView {
  readonly state: string;
  readonly words: string;
  readonly label: string;
}

export interface OrderView {
  readonly number: string;
  readonly url: string;
  /** Action of the form (POST, `form_key`) that adds it to the cart again. */
  readonly reorderUrl: string;
  readonly placedAt: string;
  readonly status: string;
  readonly grandTotal: string;
  readonly lines: readonly {
    readonly name: string;
    readonly qty: number;
    readonly rowTotal: string;
  }[];
}

/** A gift message as its shopper wrote it. */
export interface GiftView {
  readonly sender: string;
  readonly recipient: string;
  readonly message: string;
}

/** An order with the details for its page. `shippingMethod` is '' and the address null when nothing is shipped. */
export interface OrderDetailView extends OrderView {
  /** The gift message for the whole order. */
  readonly gift: GiftView | null;
  readonly lines: readonly {
    readonly id: number;
    readonly gift: GiftView | null;
    readonly name: string;
    readonly sku: string;
    readonly options: CartLineView['options'];
    readonly price: string;
    readonly qty: number;
    readonly rowTotal: string;
  }[];
  readonly totals: CartView['totals'];
  readonly shippingAddress: readonly string[] | null;
  readonly billingAddress: readonly string[] | null;
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  /** Null for offline methods. */
  readonly payment: PaymentView | null;
}
