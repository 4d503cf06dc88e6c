import type { Account } from '../state/account';
import { newId, now } from '../state/ids';
import type { EventType } from './event.types';

/** The version of the API that the sandbox follows. */
const API_VERSION = '2024-06-20';

/** Records an event of an object; it is sent to the shop after the response. */
export function raise(account: Account, type: EventType, object: object): void {
  account.outbox.push({
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    livemode: false,
    type,
    data: { object: structuredClone(object) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
}
