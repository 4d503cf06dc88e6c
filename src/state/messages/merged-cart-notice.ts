import { t } from '../../platform/i18n/i18n';
import { jsonStorage } from '../../platform/storage/storage';
import { storefrontMessagesAdded } from './messages-slice';
import { sectionsWanted, selectCartCount, selectFirstname } from '../sections/sections-slice';
import type { Services } from '../shared/services';
import type { StartListening, TillState, TillStore } from '../shared/store.types';

/** How many items a guest's cart held when the sign-in was accepted, and when: milliseconds since 1970. */
interface CartBefore {
  readonly count: number;
  readonly at: number;
}

/** Maximum age of the note, in milliseconds; an older one belongs to another visit. */
const LIFETIME_MS = 300_000;

const note = jsonStorage('till-cart-before-login');

/** Stores the size of the guest's cart before the shop merges it with the customer's. */
export function noteCartBeforeLogin(state: TillState, now: number): void {
  const count = selectCartCount(state);
  if (count !== null && count > 0) note.write({ count, at: now } satisfies CartBefore);
}

function readNote(now: number): CartBefore | null {
  const stored = note.read();
  if (typeof stored !== 'object' || stored === null) return null;
  const { count, at } = stored as Partial<Record<string, unknown>>;
  if (typeof count !== 'number' || typeof at !== 'number') return null;
  return now - at < LIFETIME_MS ? { count, at } : null;
}

/**
 * After a sign-in the shop merges the guest's cart with the one of the customer's last visit. A cart that has grown
 * without an explanation looks like an error, so a notice is shown once in the global message area.
 */
export function startMergedCartNotice(
  startListening: StartListening,
  services: Services,
  store: TillStore,
): void {
  const before = readNote(services.now());
  if (before === null) return;
  let isSettled = false;
  startListening({
    predicate: (_action, now) =>
      !isSettled &&
      now.messages?.isGlobalWanted === true &&
      typeof selectFirstname(now) === 'string' &&
      selectCartCount(now) !== null,
    effect: (_action, api) => {
      isSettled = true;
      note.remove();
      if ((selectCartCount(api.getState()) ?? 0) <= before.count) return;
      const text = t('Your cart now also holds the items from your last visit.');
      api.dispatch(storefrontMessagesAdded([{ type: 'notice', text }]));
    },
  });
  store.dispatch(sectionsWanted(['cart', 'customer']));
}
