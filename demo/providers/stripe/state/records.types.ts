import type {
  ConfirmationToken,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
  Token,
} from '@stripe/stripe-js';

/**
 * The records of the sandbox. Browsers receive the parts in the provider's public types; a server, which sends a
 * secret key, receives the rest as well.
 */

/** The next step of a pending intent: the provider's own script, a redirect, or a bank transfer. */
export interface NextAction extends PaymentIntent.NextAction {
  readonly display_bank_transfer_instructions?: {
    readonly type: 'us_bank_transfer';
    readonly reference: string;
    readonly amount_remaining: number;
    readonly currency: string;
    readonly hosted_instructions_url: string;
  };
}

interface ServerParts {
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method: string | null;
  readonly client_secret: string;
  readonly next_action: NextAction | null;
}

/** A payment intent; amounts in minor units. */
export type PaymentIntentRecord = Readonly<Omit<PaymentIntent, keyof ServerParts>> &
  ServerParts & {
    readonly amount_capturable: number;
    readonly amount_received: number;
    readonly latest_charge: string | null;
  };

/** A setup intent. */
export type SetupIntentRecord = Readonly<Omit<SetupIntent, keyof ServerParts>> & ServerParts;

/** A payment method; `customer` is the customer that it is attached to. */
export type PaymentMethodRecord = Readonly<Omit<PaymentMethod, 'customer'>> & {
  readonly customer: string | null;
};

/** A confirmation token with the payment method that it turns into. */
export type ConfirmationTokenRecord = Readonly<ConfirmationToken> & {
  readonly payment_method: string;
};

/** A token of a security code; the code itself is not kept. */
export type TokenRecord = Readonly<Token>;

/** A customer. */
export interface CustomerRecord {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** One attempt to charge; `status` is `succeeded` if the amount was charged. */
export interface ChargeRecord {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly captured: boolean;
  readonly paid: boolean;
  readonly refunded: boolean;
  readonly customer: string | null;
  readonly payment_intent: string;
  readonly payment_method: string | null;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A hosted checkout. */
export interface SessionRecord {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly mode: 'payment' | 'setup' | 'subscription';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly amount_total: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string | null;
  readonly setup_intent: string | null;
  readonly payment_method_types: readonly string[];
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly url: string;
  readonly line_items: readonly {
    readonly name: string;
    readonly amount: number;
    readonly quantity: number;
  }[];
  readonly intent_metadata: Readonly<Record<string, string>>;
  readonly capture_method: 'automatic' | 'manual';
}
