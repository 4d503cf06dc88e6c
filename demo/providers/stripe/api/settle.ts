import type { Account } from '../state/account';
import { sendEvents, type WebhookTarget } from '../webhooks/send';
import { decline, succeed } from './charge';
import type { Call } from './context';
import { findPayment } from './confirm-payment';

const targets = new WeakMap<Account, WebhookTarget>();

/** Remembers where the events of an account are sent, for changes outside of a request. */
export function rememberTarget(account: Account, target: WebhookTarget): void {
  targets.set(account, target);
}

/** Ends a payment that is processing or awaits a transfer; any other is left unchanged. */
export async function settle(
  account: Account,
  id: string,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  const intent = findPayment(account, id);
  if (intent.status !== 'processing' && intent.status !== 'requires_action') return;
  if (outcome === 'succeeded') succeed(account, intent);
  else {
    decline(account, intent, {
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
  const target = targets.get(account);
  if (target) await sendEvents(account, target);
}

/** Completes a processing payment after the delay in the account's settings. */
export function settleLater(c: Call, id: string): void {
  const { account } = c.var;
  const { processingTime } = account.settings;
  if (processingTime === 0) return;
  setTimeout(() => {
    if (account.paymentIntents.get(id)?.status === 'processing') {
      void settle(account, id, 'succeeded');
    }
  }, processingTime).unref();
}
