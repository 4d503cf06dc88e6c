import { selectCheckout } from '../checkout-slice';
import { parseSavedDraft, draftPatch } from './saved-draft';
import { parkDraft } from './parked-draft';
import { sessionEnded } from '../../session/leave-for-login';
import { isCustomerSignedOutElsewhere } from '../../session/signed-out-elsewhere';
import { readClientSection, writeClientSection } from '../../sections/section-store';
import type { StartListening, TillState, TillStore } from '../../shared/store.types';

/** Pause after the last change before the draft is written, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Writes what was typed and chosen into the browser's checkout data (STOR-01, STOR-02), unless the order is placed. What belongs to a
 * customer who has signed out in another tab is not left behind: the computer may not be the customer's own.
 */
export function saveDraft(state: TillState): void {
  const patch = patchOf(state);
  if (patch !== null) writeClientSection('checkout-data', patch);
}

function patchOf(state: TillState): ReturnType<typeof draftPatch> | null {
  const checkout = selectCheckout(state);
  if (checkout.placement.status === 'placed') return null;
  if (isCustomerSignedOutElsewhere(state)) return null;
  return draftPatch(checkout, parseSavedDraft(readClientSection('checkout-data')));
}

/** Keeps the draft shortly after each change, and at once when the page is hidden or left, or the session has ended. */
export function startSaveDraft(startListening: StartListening, store: TillStore): void {
  startListening({
    predicate: (_action, now, before) =>
      before.checkout !== undefined && now.checkout !== before.checkout,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(PAUSE_MS);
      saveDraft(api.getState());
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: (_action, api) => {
      const state = api.getState();
      const patch = patchOf(state);
      const customer = state.config.checkout?.customer ?? null;
      if (patch !== null && customer !== null) parkDraft(customer.id, patch);
      saveDraft(state);
    },
  });
  const keepNow = (): void => {
    saveDraft(store.getState());
  };
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepNow();
  });
}
