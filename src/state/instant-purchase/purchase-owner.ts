import { loadCustomerId } from '../../api/placed-order';
import type { TillState } from '../shared/store.types';
import { ignorePurchase, isUnderWay, readPurchase, writePurchase } from './purchase-attempt';

/** The part of the flows' API that tells which shop this is. */
type Page = { readonly getState: () => TillState };

/** No private data contain the customer's id, so it is requested; undefined when that fails. */
function customerOf(api: Page): Promise<number | null | undefined> {
  const { baseUrl, storeCode } = api.getState().config.shop;
  return loadCustomerId({ baseUrl, storeCode, cart: { kind: 'customer' } });
}

/** Stores who has sent a purchase, by the customer's id. The order does not wait for that. */
export async function noteOwner(productId: string, api: Page, now: () => number): Promise<void> {
  const sent = readPurchase(productId, now());
  const owner = await customerOf(api);
  const attempt = readPurchase(productId, now());
  if (typeof owner !== 'number' || attempt === null || attempt.startedAt !== sent?.startedAt)
    return;
  writePurchase(productId, { ...attempt, owner }, now());
}

/**
 * Ignores a purchase that is known to be another customer's, who used this browser before. Where the shop does not say
 * who is signed in, the shopper is rather warned than ordering twice.
 */
export async function ignoreOthers(productId: string, api: Page, now: () => number): Promise<void> {
  const attempt = readPurchase(productId, now());
  if (attempt?.owner === undefined || !isUnderWay(attempt)) return;
  const customer = await customerOf(api);
  if (typeof customer === 'number' && customer !== attempt.owner)
    ignorePurchase(productId, attempt);
}
