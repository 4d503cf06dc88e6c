import { checkoutStarted } from './checkout-actions';
import { parseSavedDraft } from './draft/saved-draft';
import { takeSignedOutDraft } from './draft/signed-out-draft';
import { startingState } from './starting-state';
import { readClientSection, writeClientSection } from '../sections/section-store';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';

/**
 * Starts the checkout from the page's configuration and the draft of an earlier visit; does nothing on pages without a
 * checkout. Also detects, before anything is rendered, a page opened at the payment step: see `resuming`.
 */
export function startCheckout(services: Services, store: TillStore): void {
  const config = store.getState().config.checkout;
  if (config === null) return;
  const parked = takeSignedOutDraft(config.customer?.id ?? null);
  if (parked !== null) writeClientSection('checkout-data', parked);
  const saved = parseSavedDraft(readClientSection('checkout-data'));
  const state = startingState(config, saved, services.now());
  const resuming = state.step === 'shipping' && window.location.hash === '#payment';
  store.dispatch(checkoutStarted({ ...state, resuming }));
}
