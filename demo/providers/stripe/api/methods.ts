import type { PaymentMethod } from '@stripe/stripe-js';

import { isCardNumber } from '../../shared/card-numbers';
import { cardDetails, outcomeOf } from '../cards';
import type { Account } from '../state/account';
import { fingerprintOf, newId, now } from '../state/ids';
import type { PaymentMethodRecord } from '../state/records.types';
import { part, text, texts, type Params } from './form';
import { badRequest, missing, notFound, Refusal } from './refusal';

/** Ids that create a card with a certain number, as in the provider's documentation. */
const NAMED: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
};

const WALLETS = new Set(['apple_pay', 'google_pay', 'link']);
const TYPES = new Set(['card', 'link', 'customer_balance']);

function billingDetails(params: Params): PaymentMethod.BillingDetails {
  const billing = part(params, 'billing_details');
  const address = part(billing, 'address');
  const line = (name: string): string | null => text(address, name);
  return {
    email: text(billing, 'email'),
    name: text(billing, 'name'),
    phone: text(billing, 'phone'),
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
  };
}

const cardError = (code: string, message: string, param: string): Refusal =>
  new Refusal(402, { type: 'card_error', code, message, param });

function readCard(account: Account, id: string, params: Params): PaymentMethod.Card {
  const card = part(params, 'card');
  const number = (text(card, 'number') ?? '').replace(/\s/g, '');
  if (number === '') throw missing('card[number]');
  if (!isCardNumber(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const month = Number(text(card, 'exp_month'));
  const year = Number(text(card, 'exp_year'));
  const fullYear = year < 100 ? 2000 + year : year;
  if (!(month >= 1 && month <= 12)) {
    throw cardError(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  const today = new Date();
  if (fullYear * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  account.outcomes.set(id, outcomeOf(number));
  const details = cardDetails(number, month, fullYear, fingerprintOf(number));
  const wallet = text(card, 'wallet');
  if (wallet === null || !WALLETS.has(wallet)) return details;
  return {
    ...details,
    wallet: { type: wallet, dynamic_last4: details.last4 },
  };
}

/** Creates a payment method from a request's fields: `type`, `card` and `billing_details`. */
export function createMethod(account: Account, params: Params): PaymentMethodRecord {
  const type = text(params, 'type') ?? 'card';
  if (!TYPES.has(type)) {
    throw badRequest(`The sandbox has no payment methods of type ${type}.`, { param: 'type' });
  }
  const id = newId('pm');
  const method: PaymentMethodRecord = {
    id,
    object: 'payment_method',
    allow_redisplay: text(params, 'allow_redisplay') ?? 'unspecified',
    billing_details: billingDetails(params),
    created: now(),
    customer: null,
    livemode: false,
    metadata: texts(params, 'metadata'),
    type,
    ...(type === 'card' ? { card: readCard(account, id, params) } : {}),
    ...(type === 'link' ? { link: { email: billingDetails(params).email ?? undefined } } : {}),
  } as PaymentMethodRecord;
  account.paymentMethods.set(id, method);
  return method;
}

/** Finds a payment method; a well-known id such as `pm_card_visa` creates one. */
export function findMethod(account: Account, id: string): PaymentMethodRecord {
  const number = NAMED[id];
  if (number !== undefined) {
    const year = String(new Date().getFullYear() + 4);
    return createMethod(account, {
      type: 'card',
      card: { number, exp_month: '12', exp_year: year },
    });
  }
  const method = account.paymentMethods.get(id);
  if (!method) throw notFound('PaymentMethod', id);
  return method;
}
