import { addToCart } from '../../api/add-to-cart';
import { completeRequest, partialBuyRequest } from '../../api/buy-request';
import type { BuyRequest } from '../../domain/buy-request.types';
import { formKey } from '../../platform/form-key';
import { t } from '../../platform/i18n/i18n';
import { textOf } from '../../platform/text/decode';
import { lineRestored, selectOffer, undoRefused, type Offer } from './removed-slice';
import { selectCart, selectIsLoggedIn } from '../sections/section-selectors';
import { sectionsInvalidated } from '../sections/sections-slice';
import { restContext } from '../quote/request-totals';
import { nextCart } from '../sections/await-sections';
import { refusalOf } from '../session/refusal-text';
import { messagesAfterAdding, messagesOf } from '../messages/messages-after-adding';
import type { FlowApi } from '../shared/store.types';

/**
 * The request that adds the line `itemId` again; loads the cart's items when the section lacks its options. Null when
 * they are unknown.
 */
export async function requestOf(api: FlowApi, itemId: string): Promise<BuyRequest | null> {
  const state = api.getState();
  const partial = partialBuyRequest(state.sections.data.cart, itemId);
  if (partial === null) return null;
  if (partial.isComplete) return partial.request;
  const { baseUrl, storeCode } = state.config.shop;
  const customerContext = { baseUrl, storeCode, cart: { kind: 'customer' as const } };
  const context = restContext(state) ?? (selectIsLoggedIn(state) ? customerContext : null);
  return context === null ? null : completeRequest(context, itemId, partial);
}

/**
 * Adds the removed line again through the shop's own form. A response with `backUrl` means a refusal or, where the shop
 * shows its cart after each product, success; a lost response can mean either. The cart then decides: if it contains more
 * of the product than before, the line is restored. An attempt with an unknown outcome is checked before the next one
 * is sent.
 */
export async function buyAgain(api: FlowApi): Promise<void> {
  const offer = selectOffer(api.getState());
  if (offer?.request == null) return;
  const { previousQty } = offer;
  if (previousQty !== null) {
    const now = await heldAfterReload(api, offer);
    if (now === null) {
      refuse(api, unreachable(), previousQty);
      return;
    }
    if (now > previousQty) {
      api.dispatch(lineRestored());
      return;
    }
  }
  await send(api, offer, offer.request, heldNow(api, offer));
}

async function send(
  api: FlowApi,
  offer: Offer,
  request: BuyRequest,
  before: number,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of [...request, ['form_key', formKey()] as const]) {
    form.append(name, value);
  }
  const reloaded = heldAfter(api, offer);
  const result = await addToCart(`${api.getState().config.shop.baseUrl}checkout/cart/add/`, form);
  const isPlainSuccess =
    result.ok && result.value.backUrl === null && result.value.statusText === null;
  if (isPlainSuccess) {
    const messages = messagesAfterAdding(api);
    await reloaded;
    api.dispatch(lineRestored());
    await messages;
    return;
  }
  const now = await heldAfterReload(api, offer);
  if (now !== null && now > before) {
    api.dispatch(lineRestored());
    return;
  }
  if (!result.ok) {
    refuse(api, refusalOf(api, result.error), now === null ? before : null);
    return;
  }
  const messages = result.value.statusText === null ? await messagesOf(api) : null;
  const text = result.value.statusText ?? messages?.map(({ text }) => textOf(text)).join(' ') ?? '';
  refuse(api, text === '' ? t('It could not be put back.') : text, now === null ? before : null);
}

const unreachable = (): string =>
  t('Your cart could not be changed. Please check your connection and try again.');

function refuse(api: FlowApi, error: string, previousQty: number | null): void {
  api.dispatch(undoRefused({ error, previousQty }));
}

/** Quantity of the product in this page's copy of the cart, without the removed line. */
const heldNow = (api: FlowApi, { itemId, productId, sku }: Offer): number =>
  (selectCart(api.getState())?.lines ?? [])
    .filter((line) => line.productId === productId && line.sku === sku && line.itemId !== itemId)
    .reduce((sum, { qty }) => sum + qty, 0);

/** Its quantity in the next cart that arrives; null when none does. */
const heldAfter = async (api: FlowApi, offer: Offer): Promise<number | null> =>
  (await nextCart(api)) === null ? null : heldNow(api, offer);

async function heldAfterReload(api: FlowApi, offer: Offer): Promise<number | null> {
  const arriving = heldAfter(api, offer);
  api.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  return arriving;
}
