import type { Account } from '../state/account';
import type { ConfirmationTokenRecord, PaymentMethodRecord } from '../state/records.types';
import { type Params, part, text } from './form';
import { createMethod, findMethod } from './methods';
import { badRequest, notFound } from './refusal';

/** Finds a confirmation token. */
export function findConfirmationToken(account: Account, id: string): ConfirmationTokenRecord {
  const token = account.confirmationTokens.get(id);
  if (!token) throw notFound('confirmationtoken', id);
  return token;
}

function fromConfirmationToken(account: Account, id: string, intent: string): PaymentMethodRecord {
  const token = findConfirmationToken(account, id);
  const usedBy = token.payment_intent ?? token.setup_intent;
  if (usedBy !== null && usedBy !== intent) {
    throw badRequest(
      `The confirmation token ${id} has already been used to confirm ${usedBy}. You cannot use a confirmation token more than once.`,
      { param: 'confirmation_token' },
    );
  }
  const use = intent.startsWith('pi_') ? { payment_intent: intent } : { setup_intent: intent };
  account.confirmationTokens.set(id, { ...token, ...use });
  return findMethod(account, token.payment_method);
}

function checkCode(account: Account, params: Params): void {
  const options = part(part(params, 'payment_method_options'), 'card');
  const id = text(options, 'cvc_token');
  if (id === null) return;
  const token = account.tokens.get(id);
  if (!token) throw notFound('token', id);
  if (token.used) {
    throw badRequest(`You cannot use a Stripe token more than once: ${id}.`, {
      code: 'token_already_used',
    });
  }
  account.tokens.set(id, { ...token, used: true });
}

/**
 * The payment method of a request: `confirmation_token`, `payment_method`, `payment_method_data`, or the one
 * of the intent. Null without any.
 */
export function methodFor(
  account: Account,
  intent: { readonly id: string; readonly payment_method: string | null },
  params: Params,
): PaymentMethodRecord | null {
  checkCode(account, params);
  const token = text(params, 'confirmation_token');
  if (token !== null) return fromConfirmationToken(account, token, intent.id);
  const named = text(params, 'payment_method') ?? null;
  if (named !== null) return findMethod(account, named);
  const data = part(params, 'payment_method_data');
  if (Object.keys(data).length > 0) return createMethod(account, data);
  return intent.payment_method === null ? null : findMethod(account, intent.payment_method);
}
