import { parseMessagesSection } from '../../api/messages';
import type { StoredSection } from '../../domain/section.types';
import { storefrontMessagesAdded } from '../messages/messages-slice';
import type { FlowApi } from '../shared/store.types';
import {
  followPurchase,
  keepLookingUp,
  loadBuyer,
  lookUp,
  ownPurchase,
  settle,
  showElsewhere,
  withPurchaseLock,
  type Dispatching,
} from './follow-purchase';
import { selectPurchase, type ConfirmedPurchase } from './instant-purchase-slice';
import { isUnderWay, readPurchase, type PurchaseAttempt } from './purchase-attempt';
import { outcomeOf } from './purchase-messages';
import { offerSignIn, sendPurchase } from './send-purchase';

export { followPurchase, lookUp };

/** Sends a confirmed purchase, unless the shopper does not know yet about another one of the product. */
export async function placePurchase(
  payload: ConfirmedPurchase,
  api: FlowApi,
  now: () => number,
): Promise<void> {
  const { productId, isAgain = false } = payload;
  const buyer = await loadBuyer(api);
  const before = ownPurchase(readPurchase(productId, now()), buyer);
  if (isUnderWay(before) && !isAgain) {
    await followPurchase(productId, api, now);
    return;
  }
  await withPurchaseLock(async () => {
    const found = ownPurchase(readPurchase(productId, now()), buyer);
    if (isNews(found, before)) showElsewhere(productId, found, api);
    else await sendPurchase(payload, buyer, api, now);
  });
  const isRefused = selectPurchase(productId)(api.getState()) === 'refused';
  if (isRefused) await offerSignIn(productId, api);
  await keepLookingUp(productId, api, now);
}

/** Whether another tab has sent a purchase, or has learned of its end, since the shopper pressed. */
const isNews = (
  found: PurchaseAttempt | null,
  before: PurchaseAttempt | null,
): found is PurchaseAttempt =>
  found !== null && (found.startedAt !== before?.startedAt || found.end !== before.end);

/** Another tab has stored a purchase: shows it where one of `productIds` is concerned. `now` in ms. */
export async function showNews(
  productIds: Iterable<string>,
  api: Dispatching,
  now: number,
): Promise<void> {
  const buyer = await loadBuyer(api);
  for (const productId of productIds) {
    const attempt = ownPurchase(readPurchase(productId, now), buyer);
    const status = selectPurchase(productId)(api.getState());
    const isShown = isUnderWay(attempt) === (status === 'unknown');
    if (attempt !== null && status !== 'sending' && !isShown) {
      showElsewhere(productId, attempt, api);
    }
  }
}

/**
 * Messages have arrived while the outcome of a purchase is unknown: they may be about it. The page's area leaves them to
 * the button meanwhile. `now` in ms.
 */
export function takeMessages(
  section: StoredSection | undefined,
  api: Dispatching,
  now: number,
): void {
  const messages = parseMessagesSection(section);
  const { addToCart = {}, instantPurchase = {} } = api.getState();
  const [open] = Object.entries(instantPurchase).find(([, status]) => status === 'unknown') ?? [];
  // A lookup has settled it with these messages.
  if (open === undefined) return;
  const outcome = outcomeOf(messages);
  if (outcome !== null) settle(open, outcome, api, now);
  else if (messages.length > 0 && !Object.values(addToCart).includes('added')) {
    api.dispatch(storefrontMessagesAdded(messages));
  }
}
