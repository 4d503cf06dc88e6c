import {
  loadWishlistPage,
  parseWishlistSection,
  postWishlist,
  type WishlistResponse,
} from '../../api/wishlist';
import type { DataPost } from '../../domain/data-post';
import type { ServerMessage } from '../../domain/section.types';
import { formKey } from '../../platform/form-key';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import { takeCookieMessages } from '../messages/cookie-messages';
import { messagesAfterAdding, messagesOf } from '../messages/messages-after-adding';
import { reloadedSection } from '../sections/reloaded-section';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi, TillState } from '../shared/store.types';
import { selectWishlistPage } from './list-slice';

/** The shop's messages about a change, and the list's items afterwards; null if unknown. */
export interface ListOutcome {
  readonly messages: readonly ServerMessage[];
  readonly listed: readonly string[] | null;
  /** The URL that the shop redirects to, such as the page for selecting options; null if it stays on the list. */
  readonly redirectUrl: string | null;
  /**
   * False if the response was lost or does not concern the change, and the shop has said nothing about it: only the list
   * shows the outcome.
   */
  readonly isConclusive: boolean;
}

const LIST_FORM = 'wishlist-view-form';
const ITEM = /\bid="item_(\d+)"/g;
const LOGIN_PAGE = /\/customer\/account\/login(?:\/|$)/;

/** The ids of the items on a page of the list; null for any other page. Only text is searched, nothing is parsed. */
export const itemsOn = (html: string): readonly string[] | null =>
  html.includes(LIST_FORM) ? [...html.matchAll(ITEM)].map(([, id = '']) => id) : null;

/** URL of the current page, which shows the outcome of a change. */
const currentUrl = (): string => window.location.href.replace(/#.*/, '');

/** The message for a change that the shop did not make, or when it cannot be reached. */
export const unreachableMessage = (): ServerMessage => ({
  type: 'error',
  text: t('Your wish list could not be changed. Please check your connection and try again.'),
});

const isLogin = (result: Result<WishlistResponse>): boolean =>
  result.ok && LOGIN_PAGE.test(result.value.backUrl ?? result.value.url);

/** Whether the page shows the list only in a sidebar. */
const isOfSection = (api: FlowApi): boolean =>
  selectWishlistPage(api.getState()).source === 'section';

/** The latest items, from the reloaded section; null if it cannot be loaded. */
async function loadLatest(api: FlowApi): Promise<readonly string[] | null> {
  const stored = await reloadedSection(api, 'wishlist');
  const section = stored === null ? null : parseWishlistSection(stored);
  return section?.items.map(({ itemId }) => itemId) ?? null;
}

/** Reloads the list; null if it cannot be loaded. */
async function loadList(api: FlowApi): Promise<readonly string[] | null> {
  if (isOfSection(api)) return loadLatest(api);
  const result = navigator.onLine ? await loadWishlistPage(currentUrl()) : null;
  if (result !== null && isLogin(result)) navigate(currentUrl());
  return result?.ok === true ? itemsOn(result.value.html) : null;
}

type Post = (api: FlowApi, post: DataPost) => Promise<ListOutcome>;

/**
 * Posts changes of the list. The list is then read from the response, or reloaded: it shows the outcome even if the
 * response was lost. While it cannot be loaded, nothing more is sent.
 */
export function listPoster(): Post {
  /** Whether the outcome of a change is unknown, until the list is loaded. */
  let isUnverified = false;
  return async (api, { action, data }) => {
    if (isUnverified && (await loadList(api)) === null) {
      return {
        messages: [unreachableMessage()],
        listed: null,
        redirectUrl: null,
        isConclusive: false,
      };
    }
    isUnverified = false;
    const before = api.getState();
    const result = await postWishlist(action, { ...data, form_key: formKey() });
    if (result.ok && isLogin(result)) {
      const { backUrl, url } = result.value;
      return { messages: [], listed: null, redirectUrl: backUrl ?? url, isConclusive: true };
    }
    if (!result.ok && !outcomeUnknown(result.error)) {
      const text = errorText(result.error);
      return {
        messages: [{ type: 'error', text }],
        listed: null,
        redirectUrl: null,
        isConclusive: true,
      };
    }
    const listedThere = result.ok ? itemsOn(result.value.html) : null;
    const listed = listedThere ?? (await loadList(api));
    isUnverified = listed === null;
    const isAnswered =
      result.ok && (listedThere !== null || result.value.backUrl !== null || isOfSection(api));
    const messages = await messagesNow(api, isAnswered ? null : before);
    if (!result.ok || result.value.backUrl !== null) {
      const names = isOfSection(api) ? (['cart'] as const) : (['wishlist', 'cart'] as const);
      api.dispatch(sectionsInvalidated({ names, reload: true }));
    }
    return {
      messages:
        messages?.length === 0 && listed === null ? [unreachableMessage()] : (messages ?? []),
      listed,
      redirectUrl: result.ok ? result.value.backUrl : null,
      isConclusive: isAnswered || messages === null,
    };
  };
}

/**
 * The shop's messages about a change; null if another element of the page shows them. `lostFrom` is the state before a
 * change without an answer: its messages may arrive with the page's own, which are loaded after every write.
 */
async function messagesNow(
  api: FlowApi,
  lostFrom: TillState | null,
): Promise<readonly ServerMessage[] | null> {
  const messages = takeCookieMessages();
  if (messages.length > 0) return messages;
  if (lostFrom === null || api.getState().messages?.isGlobalWanted !== true) {
    return (await messagesOf(api)) ?? [];
  }
  const received = await messagesAfterAdding(api, lostFrom);
  return received === null || received.length === 0 ? [] : null;
}
