import type { Cart } from '../carts/cart-store';
import type { Customer } from '../customers/customers';
import type { Instrument } from './instrument';
import type { Intent } from './provider.types';

/** A payment to make: amount, payer and instrument. A bank or a wallet redirects the shopper back to `returnUrl`. */
export interface Purchase {
  readonly cart: Cart;
  readonly email: string;
  readonly customer: Customer | null;
  readonly instrument: Instrument;
  readonly returnUrl: string;
  /** An amount other than the cart's, in minor units, charged to a saved card off session. */
  readonly offSessionAmount?: number;
}

/** An intent that the provider has accepted, and the card's display name. */
export interface Charge {
  readonly intent: Intent;
  readonly label: string;
}
