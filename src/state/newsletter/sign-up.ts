import { signUp, subscriptionStatus } from '../../api/newsletter';
import type { ServerMessage } from '../../domain/section.types';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { selectShop } from '../config/config-slice';
import { takeCookieMessages } from '../messages/cookie-messages';
import { messagesOf } from '../messages/messages-after-adding';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  selectSignUp,
  signUpSettled,
  signUpSubmitted,
  statusWanted,
  subscriberFound,
  type SubmittedSignUp,
} from './newsletter-slice';

interface Outcome {
  readonly isAccepted: boolean;
  readonly messages: readonly ServerMessage[];
}

const accepted = (): Outcome => ({
  isAccepted: true,
  messages: [{ type: 'success', text: t('Thank you for your subscription.') }],
});

const refused = (): Outcome => ({
  isAccepted: false,
  messages: [{ type: 'error', text: t('There was a problem creating your subscription.') }],
});

/** The messages of the page that the shop redirected to: in its cookie, else in the section (decision C22). */
async function pageMessages(api: FlowApi): Promise<readonly ServerMessage[]> {
  const messages = takeCookieMessages();
  if (messages.length > 0 || api.getState().messages?.isGlobalWanted === true) return messages;
  return (await messagesOf(api)) ?? [];
}

/** Signs addresses up, and looks up which are subscribed (NEWS). */
export function startSignUp(startListening: StartListening): void {
  /** Addresses whose response was lost and could not be looked up either. */
  const lost = new Set<string>();

  const isSubscribed = async (api: FlowApi, email: string): Promise<boolean | null> => {
    const result = await subscriptionStatus(selectShop(api.getState()).baseUrl, email);
    return result.ok ? result.value : null;
  };

  /** Looks up the outcome of a request without a usable response. It is not sent again before that is known. */
  const lookUp = async (api: FlowApi, email: string): Promise<Outcome> => {
    const found = navigator.onLine ? await isSubscribed(api, email) : null;
    if (found === null) lost.add(email);
    else lost.delete(email);
    return found === true ? accepted() : refused();
  };

  const send = async (api: FlowApi, { url, email, fields }: SubmittedSignUp): Promise<Outcome> => {
    if (lost.has(email)) {
      const earlier = await lookUp(api, email);
      if (earlier.isAccepted || lost.has(email)) return earlier;
    }
    const result = await signUp(url, fields);
    if (!result.ok) return outcomeUnknown(result.error) ? lookUp(api, email) : refused();
    if (result.value !== 'page') return result.value === 'accepted' ? accepted() : refused();
    const messages = await pageMessages(api);
    if (messages.length === 0) return lookUp(api, email);
    return { isAccepted: messages.every(({ type }) => type !== 'error'), messages };
  };

  startListening({
    actionCreator: signUpSubmitted,
    effect: async ({ payload }, api) => {
      if (selectSignUp(payload.id)(api.getOriginalState()).isSending) return;
      const outcome = await send(api, payload);
      api.dispatch(signUpSettled({ id: payload.id, ...outcome }));
    },
  });
  // A rejected lookup leaves the checkbox to the shopper (NEWS-07).
  startListening({
    actionCreator: statusWanted,
    effect: async ({ payload }, api) => {
      api.cancelActiveListeners();
      const { baseUrl } = selectShop(api.getState());
      const result = await subscriptionStatus(baseUrl, payload.email, { signal: api.signal });
      if (result.ok && result.value) api.dispatch(subscriberFound(payload));
    },
  });
}
