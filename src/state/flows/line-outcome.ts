import type { ApiError } from '../../platform/http/api-error';
import { warnOnce } from '../../platform/console';
import { sectionsFailed, sectionsReceived } from '../sections/sections-slice';
import { leaveIfSignedOut, type FlowApi } from './api';

/** How long a changed line waits for the cart that holds the change, in milliseconds. */
const RELOAD_LIMIT_MS = 8000;

/** Waits for the cart section that a write has set off; gives up after a while or when its load fails. */
export async function cartReloaded(api: FlowApi): Promise<void> {
  await api.condition(
    (action) =>
      (sectionsReceived.match(action) || sectionsFailed.match(action)) &&
      action.payload.names.includes('cart'),
    RELOAD_LIMIT_MS,
  );
}

/**
 * What the shopper is told about a refused change: the server's words (MINI-17), or nothing when the request itself
 * failed, which only the console hears of (MINI-18, decision C16). A session that has ended leads to the login page.
 */
export function refusalOf(api: FlowApi, error: ApiError): string | null {
  leaveIfSignedOut(api, error);
  if (error.kind === 'rejected') return error.message;
  warnOnce(
    `cart-write:${error.kind}`,
    `A change of the cart did not reach the shop (${error.kind}).`,
  );
  return null;
}
