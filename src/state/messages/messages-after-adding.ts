import { parseMessagesSection } from '../../api/messages';
import { loadSections } from '../../api/sections';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import type { ServerMessage } from '../../domain/section.types';
import { isLoadEnd } from '../sections/sections-slice';
import type { FlowApi, TillState } from '../shared/store.types';

/** How long to wait for messages that are loaded with the cart, in milliseconds. */
const MESSAGES_WAIT_MS = 5000;

/**
 * The shop's messages after a product was added. Where an element shows the page's messages, they are loaded together
 * with the cart: the shop returns each message only once (SECT-27), and a load that was pending when the product was
 * sent may receive them too. `before` is the state when it was sent.
 */
export async function messagesAfterAdding(
  api: FlowApi,
  before: TillState = api.getState(),
): Promise<readonly ServerMessage[] | null> {
  if (api.getState().messages?.isGlobalWanted !== true) return messagesOf(api);
  const received = ({ sections: { data } }: TillState): readonly ServerMessage[] =>
    data.messages === before.sections.data.messages ? [] : parseMessagesSection(data.messages);
  if (received(api.getState()).length === 0) {
    await api.condition(
      (action, now) => isLoadEnd(action, 'messages') || received(now).length > 0,
      MESSAGES_WAIT_MS,
    );
  }
  return received(api.getState());
}

/** Loads the shop's pending messages, which it returns only once (SECT-27). Null when the request failed. */
export async function messagesOf(api: FlowApi): Promise<readonly ServerMessage[] | null> {
  const { config } = api.getState();
  const { loadUrl } = config.sections ?? defaultSectionSettings(config.shop);
  const result = await loadSections({ loadUrl, names: ['messages'], newTimestamp: false });
  return result.ok ? parseMessagesSection(result.value.messages) : null;
}
