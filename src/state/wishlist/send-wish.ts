import { postWishlist, type WishlistResponse } from '../../api/wishlist';
import type { ServerMessage } from '../../domain/section.types';
import type { WishlistSection } from '../../domain/wishlist.types';
import { formKey } from '../../platform/form-key';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate, postAndLeave } from '../../platform/navigate';
import { takeCookieMessages } from '../messages/cookie-messages';
import { messagesOf } from '../messages/messages-after-adding';
import { sectionsInvalidated, selectFirstname } from '../sections/sections-slice';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { isAdded, reloadedWishlist } from './find-wish';
import {
  isAddBlocked,
  selectWish,
  selectWishlist,
  wishFailed,
  wishLeft,
  wishListed,
  wishSent,
  type Wish,
} from './wishlist-slice';

/** A request whose response was lost, and the list before it was sent. */
interface LostWish {
  readonly before: WishlistSection | null;
}

const LOGIN_PAGE = /\/customer\/account\/login(?:\/|$)/;

/** From the sections; before they are loaded, from the page. */
function isGuest(state: TillState): boolean {
  const firstname = selectFirstname(state);
  if (firstname !== undefined) return firstname === null;
  return state.config.sections?.isLoggedIn === false;
}

const messagesOfPage = async (
  api: FlowApi,
  { backUrl }: WishlistResponse,
): Promise<readonly ServerMessage[]> =>
  backUrl === null ? takeCookieMessages() : ((await messagesOf(api)) ?? []);

/** Adds products to the wish list (WISH-08): once per press, and never twice. */
export function startAddToWishlist(startListening: StartListening): void {
  const lost = new Map<string, LostWish>();

  /** Whether a request without a response was applied; null while that cannot be determined. */
  const lookUp = async (api: FlowApi, { key, productId }: Wish): Promise<boolean | null> => {
    const wish = lost.get(key);
    if (wish === undefined) return false;
    const now = await reloadedWishlist(api);
    if (now === null) return null;
    lost.delete(key);
    return isAdded(productId, wish.before, now);
  };

  /** Only the list shows the outcome of a request without a response, or with an unrelated page. */
  const settleByList = async (api: FlowApi, wish: Wish, earlier: LostWish): Promise<void> => {
    const { key } = wish;
    lost.set(key, earlier);
    if ((await lookUp(api, wish)) === true) api.dispatch(wishListed({ key }));
    else api.dispatch(wishFailed({ key, error: unreachableMessage() }));
  };

  const settle = async (
    api: FlowApi,
    wish: Wish,
    response: WishlistResponse,
    earlier: LostWish,
  ): Promise<void> => {
    const { key } = wish;
    const url = response.backUrl ?? response.url;
    if (LOGIN_PAGE.test(url)) {
      api.dispatch(wishLeft({ key }));
      navigate(url);
      return;
    }
    const messages = await messagesOfPage(api, response);
    const error = messages.find(({ type }) => type === 'error');
    if (messages.length === 0) await settleByList(api, wish, earlier);
    else if (error === undefined) api.dispatch(wishListed({ key }));
    else api.dispatch(wishFailed({ key, error: error.text }));
    if (response.backUrl === null || messages.length === 0) return;
    api.dispatch(sectionsInvalidated({ names: ['wishlist'], reload: true }));
  };

  startListening({
    actionCreator: wishSent,
    effect: async ({ payload: wish }, api) => {
      const { key, post } = wish;
      const earlier = api.getOriginalState();
      if (isAddBlocked(selectWish(key)(earlier).status)) return;
      const fields = { ...post.data, form_key: formKey() };
      // For guests the shop redirects to the sign-in page first.
      if (isGuest(earlier)) {
        api.dispatch(wishLeft({ key }));
        postAndLeave(post.action, fields);
        return;
      }
      const isDone = await lookUp(api, wish);
      if (isDone === true) {
        api.dispatch(wishListed({ key }));
        return;
      }
      if (isDone === null) {
        api.dispatch(wishFailed({ key, error: unreachableMessage() }));
        return;
      }
      const before = { before: selectWishlist(api.getState()) };
      const result = await postWishlist(post.action, fields);
      if (result.ok) await settle(api, wish, result.value, before);
      else if (outcomeUnknown(result.error)) await settleByList(api, wish, before);
      else api.dispatch(wishFailed({ key, error: errorText(result.error) }));
    },
  });
}

const unreachableMessage = (): string =>
  t('Your wish list could not be changed. Please check your connection and try again.');
