import { loadPlacedOrder, type PlacedOrder } from '../../api/placed-order';
import type { RestContext } from '../../api/rest';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import { isThisPage } from '../../platform/navigate';
import { attemptCart, forgetAttempt, storedAttempt, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import { redirectedOrder, openOrder } from './order-notes';
import type { TillStore } from '../shared/store.types';

/** The state of an order as it is shown on a page that is not its checkout. */
export type OrderNotice =
  | { readonly kind: 'checking' }
  /** Several orders have pages of their own, where `url` leads. */
  | { readonly kind: 'not-placed'; readonly url: string | null }
  | { readonly kind: 'not-paid' }
  /** The order waits to be paid on its provider's page; the checkout leads there, or gives it up. */
  | { readonly kind: 'waiting' }
  /** The shop does not know whether an order is paid, or several orders were placed; the shopper has to look. */
  | { readonly kind: 'unconfirmed'; readonly number: string | null }
  /** Several orders may exist and be paid; the page at `url` goes on with them. */
  | { readonly kind: 'unsettled'; readonly url: string }
  /** A payment without an order; `text` says how much and what follows. */
  | { readonly kind: 'charged'; readonly text: string }
  | {
      readonly kind: 'placed';
      /** Null if the page itself shows the number, or the shop no longer returns it. */
      readonly number: string | null;
      /** The amount ordered and the amount that was shown, both formatted, where the two differ. */
      readonly amounts: { readonly ordered: string; readonly shown: string } | null;
    };

/** Shows the state of an order; null removes the notice. */
type Notify = (news: OrderNotice | null) => void;

const NOTHING = { number: null, total: null };

const digits = (price: string): string => price.replace(/\D/g, '');

/** The REST context for the cart of an attempt. */
export function attemptContext(store: TillStore, attempt: OrderAttempt): RestContext {
  const { baseUrl, storeCode } = store.getState().config.shop;
  return { baseUrl, storeCode, cart: attemptCart(attempt) };
}

/** Where the private data of this shop are loaded. */
export function sectionsUrl(store: Pick<TillStore, 'getState'>): string {
  const { sections, shop } = store.getState().config;
  return (sections ?? defaultSectionSettings(shop)).loadUrl;
}

/** The amount ordered and the one that was shown, where they differ. */
function differenceOf({ total }: PlacedOrder, { shown = '' }: OrderAttempt) {
  const differs = total !== null && shown !== '' && digits(total) !== digits(shown);
  return differs ? { ordered: total, shown } : null;
}

/**
 * An order exists. Its number is shown here, unless the success page has shown it; then the amount ordered is compared
 * with the one that was shown (PLACE-14). While the shop cannot be reached the attempt stays stored, and is checked
 * again when the browser is back online and on the next page.
 */
export async function settleOrder(
  store: TillStore,
  attempt: OrderAttempt,
  notify: Notify,
  now: () => number,
): Promise<void> {
  const { successUrl = '', startedAt } = attempt;
  const isSeen = attempt.isSeen === true || (successUrl !== '' && isThisPage(successUrl));
  let reportedNumber: string | null = null;
  redirectedOrder.write({ ...attempt, isSeen });
  await check();

  async function check(): Promise<void> {
    const isOwn = await isOwnOrder(store, attempt);
    // Another customer has signed in, whose latest order is a different one; the note stays for the one who ordered.
    if (isOwn === false) {
      forgetAttempt(redirectedOrder, attempt);
      notify(null);
      return;
    }
    if (isOwn === true && isSeen) forgetAttempt(openOrder, attempt);
    const order = isOwn === null ? { ...NOTHING, wasReached: false } : await load();
    if (storedAttempt(redirectedOrder, now())?.startedAt !== startedAt) return;
    report(order);
    if (order.wasReached) {
      forgetAttempt(openOrder, attempt);
      forgetAttempt(redirectedOrder, attempt);
      return;
    }
    window.addEventListener('online', () => void check(), { once: true });
  }

  async function load(): Promise<PlacedOrder> {
    // Only the success page contains the number of an order whose cart id is unknown.
    if (attempt.isSession === true) return { ...NOTHING, wasReached: true };
    return loadPlacedOrder(attemptContext(store, attempt), attempt.number);
  }

  function report(order: PlacedOrder): void {
    const amounts = differenceOf(order, attempt);
    const number = isSeen ? null : order.number;
    if (number !== null) {
      redirectedOrder.write({ ...attempt, isSeen: true });
      forgetAttempt(openOrder, attempt);
    }
    // The shopper may believe that nothing was ordered: the order is reported even without its number.
    const isUnreported = attempt.isPaid === true && order.wasReached && reportedNumber === null;
    const isNew = amounts !== null || number !== reportedNumber || isUnreported;
    if (isNew) notify({ kind: 'placed', number: number ?? reportedNumber, amounts });
    else if (order.wasReached && reportedNumber === null) notify(null);
    reportedNumber = number ?? reportedNumber;
  }
}
