import { t } from '../../platform/i18n/i18n';
import { cartNote, type CartBefore } from './cart-before-login';
import { storefrontMessagesAdded } from './messages-slice';
import { sectionsWanted, selectCartCount, selectFirstname } from '../sections/sections-slice';
import type { Services } from '../shared/services';
import type { StartListening, TillStore } from '../shared/store.types';

/** Maximum age of the note, in milliseconds; an older one belongs to another visit. */
const LIFETIME_MS = 300_000;

function readNote(now: number): CartBefore | null {
  const stored = cartNote.read();
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
      cartNote.remove();
      if ((selectCartCount(api.getState()) ?? 0) <= before.count) return;
      const text = t('Your cart now also holds the items from your last visit.');
      api.dispatch(storefrontMessagesAdded([{ type: 'notice', text }]));
    },
  });
  store.dispatch(sectionsWanted(['cart', 'customer']));
}
