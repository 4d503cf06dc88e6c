import { errorText } from '../../platform/http/error-text';
import { attemptStarted, messageShown } from '../messages/messages-slice';
import { cameOnline } from '../shared/came-online';
import type { Services } from '../shared/services';
import type { StartListening, TillStore } from '../shared/store.types';
import {
  maySend,
  purchaseConfirmed,
  purchaseOffered,
  purchaseSettled,
  selectPurchase,
} from './instant-purchase-slice';
import { isUnderWay, onPurchaseElsewhere, readPurchase } from './purchase-attempt';

/** Only a page with a purchase needs it. */
const loadFlow = () => import('./instant-flow').catch(() => null);

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
      if (isKnown || !isUnderWay(readPurchase(productId, now()))) return;
      await (await loadFlow())?.followPurchase(productId, api, now);
    },
  });
  startListening({
    actionCreator: purchaseConfirmed,
    effect: async ({ payload }, api) => {
      const { productId, isAgain } = payload;
      if (!maySend(selectPurchase(productId)(api.getOriginalState()), isAgain)) return;
      const area = `instant:${productId}` as const;
      api.dispatch(attemptStarted(area));
      const flow = await loadFlow();
      if (flow !== null) {
        await flow.placePurchase(payload, api, now);
        return;
      }
      api.dispatch(messageShown({ area, type: 'error', text: errorText({ kind: 'network' }) }));
      api.dispatch(purchaseSettled({ productId, status: isAgain === true ? 'unknown' : 'idle' }));
    },
  });
  startListening({
    actionCreator: cameOnline,
    effect: async (_action, api) => {
      const open = Object.entries(api.getState().instantPurchase ?? {});
      for (const [productId, status] of open) {
        if (status === 'unknown') await (await loadFlow())?.lookUp(productId, api, now);
      }
    },
  });
  startListening({
    predicate: (_action, state, { sections }) =>
      state.sections.data.messages !== sections.data.messages &&
      Object.values(state.instantPurchase ?? {}).includes('unknown'),
    effect: async (_action, api) => {
      const { messages } = api.getState().sections.data;
      (await loadFlow())?.takeMessages(messages, api, now());
    },
  });
  onPurchaseElsewhere(() => {
    void loadFlow().then((flow) => flow?.showNews(offered, store, now()));
  });
}
