import { t } from '../i18n/i18n';
import { fail } from '../result';
import type { ExchangeResult } from './exchange';

const PAYING =
  'An order is being paid for in this browser. Please finish or cancel the payment there, then try again.';

/** The result of a write that would change what the shopper's bank is confirming. */
export const refuseWrite = (): ExchangeResult => ({
  outcome: fail({ kind: 'rejected', status: 409, message: t(PAYING), redirectAction: null }),
  parsed: null,
});
