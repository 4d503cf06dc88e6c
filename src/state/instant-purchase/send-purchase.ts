import { orderInstantly } from '../../api/instant-purchase';
import { loadSections, parseCustomerSection } from '../../api/sections';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import { messagesAfterAdding } from '../messages/messages-after-adding';
import { messageShown } from '../messages/messages-slice';
import { failureText } from '../session/failure-text';
import type { FlowApi } from '../shared/store.types';
import { areaOf, lookUp, settle, warn } from './follow-purchase';
import type { ConfirmedPurchase } from './instant-purchase-slice';
import { writePurchase, type PurchaseAttempt } from './purchase-attempt';
import { outcomeOf, type PurchaseOutcome } from './purchase-messages';

/** Sends a purchase, which is stored first, and shows its outcome or that it is unknown (INST-03, INST-04). */
export async function sendPurchase(
  { productId, form, option }: ConfirmedPurchase,
  owner: PurchaseAttempt['owner'],
  api: FlowApi,
  now: () => number,
): Promise<void> {
  const area = areaOf(productId);
  const { baseUrl } = api.getState().config.shop;
  writePurchase(productId, { startedAt: now(), owner }, now());
  const result = await orderInstantly(baseUrl, form, option);
  if (result.ok) {
    const messages = (await messagesAfterAdding(api)) ?? [];
    const text = result.value;
    // Inconclusive messages count as an order, so that nothing is ordered twice.
    const assumed: PurchaseOutcome = {
      status: 'placed',
      messages: [...messages, { type: 'notice', text }],
    };
    settle(productId, outcomeOf(messages, text) ?? assumed, api, now());
    return;
  }
  // The shop may have placed the order before something else failed.
  if (await lookUp(productId, api, now)) return;
  const { kind } = result.error;
  if (kind !== 'rejected' && kind !== 'unauthorized') {
    warn(productId, api);
    return;
  }
  settle(productId, { status: 'refused', messages: [] }, api, now());
  api.dispatch(messageShown({ area, type: 'error', text: failureText(api, result.error) }));
}

/** The shop refuses a customer whose session has ended in general words: shows the reason, and the way to sign in. */
export async function offerSignIn(productId: string, api: FlowApi): Promise<void> {
  const { config } = api.getState();
  const { loadUrl } = config.sections ?? defaultSectionSettings(config.shop);
  const result = await loadSections({ loadUrl, names: ['customer'], newTimestamp: false });
  const customer = result.ok ? parseCustomerSection(result.value.customer) : null;
  if (customer === null || customer.firstname !== null) return;
  const text = failureText(api, { kind: 'unauthorized', message: '' });
  api.dispatch(messageShown({ area: areaOf(productId), type: 'error', text }));
}
