import type { Cart } from '../carts/cart-store';
import type { Customer } from '../customers/customers';
import type { Instrument } from './instrument';
import type { Intent } from './provider.types';

/** What is to be paid, by whom and with what. `returnUrl` is where a bank or a wallet sends the shopper back to. */
export interface Purchase {
  readonly cart: Cart;
  readonly email: string;
  readonly customer: Customer | null;
  readonly instrument: Instrument;
  readonly returnUrl: string;
  /** Another amount than the cart's, in minor units, taken from a saved card without its shopper. */
  readonly offSessionAmount?: number;
}

/** An intent that the provider has accepted, and the card as shoppers know it. */
export interface Charge {
  readonly intent: Intent;
  readonly label: string;
}
