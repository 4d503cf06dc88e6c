import { checkoutStarted } from './checkout-actions';
import { parseSavedDraft } from './draft/saved-draft';
import { takeParkedDraft } from './draft/parked-draft';
import { startingState } from './starting-state';
import { readClientSection, writeClientSection } from '../sections/section-store';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';

/**
 * Starts the checkout from the page's configuration and what an earlier visit kept; nothing on pages without one.
 * A page opened at the payment step is told apart here, before anything is drawn: see `resuming`.
 */
export function startCheckout(services: Services, store: TillStore): void {
  const config = store.getState().config.checkout;
  if (config === null) return;
  const parked = takeParkedDraft(config.customer?.id ?? null);
  if (parked !== null) writeClientSection('checkout-data', parked);
  const kept = parseSavedDraft(readClientSection('checkout-data'));
  const state = startingState(config, kept, services.now());
  const resuming = state.step === 'shipping' && window.location.hash === '#payment';
  store.dispatch(checkoutStarted({ ...state, resuming }));
}
