import type { ServerMessage } from '../../domain/section.types';
import { messagesAfterAdding, messagesOf } from '../messages/messages-after-adding';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';

type Messages = readonly ServerMessage[];

/** The outcome of a purchase, with the shop's message. */
export interface PurchaseOutcome {
  readonly status: 'placed' | 'refused';
  readonly messages: Messages;
}

const has = (messages: Messages, type: ServerMessage['type']): boolean =>
  messages.some((one) => one.type === type);

/**
 * The outcome according to the shop's messages, the only source of it (decision C23). Null if they are inconclusive: there
 * are none, or they are of both kinds.
 */
export function outcomeOf(messages: Messages): PurchaseOutcome | null {
  const isPlaced = has(messages, 'success');
  if (isPlaced === has(messages, 'error')) return null;
  return { status: isPlaced ? 'placed' : 'refused', messages };
}

/**
 * Loads the shop's messages once more. Where an element shows the page's messages they are loaded for it, since the shop
 * returns each one only once (SECT-27).
 */
export async function messagesNow(api: FlowApi): Promise<Messages> {
  if (api.getState().messages?.isGlobalWanted !== true) return (await messagesOf(api)) ?? [];
  const arriving = messagesAfterAdding(api);
  // A load that is repeated loses the messages of the first response.
  if (!api.getState().sections.loading.includes('messages')) {
    api.dispatch(sectionsInvalidated({ names: ['messages'], reload: true }));
  }
  return (await arriving) ?? [];
}
