import type { AddAnswer } from '../../api/add-to-cart';
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
import type { FlowApi, StartListening } from '../shared/store.types';
import { onceAdder } from './add-once';
import { messagesAfterAdding, messagesOf } from '../messages/messages-after-adding';

/** Milliseconds for which the button reads "Added" (ADDTO-07). */
const ADDED_MS = 1000;

/** Puts products into the cart by their own forms (ADDTO): once per press, one at a time for each product. */
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
      await follow(productId, result.value, api);
    },
  });
}

async function follow(
  productId: string,
  { backUrl, statusText, messages }: AddAnswer,
  api: FlowApi,
): Promise<void> {
  if (backUrl !== null) {
    await goBack(productId, backUrl, api);
    return;
  }
  if (statusText !== null) {
    refuse(productId, statusText, api);
    return;
  }
  api.dispatch(productAdded({ productId }));
  const shown = api.delay(ADDED_MS);
  const told =
    messages === null
      ? await messagesAfterAdding(api)
      : [{ type: 'notice', text: messages } as const];
  if (told !== null && told.length > 0) {
    api.dispatch(messagesShown(`product:${productId}`, told));
  }
  await shown;
  if (selectAdding(productId)(api.getState()) === 'added') {
    api.dispatch(addingSettled({ productId }));
  }
}

/**
 * The shop sends the shopper elsewhere. Where that is this very page, there is nothing new on it but the shop's words:
 * they are shown beside the button, and what was chosen stays.
 */
async function goBack(productId: string, backUrl: string, api: FlowApi): Promise<void> {
  const told = isThisPage(backUrl) ? await messagesOf(api) : null;
  if (told === null || told.length === 0) {
    api.dispatch(productLeft({ productId }));
    navigate(backUrl);
    if (differsInHash(backUrl)) reloadPage();
    return;
  }
  api.dispatch(messagesShown(`product:${productId}`, told));
  api.dispatch(productRefused({ productId }));
  api.dispatch(sectionsRetried());
}

/** An address to which the browser would only scroll. */
const differsInHash = (url: string): boolean =>
  url.includes('#') && url.replace(/#.*/, '') === window.location.href.replace(/#.*/, '');

function refuse(productId: string, text: string, api: FlowApi): void {
  api.dispatch(messageShown({ area: `product:${productId}`, type: 'error', text }));
  api.dispatch(productRefused({ productId }));
}

/**
 * An answer that is none brings the page again, and with it what the shop has to say (ADDTO-03). Without an answer a
 * new page would only lose this one: it stays as it is and says so.
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
    default:
      api.dispatch(productRefused({ productId }));
      // Listeners of the page hear of it before the page goes.
      await api.delay(0);
      reloadPage();
  }
}
