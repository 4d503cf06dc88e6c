import { parseMessagesSection } from '../../api/messages';
import { attemptStarted } from '../messages/messages-slice';
import { cameOnline } from '../shared/came-online';
import type { Services } from '../shared/services';
import type { StartListening, TillStore } from '../shared/store.types';
import {
  areaOf,
  followPurchase,
  keepLookingUp,
  lookUp,
  showElsewhere,
  takeMessages,
  withPurchaseLock,
} from './follow-purchase';
import {
  maySend,
  purchaseConfirmed,
  purchaseOffered,
  selectPurchase,
} from './instant-purchase-slice';
import {
  isUnderWay,
  onPurchaseElsewhere,
  readPurchase,
  type PurchaseAttempt,
} from './purchase-attempt';
import { offerSignIn, sendPurchase } from './send-purchase';

/**
 * Orders products at once (INST-03): once per confirmation, in whichever tab, and again only when the shopper has been told
 * that an earlier order may exist.
 */
export function startInstantPurchase(
  startListening: StartListening,
  { now }: Services,
  store: TillStore,
): void {
  /** The products with a button on this page. */
  const offered = new Set<string>();
  startListening({
    actionCreator: purchaseOffered,
    effect: async ({ payload: { productId } }, api) => {
      const isKnown = offered.has(productId);
      offered.add(productId);
      if (!isKnown) await followPurchase(productId, api, now);
    },
  });
  startListening({
    actionCreator: purchaseConfirmed,
    effect: async ({ payload }, api) => {
      const { productId, isAgain = false } = payload;
      if (!maySend(selectPurchase(productId)(api.getOriginalState()), isAgain)) return;
      api.dispatch(attemptStarted(areaOf(productId)));
      const before = readPurchase(productId, now());
      if (isUnderWay(before) && !isAgain) {
        await followPurchase(productId, api, now);
        return;
      }
      await withPurchaseLock(async () => {
        const found = readPurchase(productId, now());
        if (isNews(found, before)) showElsewhere(productId, found, api);
        else await sendPurchase(payload, api, now);
      });
      if (selectPurchase(productId)(api.getState()) === 'refused')
        await offerSignIn(productId, api);
      await keepLookingUp(productId, api, now);
    },
  });
  startListening({
    actionCreator: cameOnline,
    effect: async (_action, api) => {
      const open = Object.entries(api.getState().instantPurchase ?? {});
      for (const [productId, status] of open) {
        if (status === 'unknown') await lookUp(productId, api, now);
      }
    },
  });
  startListening({
    predicate: (_action, state, { sections }) =>
      state.sections.data.messages !== sections.data.messages &&
      Object.values(state.instantPurchase ?? {}).includes('unknown'),
    effect: (_action, api) => {
      takeMessages(parseMessagesSection(api.getState().sections.data.messages), api, now());
    },
  });
  onPurchaseElsewhere(() => {
    for (const productId of offered) {
      const attempt = readPurchase(productId, now());
      const status = selectPurchase(productId)(store.getState());
      const isShown = isUnderWay(attempt) === (status === 'unknown');
      if (attempt !== null && status !== 'sending' && !isShown) {
        showElsewhere(productId, attempt, store);
      }
    }
  });
}

/** Whether another tab has sent a purchase, or has learned of its end, since the shopper pressed. */
const isNews = (
  found: PurchaseAttempt | null,
  before: PurchaseAttempt | null,
): found is PurchaseAttempt =>
  found !== null && (found.startedAt !== before?.startedAt || found.end !== before.end);
