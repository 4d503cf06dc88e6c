import type {
  CardFormEvents,
  CardSetup,
  SavedMethodsPage,
} from '../../../state/extensions/saved-methods-provider.types';
import { loadStripeInit } from '../api/load-init';
import { readStripeInit } from '../api/stripe-init';
import type { StripeInit } from '../domain/stripe-init.types';
import { startStripe } from '../sdk/start-stripe';
import { mountCardForm } from '../sdk/card-form';

/** What the SDK is started with: from the page, or else from the shop. */
async function loadInit(
  { shop, page }: SavedMethodsPage,
  signal: AbortSignal,
): Promise<StripeInit | null> {
  const known = page === null ? null : readStripeInit(page);
  if (known !== null) return known;
  const loaded = await loadStripeInit(shop, { signal });
  return loaded.ok ? loaded.value : null;
}

/**
 * Shows the provider's form in `host`. Its frames belong to the provider: nothing that is typed there reaches the page.
 * Null when it cannot be shown.
 */
export async function mountForm(
  host: HTMLElement,
  page: SavedMethodsPage,
  events: CardFormEvents,
): Promise<CardSetup | null> {
  const { signal, onBroken } = events;
  const isGone = (): boolean => signal.aborted;
  const init = await loadInit(page, signal);
  if (isGone()) return null;
  const started = init === null ? null : await startStripe(init);
  if (isGone()) return null;
  if (init === null || started?.ok !== true) {
    onBroken();
    return null;
  }
  return mountCardForm(started.value, init, host, events);
}
