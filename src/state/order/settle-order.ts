import { loadCustomerId, loadPlacedOrder, type PlacedOrder } from '../../api/placed-order';
import type { RestContext } from '../../api/rest';
import { isThisPage } from '../../platform/navigate';
import { attemptCart, forgetAttempt, noted, type OrderAttempt } from './order-attempt';
import { ledOrder, openOrder } from './order-notes';
import type { TillStore } from '../shared/store.types';

/** What is said of an order on a page that is not its checkout. */
export type OrderNews =
  | { readonly kind: 'checking' }
  | { readonly kind: 'not-placed' }
  | {
      readonly kind: 'placed';
      /** Null where the page itself shows it. */
      readonly number: string | null;
      /** What it costs and what was shown, as written, where the two differ. */
      readonly amounts: { readonly ordered: string; readonly shown: string } | null;
    };

/** Says the news of an order, or null when there is nothing to say any more. */
type Tell = (news: OrderNews | null) => void;

const NOTHING = { number: null, total: null };

const digits = (price: string): string => price.replace(/\D/g, '');

/** Where the cart of an attempt is asked about. */
export function attemptContext(store: TillStore, attempt: OrderAttempt): RestContext {
  const { baseUrl, storeCode } = store.getState().config.shop;
  return { baseUrl, storeCode, cart: attemptCart(attempt) };
}

/** The amount ordered and the one that was shown, where they differ. */
function differenceOf({ total }: PlacedOrder, { shown = '' }: OrderAttempt) {
  const differs = total !== null && shown !== '' && digits(total) !== digits(shown);
  return differs ? { ordered: total, shown } : null;
}

/**
 * An order exists: the shop's page has shown its number, or it is said here; then the amount ordered is compared with
 * the one that was shown (PLACE-14). While the shop cannot be reached the order stays noted, and is looked at again with
 * the network back and on the next page.
 */
export async function settleOrder(
  store: TillStore,
  attempt: OrderAttempt,
  tell: Tell,
  now: () => number,
): Promise<void> {
  const { successUrl = '', startedAt } = attempt;
  const isSeen = attempt.isSeen === true || (successUrl !== '' && isThisPage(successUrl));
  const isLater = attempt.isSeen === true;
  let said: string | null = null;
  ledOrder.write({ ...attempt, isSeen });
  if (isSeen) forgetAttempt(openOrder, attempt);
  await look();

  async function look(): Promise<void> {
    const order = await load();
    if (noted(ledOrder, now())?.startedAt !== startedAt) return;
    say(order);
    if (order.wasReached) {
      forgetAttempt(openOrder, attempt);
      forgetAttempt(ledOrder, attempt);
      return;
    }
    window.addEventListener('online', () => void look(), { once: true });
  }

  /** On a later page somebody else may have signed in, whose newest order this is not. */
  async function load(): Promise<PlacedOrder> {
    const context = attemptContext(store, attempt);
    if (isLater && context.cart.kind === 'customer') {
      const id = await loadCustomerId(context);
      // Nobody is known to be signed in: the session has ended, or the shop could not be asked.
      if (id === null) return { ...NOTHING, wasReached: false };
      if (attempt.cartId !== `customer-${String(id)}`) return { ...NOTHING, wasReached: true };
    }
    return loadPlacedOrder(context);
  }

  function say(order: PlacedOrder): void {
    const amounts = differenceOf(order, attempt);
    const number = isSeen ? null : order.number;
    if (number !== null && said === null) {
      ledOrder.write({ ...attempt, isSeen: true });
      forgetAttempt(openOrder, attempt);
    }
    const isNew = amounts !== null || number !== said;
    if (isNew) tell({ kind: 'placed', number: number ?? said, amounts });
    else if (order.wasReached && said === null) tell(null);
    said = number ?? said;
  }
}
