import type { PaymentMethod } from '@stripe/stripe-js';

import { brandOf } from '../shared/card-numbers';

/** A refusal by the issuer, with the real provider's message. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** What happens when a card is charged or set up for later. */
export type CardOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'decline'; readonly decline: Decline }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'processing' };

const declined = (decline_code: string, message = 'Your card was declined.'): CardOutcome => ({
  kind: 'decline',
  decline: { code: 'card_declined', decline_code, message },
});
const refused = (code: string, message: string): CardOutcome => ({
  kind: 'decline',
  decline: { code, message },
});
const success: CardOutcome = { kind: 'success' };
const challenge: CardOutcome = { kind: 'challenge' };

/** The public test numbers that the sandbox knows; any other valid number is declined as a live card. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': success,
  '4000056655665556': success,
  '5555555555554444': success,
  '378282246310005': success,
  '6011111111111117': success,
  '3056930009020004': success,
  '3566002020360505': success,
  '6200000000000005': success,
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000127': refused('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000069': refused('expired_card', 'Your card has expired.'),
  '4000000000000119': refused(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000002760003184': challenge,
  '4000000000003220': challenge,
  '4000000000000077': { kind: 'processing' },
};

/** The behaviour of a card number. */
export function outcomeOf(number: string): CardOutcome {
  return (
    testCards[number] ??
    declined(
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    )
  );
}

/** The public data of a stored card. The fingerprint is the same for the same number, as with the real provider. */
export function cardDetails(
  number: string,
  expMonth: number,
  expYear: number,
  fingerprint: string,
): PaymentMethod.Card {
  const { brand } = brandOf(number);
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint,
    funding: 'credit',
    last4: number.slice(-4),
    regulated_status: null,
    networks: { available: [brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
