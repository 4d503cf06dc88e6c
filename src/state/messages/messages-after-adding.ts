import { parseMessagesSection } from '../../api/messages';
import { loadSections } from '../../api/sections';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import type { ServerMessage } from '../../domain/section.types';
import type { FlowApi } from '../shared/store.types';

/** How long to wait for messages that are loaded with the cart, in milliseconds. */
const MESSAGES_WAIT_MS = 5000;

/**
 * The shop's messages after a product was added. Where an element shows the page's messages, they are loaded together
 * with the cart: the shop returns each message only once (SECT-27).
 */
export async function messagesAfterAdding(api: FlowApi): Promise<readonly ServerMessage[] | null> {
  if (api.getState().messages?.isGlobalWanted !== true) return messagesOf(api);
  await api.condition(
    // The removal of earlier messages is no arrival.
    (_action, { sections: { data } }, before) =>
      data.messages !== undefined && data.messages !== before.sections.data.messages,
    MESSAGES_WAIT_MS,
  );
  return parseMessagesSection(api.getState().sections.data.messages);
}

/** Loads the shop's pending messages, which it returns only once (SECT-27). Null when the request failed. */
export async function messagesOf(api: FlowApi): Promise<readonly ServerMessage[] | null> {
  const { config } = api.getState();
  const { loadUrl } = config.sections ?? defaultSectionSettings(config.shop);
  const result = await loadSections({ loadUrl, names: ['messages'], newTimestamp: false });
  return result.ok ? parseMessagesSection(result.value.messages) : null;
}
