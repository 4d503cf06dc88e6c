import type { ServerMessage } from '../../domain/section.types';
import { t } from '../../platform/i18n/i18n';
import { messagesAfterAdding, messagesOf } from '../messages/messages-after-adding';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';

type Messages = readonly ServerMessage[];

/** The outcome of a purchase, with the shop's message. */
export interface PurchaseOutcome {
  readonly status: 'placed' | 'refused';
  readonly messages: Messages;
}

/** Whether a text names an order number, in the shop's own words. */
export function namesOrder(text: string): boolean {
  const [before = '', after = ''] = t('Your order number is: %1.', ['\n']).split('\n');
  return text.startsWith(before) && text.endsWith(after) && /\d/.test(text);
}

/**
 * The outcome according to the shop's messages, the only source of it (decision C23). The message with the text of the
 * `response` is that of the purchase. Where there is none, e.g. because the response was lost, a success proves an
 * order only if it names the number: it may be about something else. Null if the messages are inconclusive: they say
 * nothing, or both.
 */
export function outcomeOf(
  messages: Messages,
  response: string | null = null,
): PurchaseOutcome | null {
  const own = messages.filter(({ text }) => text === response);
  const about = own.length > 0 ? own : messages;
  const successes = about.filter(({ type }) => type === 'success');
  if (successes.some(({ text }) => text === response || namesOrder(text))) {
    return { status: 'placed', messages };
  }
  const isRefused = successes.length === 0 && about.some(({ type }) => type === 'error');
  return isRefused ? { status: 'refused', messages } : null;
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
