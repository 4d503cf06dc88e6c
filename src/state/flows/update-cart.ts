import {
  cartForm,
  cartFormUrl,
  updateCart,
  validateCart,
  type CartQuantities,
} from '../../api/cart';
import { formKey } from '../../platform/form-key';
import { postAndLeave } from '../../platform/navigate';
import type { ApiError } from '../../platform/http/api-error';
import { cartUpdated, cartUpdateHeld, lineRefused, lineSettled } from '../cart/cart-slice';
import { attemptFailed, attemptStarted, messageShown } from '../messages/messages-slice';
import { selectCart } from '../sections/section-selectors';
import type { StartListening, TillState } from '../store.types';
import type { FlowApi } from './api';
import { cartReloaded, refusalOf } from './line-outcome';

/** What the cart's form holds: every line with the quantity that is wished for or that it has. */
function quantitiesOf({ lines }: NonNullable<TillState['cart']>, state: TillState): CartQuantities {
  return new Map(
    (selectCart(state)?.lines ?? []).map(({ itemId, qty }) => [itemId, lines[itemId]?.qty ?? qty]),
  );
}

/**
 * Updates the whole cart with all that was typed (CART-01, CART-09): the shop looks at the form first, then takes it.
 * Lines it refuses go back and say why, the others wait (CART-12, CART-13).
 */
export function startUpdateCart(startListening: StartListening): void {
  startListening({
    actionCreator: cartUpdated,
    effect: async (_action, api) => {
      const state = api.getState();
      const before = api.getOriginalState().cart?.lines ?? {};
      const sent = Object.keys(before).filter((itemId) => before[itemId]?.status === 'typed');
      const isInvalid = Object.values(before).some(({ status }) => status === 'invalid');
      if (state.cart === undefined || sent.length === 0) return;
      if (isInvalid) {
        api.dispatch(cartUpdateHeld(sent));
        return;
      }
      await sendForm(sent, quantitiesOf(state.cart, state), api);
    },
  });
}

async function sendForm(
  sent: readonly string[],
  quantities: CartQuantities,
  api: FlowApi,
): Promise<void> {
  const { cartUrl } = api.getState().config.shop;
  api.dispatch(attemptStarted('cart'));
  const answer = await validateCart(cartUrl, quantities, formKey());
  if (!answer.ok) {
    giveUp(sent, answer.error, api, () => {
      postAndLeave(cartFormUrl(cartUrl), cartForm(quantities, formKey()));
    });
    return;
  }
  const refusal = answer.value;
  if (refusal !== null) {
    const errors = refusal.kind === 'lines' ? refusal.errors : new Map<string, string>();
    api.dispatch(cartUpdateHeld(sent.filter((itemId) => !errors.has(itemId))));
    for (const [itemId, error] of errors) api.dispatch(lineRefused({ itemId, error }));
    if (refusal.kind === 'cart') {
      api.dispatch(messageShown({ area: 'cart', type: 'error', text: refusal.text }));
    }
    return;
  }
  const reloaded = cartReloaded(api);
  const saved = await updateCart(cartUrl, quantities, formKey());
  if (!saved.ok) {
    api.dispatch(cartUpdateHeld(sent));
    api.dispatch(attemptFailed({ area: 'cart', error: saved.error }));
    return;
  }
  await reloaded;
  for (const itemId of sent) api.dispatch(lineSettled({ itemId }));
}

/**
 * The check itself failed: the form goes out as a page without scripts would send it (CART-14). Without a network that
 * would only lose the page, so there each line says that it was not saved.
 */
function giveUp(
  sent: readonly string[],
  error: ApiError,
  api: FlowApi,
  submitNormally: () => void,
): void {
  if (error.kind !== 'unauthorized' && navigator.onLine) {
    submitNormally();
    return;
  }
  for (const itemId of sent) api.dispatch(lineRefused({ itemId, error: refusalOf(api, error) }));
}
