import type { CustomerBalance } from '../../domain/balance.types';
import { flag, number, recordOf, taker, type Json } from './config-values';

/** The customer's store credit, `checkoutConfig.payment.customerBalance`; null if there is none to use. */
export function parseBalance(payment: Json): CustomerBalance | null {
  const read = taker(recordOf(payment.customerBalance), 'payment.customerBalance');
  const amount = read('balance', number, 0);
  if (!read('isAvailable', flag, false) || amount <= 0) return null;
  return { amount, isApplied: read('amountSubstracted', flag, false) };
}
