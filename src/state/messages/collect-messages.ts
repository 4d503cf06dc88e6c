import { parseMessagesSection } from '../../api/messages';
import type { ServerMessage, StoredSection } from '../../domain/section.types';
import { jsonStorage } from '../../platform/storage/storage';
import { globalMessagesWanted } from '../sections/global-messages-wanted';
import { messagesShown, storefrontMessagesAdded } from './messages-slice';
import { takeCookieMessages } from './cookie-messages';
import type { StartListening, TillState } from '../shared/store.types';

/** Delay before storefront messages appear, in milliseconds (MSG-06); by then their live region is in the page. */
const STOREFRONT_DELAY_MS = 1000;

/** The `data_id` of the messages that a page has collected last. */
const collected = jsonStorage('till-messages-collected');

function collect(section: StoredSection | undefined): readonly ServerMessage[] {
  if (section !== undefined) collected.write(section.data_id);
  return parseMessagesSection(section);
}

/** Whether a product is being added; the response decides where the messages are shown. */
const isBeingAdded = ({ addToCart = {} }: Pick<TillState, 'addToCart'>): boolean =>
  Object.values(addToCart).includes('adding');

/** Whether a product was just added, or ordered at once: the messages are about that. */
const isBeingBought = ({
  addToCart = {},
  instantPurchase = {},
}: Pick<TillState, 'addToCart' | 'instantPurchase'>): boolean =>
  Object.values(addToCart).includes('added') ||
  Object.values(instantPurchase).some((status) => status === 'sending' || status === 'unknown');

/**
 * Collects the server's messages once an element shows the global area, including those that the old front end loaded
 * before Till started and that no page has shown.
 */
export function startMessageFlows(startListening: StartListening): void {
  startListening({
    actionCreator: globalMessagesWanted,
    effect: (_action, api) => {
      const { messages: stored } = api.getState().sections.data;
      const isNew = stored?.data_id !== collected.read();
      const messages = [...takeCookieMessages(), ...(isNew ? collect(stored) : [])];
      if (messages.length > 0) api.dispatch(storefrontMessagesAdded(messages));
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      now.messages?.isGlobalWanted === true &&
      now.sections.data.messages !== before.sections.data.messages,
    effect: async (_action, api) => {
      const messages = collect(api.getState().sections.data.messages);
      if (messages.length === 0) return;
      if (isBeingAdded(api.getState())) await api.condition((_any, now) => !isBeingAdded(now));
      // Shown beside the product's own button instead.
      if (!isBeingBought(api.getState())) api.dispatch(storefrontMessagesAdded(messages));
    },
  });
  startListening({
    actionCreator: storefrontMessagesAdded,
    effect: async ({ payload }, api) => {
      await api.delay(STOREFRONT_DELAY_MS);
      api.dispatch(messagesShown('global', payload));
    },
  });
}
