import { loadCustomerId } from '../../api/placed-order';
import { t } from '../../platform/i18n/i18n';
import {
  messageShown,
  messagesCleared,
  messagesShown,
  type MessageArea,
} from '../messages/messages-slice';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import { isOpen, purchaseSettled, selectPurchase } from './instant-purchase-slice';
import { isUnderWay, readPurchase, writePurchase, type PurchaseAttempt } from './purchase-attempt';
import { messagesNow, namesOrder, outcomeOf, type PurchaseOutcome } from './purchase-messages';

/** Delays between the lookups of a purchase without a response, in milliseconds. */
const LOOK_UPS_MS = [2000, 5000, 15_000];

/** What an order changes besides the messages. */
const CHANGED = ['last-ordered-items', 'instant-purchase'];

/** Where the messages about a product's purchase are shown. */
export const areaOf = (productId: string): MessageArea => `instant:${productId}`;

/**
 * Runs `work` while no other tab sends an instant purchase or looks one up: the shop's messages do not say which product
 * they are about, and each is returned only once. Without the browser's Web Locks it runs immediately.
 */
export async function withPurchaseLock(work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator as { readonly locks?: LockManager | null };
  await (locks == null ? work() : locks.request('till-instant', work));
}

/** The part of the flows' API that shows an outcome. */
export type Dispatching = Pick<FlowApi, 'dispatch' | 'getState'>;

/** The id of the customer of the page, as `loadCustomerId`. */
export function loadBuyer(api: Dispatching): Promise<PurchaseAttempt['owner']> {
  const { baseUrl, storeCode } = api.getState().config.shop;
  return loadCustomerId({ baseUrl, storeCode, cart: { kind: 'customer' } });
}

/** A purchase, unless it is known to be another customer's, who is told about it alone; null then. */
export const ownPurchase = (
  attempt: PurchaseAttempt | null,
  customer: PurchaseAttempt['owner'],
): PurchaseAttempt | null =>
  attempt?.owner == null || customer === undefined || attempt.owner === customer ? attempt : null;

/** Without the order's number while nobody knows who is signed in: it may be another customer's. */
function forBuyer(attempt: PurchaseAttempt, customer: PurchaseAttempt['owner']): PurchaseAttempt {
  if (customer !== undefined) return attempt;
  const { text, ...unnamed } = attempt;
  return unnamed;
}

/** The shopper is told that the product may have been ordered. */
export function warn(productId: string, api: Dispatching): void {
  const text = t(
    'We do not know yet whether your order was placed. Please look at your orders before you order again.',
  );
  api.dispatch(messageShown({ area: areaOf(productId), type: 'warning', text }));
  api.dispatch(purchaseSettled({ productId, status: 'unknown' }));
}

/** The outcome is known: shows it, and stores it for other tabs. `now` in ms. */
export function settle(
  productId: string,
  { status, messages }: PurchaseOutcome,
  api: Dispatching,
  now: number,
): void {
  const { text } = messages.find((message) => namesOrder(message.text)) ?? {};
  const { startedAt = now, owner } = readPurchase(productId, now) ?? {};
  const number = status === 'placed' && text !== undefined ? { text } : {};
  writePurchase(productId, { startedAt, owner, end: status, ...number }, now);
  if (messages.length === 0) api.dispatch(messagesCleared(areaOf(productId)));
  else api.dispatch(messagesShown(areaOf(productId), messages));
  api.dispatch(purchaseSettled({ productId, status }));
  api.dispatch(sectionsInvalidated({ names: CHANGED, reload: true }));
}

/** Shows what another tab has stored about a purchase of the product: that it is under way, or how it has ended. */
export function showElsewhere(
  productId: string,
  { end, text }: PurchaseAttempt,
  api: Dispatching,
): void {
  if (end === undefined) {
    warn(productId, api);
    return;
  }
  const thanks = { type: 'success', text: text ?? t('Thank you for your purchase!') } as const;
  if (end === 'placed') api.dispatch(messagesShown(areaOf(productId), [thanks]));
  else api.dispatch(messagesCleared(areaOf(productId)));
  // That tab has reported the order to the merchant's scripts.
  api.dispatch(purchaseSettled({ productId, status: 'idle' }));
}

/** Requests the outcome of a purchase; returns whether it is known. */
export async function lookUp(productId: string, api: FlowApi, now: () => number): Promise<boolean> {
  const outcome = outcomeOf(await messagesNow(api));
  // The page's own messages have settled it already.
  if (!isOpen(selectPurchase(productId)(api.getState()))) return true;
  if (outcome !== null) settle(productId, outcome, api, now());
  return outcome !== null;
}

/** Looks a purchase up while its outcome is unknown, a few times. */
export async function keepLookingUp(
  productId: string,
  api: FlowApi,
  now: () => number,
): Promise<void> {
  const isUnknown = (): boolean => selectPurchase(productId)(api.getState()) === 'unknown';
  for (const pause of LOOK_UPS_MS) {
    if (!isUnknown()) return;
    await api.delay(pause);
    if (isUnknown()) await lookUp(productId, api, now);
  }
}

/**
 * Follows up on a purchase that another page or tab has sent. The tab that has sent it, if it is still there, shows its
 * outcome itself.
 */
export async function followPurchase(
  productId: string,
  api: FlowApi,
  now: () => number,
): Promise<void> {
  if (!isUnderWay(readPurchase(productId, now()))) return;
  const buyer = await loadBuyer(api);
  if (!isUnderWay(ownPurchase(readPurchase(productId, now()), buyer))) return;
  warn(productId, api);
  await withPurchaseLock(async () => {
    const attempt = ownPurchase(readPurchase(productId, now()), buyer);
    if (selectPurchase(productId)(api.getState()) !== 'unknown') return;
    if (isUnderWay(attempt)) await lookUp(productId, api, now);
    else if (attempt !== null) showElsewhere(productId, forBuyer(attempt, buyer), api);
  });
  await keepLookingUp(productId, api, now);
}
