import { parseMessagesSection } from '../../api/messages';
import { loadSections } from '../../api/sections';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import type { ServerMessage } from '../../domain/section.types';
import type { FlowApi } from '../shared/store.types';

/** Milliseconds after which words that come with the cart are no longer waited for. */
const MESSAGES_WAIT_MS = 5000;

/**
 * What the shop says to a product that it took. Where an element shows all messages of the page, they come with the cart:
 * the write has asked for both, and the shop says a thing once (SECT-27).
 */
export async function messagesAfterAdding(api: FlowApi): Promise<readonly ServerMessage[] | null> {
  if (api.getState().messages?.isGlobalWanted !== true) return messagesOf(api);
  await api.condition(
    (_action, now, before) => now.sections.data.messages !== before.sections.data.messages,
    MESSAGES_WAIT_MS,
  );
  return parseMessagesSection(api.getState().sections.data.messages);
}

/** What the shop has to say; it says so once (SECT-27). Null when it cannot be asked. */
export async function messagesOf(api: FlowApi): Promise<readonly ServerMessage[] | null> {
  const { config } = api.getState();
  const { loadUrl } = config.sections ?? defaultSectionSettings(config.shop);
  const result = await loadSections({ loadUrl, names: ['messages'], newTimestamp: false });
  return result.ok ? parseMessagesSection(result.value.messages) : null;
}
