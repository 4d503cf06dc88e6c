import { t } from '../../../platform/i18n/i18n';
import type {
  ConfirmationEnd,
  SeveralAddressesPage,
} from '../../../state/extensions/several-addresses-provider.types';
import { intentOutcome } from '../domain/intent-outcome';
import { runChallenge } from '../payment-element/challenge';
import { startPage } from './start-page';

const UNPAID = 'Your order was not paid. Your cart is as you left it.';

/**
 * Lets the shopper confirm the payment of all orders with the bank. An intent that still waits was left by the shopper, and one
 * that has to be paid again was refused: neither is charged, and the orders can be cancelled. Never rejects.
 */
export async function authenticateOrders(
  page: SeveralAddressesPage,
  secret: string,
): Promise<ConfirmationEnd> {
  const started = await startPage(page);
  // Nobody was asked yet; the secret is still valid.
  if (!started.ok) return { status: 'unknown' };
  try {
    const end = await runChallenge(started.value.stripe, secret);
    if (end.status === 'unknown') return end;
    if (end.status === 'refused') return { status: 'refused', message: end.message ?? t(UNPAID) };
    return intentOutcome(end.intent) === 'paid'
      ? { status: 'confirmed' }
      : { status: 'refused', message: t(UNPAID) };
  } catch {
    // No client secret of an intent (PELEM-39): there is nothing to confirm, and nothing was paid by it.
    return { status: 'refused', message: t(UNPAID) };
  }
}
