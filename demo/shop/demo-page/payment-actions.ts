import { keepCard } from '../domain/payments/vault';
import { ensureVisitorId } from '../domain/settings/middleware';
import { keepSettings, keptSettings } from '../domain/settings/visitor-store';
import type { Action } from './action.types';

const CARD = { type: 'VI', last4: '4242', month: 12 } as const;
const YEARS_VALID = 4;

/** Enables everything that the payment sandbox supports. */
export const turnOnPayments: Action = ({ db, stripe }, c) => {
  if (stripe === undefined) {
    return { type: 'notice', text: 'This shop was started without a payment provider.' };
  }
  const id = ensureVisitorId(c);
  keepSettings(db, id, {
    ...keptSettings(db, id),
    payments: ['stripe_payments', 'stripe_payments_checkout', 'stripe_payments_bank_transfers'],
    savedCards: true,
    expressButtons: true,
  });
  return { type: 'success', text: 'Card payments are on. No real card is ever charged.' };
};

/** Saves a card for the customer, for instant purchases. */
export const keepTestCard: Action = ({ db, clock }, c) => {
  const { customerId } = c.get('session');
  if (customerId === null) {
    return { type: 'notice', text: 'Sign in here as your own Jane or Sam first.' };
  }
  keepCard(db, customerId, { ...CARD, year: clock().getUTCFullYear() + YEARS_VALID });
  return { type: 'success', text: 'A test card is kept for the next instant purchase.' };
};
