import { orderInstantly } from '../../api/instant-purchase';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { messagesAfterAdding } from '../messages/messages-after-adding';
import {
  attemptStarted,
  messageShown,
  messagesShown,
  type MessageArea,
} from '../messages/messages-slice';
import { sectionsInvalidated } from '../sections/sections-slice';
import { failureText } from '../session/failure-text';
import { cameOnline } from '../shared/came-online';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  isOpen,
  purchaseConfirmed,
  purchaseSettled,
  selectPurchase,
  type ConfirmedPurchase,
} from './instant-purchase-slice';
import { messagesNow, outcomeOf, type PurchaseOutcome } from './purchase-messages';

/** Delays between the lookups of a purchase without a response, in milliseconds. */
const LOOK_UPS_MS = [2000, 5000, 15_000];

/** What an order changes besides the messages. */
const CHANGED = ['last-ordered-items', 'instant-purchase'];

const areaOf = (productId: string): MessageArea => `instant:${productId}`;

/** Orders products at once (INST-03): once per confirmation, and never again while the outcome is not known. */
export function startInstantPurchase(startListening: StartListening): void {
  startListening({
    actionCreator: purchaseConfirmed,
    effect: async ({ payload }, api) => {
      const { productId } = payload;
      if (isOpen(selectPurchase(productId)(api.getOriginalState()))) return;
      api.dispatch(attemptStarted(areaOf(productId)));
      await purchase(payload, api);
    },
  });
  startListening({
    actionCreator: cameOnline,
    effect: async (_action, api) => {
      const open = Object.entries(api.getState().instantPurchase ?? {});
      for (const [productId, status] of open) {
        if (status === 'unknown') await lookUp(productId, api);
      }
    },
  });
}

async function purchase(
  { productId, form, option }: ConfirmedPurchase,
  api: FlowApi,
): Promise<void> {
  const area = areaOf(productId);
  const { baseUrl } = api.getState().config.shop;
  const result = await orderInstantly(baseUrl, form, option);
  if (result.ok) {
    const messages = (await messagesAfterAdding(api)) ?? [];
    const text = result.value;
    // Inconclusive messages count as an order, so that nothing is ordered twice.
    const assumed: PurchaseOutcome = {
      status: 'placed',
      messages: [...messages, { type: 'notice', text }],
    };
    settle(productId, outcomeOf(messages, text) ?? assumed, api);
  } else if (!outcomeUnknown(result.error)) {
    settle(productId, { status: 'refused', messages: [] }, api);
    api.dispatch(messageShown({ area, type: 'error', text: failureText(api, result.error) }));
  } else if (!(await lookUp(productId, api))) {
    const text = t(
      'We do not know yet whether your order was placed. Please look at your orders before you order again.',
    );
    api.dispatch(messageShown({ area, type: 'warning', text }));
    api.dispatch(purchaseSettled({ productId, status: 'unknown' }));
    await keepLookingUp(productId, api);
  }
}

async function keepLookingUp(productId: string, api: FlowApi): Promise<void> {
  for (const wait of LOOK_UPS_MS) {
    await api.delay(wait);
    if (selectPurchase(productId)(api.getState()) !== 'unknown') return;
    if (await lookUp(productId, api)) return;
  }
}

/** Requests the outcome of a purchase; returns whether the shop reported it. */
async function lookUp(productId: string, api: FlowApi): Promise<boolean> {
  const outcome = outcomeOf(await messagesNow(api));
  if (outcome !== null) settle(productId, outcome, api);
  return outcome !== null;
}

function settle(productId: string, { status, messages }: PurchaseOutcome, api: FlowApi): void {
  api.dispatch(messagesShown(areaOf(productId), messages));
  api.dispatch(purchaseSettled({ productId, status }));
  api.dispatch(sectionsInvalidated({ names: CHANGED, reload: true }));
}
