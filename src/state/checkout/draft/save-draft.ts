import { selectCheckout } from '../checkout-slice';
import { parseSavedDraft, draftPatch } from './saved-draft';
import { saveSignedOutDraft } from './signed-out-draft';
import { sessionEnded } from '../../session/leave-for-login';
import { isCustomerSignedOutElsewhere } from '../../session/signed-out-elsewhere';
import { readClientSection, writeClientSection } from '../../sections/section-store';
import type { StartListening, TillState, TillStore } from '../../shared/store.types';

/** Pause after the last change before the draft is written, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Writes what was typed and chosen into the browser's checkout data (STOR-01, STOR-02), unless the order is placed.
 * Nothing is written for a customer who has signed out in another tab: the computer may be shared.
 */
export function saveDraft(state: TillState): void {
  const patch = patchOf(state);
  if (patch !== null) writeClientSection('checkout-data', patch);
}

function patchOf(state: TillState): ReturnType<typeof draftPatch> | null {
  // Without the page's configuration the checkout is empty and would replace what was typed on an earlier page.
  if (state.config.checkout === null) return null;
  const checkout = selectCheckout(state);
  if (checkout.placement.status === 'placed') return null;
  if (isCustomerSignedOutElsewhere(state)) return null;
  return draftPatch(checkout, parseSavedDraft(readClientSection('checkout-data')));
}

/**
 * Saves the draft shortly after each change, and immediately when the step changes, the page is hidden or left, or the
 * session has ended.
 */
export function startSaveDraft(startListening: StartListening, store: TillStore): void {
  startListening({
    predicate: (_action, now, before) =>
      before.checkout !== undefined && now.checkout !== before.checkout,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { step } = selectCheckout(api.getState());
      // What a step has confirmed is there for another tab at once.
      if (step === api.getOriginalState().checkout?.step) await api.delay(PAUSE_MS);
      saveDraft(api.getState());
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: (_action, api) => {
      const state = api.getState();
      const patch = patchOf(state);
      const customer = state.config.checkout?.customer ?? null;
      if (patch !== null && customer !== null) saveSignedOutDraft(customer.id, patch);
      saveDraft(state);
    },
  });
  const saveNow = (): void => {
    saveDraft(store.getState());
  };
  window.addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveNow();
  });
}
