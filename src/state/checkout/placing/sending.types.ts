import type { CartHold } from '../../../platform/http/cart-hold';
import type { PaymentMethodDefinition } from '../../extensions/payment-method.types';
import type { Confirmation } from './confirm-payment';
import type { OrderedCart } from './ordered-cart';
import type { PreparedOrder } from './prepare-order';

/** An order that is being sent. */
export interface Sending {
  readonly order: PreparedOrder;
  readonly cart: OrderedCart;
  readonly payment: Confirmation;
  readonly method: PaymentMethodDefinition | undefined;
  /** The hold on the cart; undefined where its code was not loaded. */
  readonly hold: CartHold | undefined;
  /** Another tab was placing an order for this cart. */
  readonly hadToWait: boolean;
  readonly now: () => number;
}
