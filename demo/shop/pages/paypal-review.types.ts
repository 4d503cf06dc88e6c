import type { AgreementView } from './agreements';
import type { CartView } from './cart.types';

/** A carrier's methods on the order review page. */
export interface RateGroup {
  readonly carrier: string;
  readonly rates: readonly {
    /** `carrier_method`. */
    readonly code: string;
    /** The method with its price. */
    readonly label: string;
    readonly isChosen: boolean;
  }[];
}

/** The order review page of PayPal's buttons. */
export interface PaypalReviewData {
  readonly cart: CartView;
  /** Null when nothing is shipped. */
  readonly shipping: {
    readonly address: readonly string[];
    readonly groups: readonly RateGroup[];
  } | null;
  readonly email: string;
  /** The title of the payment method. */
  readonly method: string;
  readonly agreements: readonly AgreementView[];
}
