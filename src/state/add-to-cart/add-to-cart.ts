import type { AddResponse } from '../../api/add-to-cart';
import type { ApiError } from '../../platform/http/api-error';
import { t } from '../../platform/i18n/i18n';
import { isThisPage, navigate, reloadPage } from '../../platform/navigate';
import {
  addingSettled,
  isAdding,
  productAdded,
  productLeft,
  productRefused,
  productSent,
  selectAdding,
} from './add-to-cart-slice';
import { attemptStarted, messageShown, messagesShown } from '../messages/messages-slice';
import { cartCountGuessed, sectionsRetried } from '../sections/sections-slice';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { onceAdder } from './add-once';
import { messagesAfterAdding, messagesOf } from '../messages/messages-after-adding';

/** Milliseconds for which the button reads "Added" (ADDTO-07). */
const ADDED_MS = 1000;

/** Adds products to the cart by submitting their own forms (ADDTO): once per press, one at a time for each product. */
export function startAddToCart(startListening: StartListening): void {
  const addOnce = onceAdder();

  startListening({
    actionCreator: productSent,
    effect: async ({ payload: sent }, api) => {
      const before = api.getOriginalState();
      const { productId, qty } = sent;
      if (isAdding(selectAdding(productId)(before))) return;
      api.dispatch(attemptStarted(`product:${productId}`));
      api.dispatch(cartCountGuessed(qty));
      const result = await addOnce({ sent, before }, api);
      if (!result.ok) {
        api.dispatch(cartCountGuessed(-qty));
        await giveUp(productId, result.error, api);
        return;
      }
      const { backUrl, statusText } = result.value;
      if (backUrl !== null || statusText !== null) api.dispatch(cartCountGuessed(-qty));
      await applyResponse(productId, result.value, before, api);
    },
  });
}

async function applyResponse(
  productId: string,
  { backUrl, statusText, messages }: AddResponse,
  before: TillState,
  api: FlowApi,
): Promise<void> {
  if (backUrl !== null) {
    await followRedirect(productId, backUrl, api);
    return;
  }
  if (statusText !== null) {
    refuse(productId, statusText, api);
    return;
  }
  api.dispatch(productAdded({ productId }));
  const shown = api.delay(ADDED_MS);
  const received =
    messages === null
      ? await messagesAfterAdding(api, before)
      : [{ type: 'notice', text: messages } as const];
  if (received !== null && received.length > 0) {
    api.dispatch(messagesShown(`product:${productId}`, received));
  }
  await shown;
  if (selectAdding(productId)(api.getState()) === 'added') {
    api.dispatch(addingSettled({ productId }));
  }
}

/**
 * The shop redirects to another page. If that is the current page, only the shop's messages are new: they are shown
 * next to the button, and the chosen options stay.
 */
async function followRedirect(productId: string, backUrl: string, api: FlowApi): Promise<void> {
  const messages = isThisPage(backUrl) ? await messagesOf(api) : null;
  if (messages === null || messages.length === 0) {
    api.dispatch(productLeft({ productId }));
    navigate(backUrl);
    if (differsInHash(backUrl)) reloadPage();
    return;
  }
  api.dispatch(messagesShown(`product:${productId}`, messages));
  api.dispatch(productRefused({ productId }));
  api.dispatch(sectionsRetried());
}

/** Whether navigating to the URL would only scroll the page. */
const differsInHash = (url: string): boolean =>
  url.includes('#') && url.replace(/#.*/, '') === window.location.href.replace(/#.*/, '');

function refuse(productId: string, text: string, api: FlowApi): void {
  api.dispatch(messageShown({ area: `product:${productId}`, type: 'error', text }));
  api.dispatch(productRefused({ productId }));
}

/**
 * An unreadable response reloads the page, which then shows the shop's messages (ADDTO-03). Without any response a
 * reload would only lose the shopper's choices: the page stays and shows an error.
 */
async function giveUp(productId: string, error: ApiError, api: FlowApi): Promise<void> {
  switch (error.kind) {
    case 'network':
      refuse(
        productId,
        t('The shop cannot be reached. What you chose is still here: please try again.'),
        api,
      );
      return;
    case 'timeout':
      refuse(
        productId,
        t('The shop takes too long. Please look into your cart before you try again.'),
        api,
      );
      return;
    case 'rejected':
      // E.g. while an order is being paid for in this browser (`refuse-write.ts`).
      refuse(productId, error.message, api);
      return;
    default:
      api.dispatch(productRefused({ productId }));
      // Lets listeners of the page run before the page is left.
      await api.delay(0);
      reloadPage();
  }
}
