import type { Params } from './form-encoding';
import type { Purchase } from './purchase.types';

/** The parameters that confirm an intent; `isKept` saves the method for the customer. */
export function confirmation({ instrument, returnUrl }: Purchase, isKept: boolean): Params {
  const keep = isKept ? 'off_session' : undefined;
  switch (instrument.kind) {
    case 'token':
      return { confirmation_token: instrument.id, return_url: returnUrl, setup_future_usage: keep };
    case 'method':
      return {
        payment_method: instrument.id,
        return_url: returnUrl,
        use_stripe_sdk: true,
        setup_future_usage: keep,
        payment_method_options:
          instrument.cvcToken === null ? undefined : { card: { cvc_token: instrument.cvcToken } },
      };
    case 'bank':
      return {
        payment_method_data: { type: 'customer_balance' },
        payment_method_options: {
          customer_balance: {
            funding_type: 'bank_transfer',
            bank_transfer: { type: 'us_bank_transfer' },
          },
        },
      };
  }
}
