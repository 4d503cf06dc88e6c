import { checkoutStarted } from '../checkout/checkout-actions';
import { keptDraftFrom } from '../checkout/kept-draft';
import { takeParkedDraft } from '../checkout/parked-draft';
import { startingState } from '../checkout/starting-state';
import { readClientSection, writeClientSection } from '../sections/section-store';
import type { Services } from '../services';
import type { TillStore } from '../store.types';

/**
 * Starts the checkout from the page's configuration and what an earlier visit kept; nothing on pages without one.
 * A page opened at the payment step is told apart here, before anything is drawn: see `resuming`.
 */
export function startCheckout(services: Services, store: TillStore): void {
  const config = store.getState().config.checkout;
  if (config === null) return;
  const parked = takeParkedDraft(config.customer?.id ?? null);
  if (parked !== null) writeClientSection('checkout-data', parked);
  const kept = keptDraftFrom(readClientSection('checkout-data'));
  const state = startingState(config, kept, services.now());
  const resuming = state.step === 'shipping' && window.location.hash === '#payment';
  store.dispatch(checkoutStarted({ ...state, resuming }));
}
