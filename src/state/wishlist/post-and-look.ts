import { loadWishlistPage, postWishlist, type WishlistResponse } from '../../api/wishlist';
import type { DataPost } from '../../domain/data-post';
import type { ServerMessage } from '../../domain/section.types';
import { formKey } from '../../platform/form-key';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import { takeCookieMessages } from '../messages/cookie-messages';
import { messagesOf } from '../messages/messages-after-adding';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';

/** What the shop says about a change, and which items its list then has; null where that is unknown. */
export interface ListAnswer {
  readonly messages: readonly ServerMessage[];
  readonly listed: readonly string[] | null;
  /** Where the shop wants to go on, such as the page on which options are chosen; null when it stays. */
  readonly leadsTo: string | null;
  /** False when the response was lost, or is not about the change: only the list tells what became of it. */
  readonly isAnswered: boolean;
}

const LIST_FORM = 'wishlist-view-form';
const ITEM = /\bid="item_(\d+)"/g;
const LOGIN_PAGE = /\/customer\/account\/login(?:\/|$)/;

/** The ids of the items on a page of the list; null for any other page. Only text is searched, nothing is parsed. */
export const itemsOn = (html: string): readonly string[] | null =>
  html.includes(LIST_FORM) ? [...html.matchAll(ITEM)].map(([, id = '']) => id) : null;

/** The page that is open, which shows what became of a change. */
const openPage = (): string => window.location.href.replace(/#.*/, '');

/** The shop did not do it, or cannot be reached. */
export const unreached = (): ServerMessage => ({
  type: 'error',
  text: t('Your wish list could not be changed. Please check your connection and try again.'),
});

const isLogin = (result: Result<WishlistResponse>): boolean =>
  result.ok && LOGIN_PAGE.test(result.value.backUrl ?? result.value.url);

/** The list as the shop has it now; null when it cannot be loaded. */
async function look(): Promise<readonly string[] | null> {
  const result = navigator.onLine ? await loadWishlistPage(openPage()) : null;
  if (result !== null && isLogin(result)) navigate(openPage());
  return result?.ok === true ? itemsOn(result.value.html) : null;
}

/** A change whose outcome is unknown, until the list could be loaded. */
let isUnsure = false;

/**
 * Posts a change of the list. The list is then read from the page that the shop answers with, else loaded: it shows what
 * became of the change also when the response was lost. While it cannot be loaded, nothing more is sent.
 */
export async function postAndLook(api: FlowApi, { action, data }: DataPost): Promise<ListAnswer> {
  if (isUnsure && (await look()) === null) {
    return { messages: [unreached()], listed: null, leadsTo: null, isAnswered: false };
  }
  isUnsure = false;
  const result = await postWishlist(action, { ...data, form_key: formKey() });
  if (result.ok && isLogin(result)) {
    const { backUrl, url } = result.value;
    return { messages: [], listed: null, leadsTo: backUrl ?? url, isAnswered: true };
  }
  if (!result.ok && !outcomeUnknown(result.error)) {
    const text = errorText(result.error);
    return { messages: [{ type: 'error', text }], listed: null, leadsTo: null, isAnswered: true };
  }
  const listedThere = result.ok ? itemsOn(result.value.html) : null;
  const listed = listedThere ?? (await look());
  isUnsure = listed === null;
  const messages = await messagesNow(api);
  if (!result.ok || result.value.backUrl !== null) {
    api.dispatch(sectionsInvalidated({ names: ['wishlist', 'cart'], reload: true }));
  }
  const isAnswered = result.ok && (listedThere !== null || result.value.backUrl !== null);
  return {
    messages: messages.length === 0 && listed === null ? [unreached()] : messages,
    listed,
    leadsTo: result.ok ? result.value.backUrl : null,
    isAnswered: isAnswered || messages.length > 0,
  };
}

async function messagesNow(api: FlowApi): Promise<readonly ServerMessage[]> {
  const messages = takeCookieMessages();
  return messages.length > 0 ? messages : ((await messagesOf(api)) ?? []);
}
