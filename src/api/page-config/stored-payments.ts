import * as v from 'valibot';
import type { StoredPayment } from '../../domain/quote.types';
import { wireFlag } from '../wire/wire';
import { branch, recordOf, type Json } from './config-values';
import { reader } from './reader';

const hash = v.pipe(v.string(), v.nonEmpty());

/**
 * The cards and accounts that the shop has stored for the customer (CONF-13, `config-shapes.md` §1.2: `payment.vault`
 * contains them, `vault` whether their method is on). Entries without a code or a hash cannot be used and are skipped.
 */
export function parseStoredPayments(config: Json): StoredPayment[] {
  return Object.entries(branch(config, 'payment', 'vault')).flatMap(([name, entry]) => {
    const stored = branch(entry, 'config');
    const read = reader(stored, `payment.vault.${name}`);
    const code = read('code', hash, '');
    const publicHash = read('publicHash', hash, read('public_hash', hash, ''));
    if (code === '' || publicHash === '') return [];
    const method = reader(branch(config, 'vault', code), `vault.${code}`);
    return [
      {
        code,
        publicHash,
        isActivePaymentTokenEnabler: read('is_active_payment_token_enabler', wireFlag, true),
        isEnabled: method('is_enabled', wireFlag, true),
        details: recordOf(stored.details),
      },
    ];
  });
}
