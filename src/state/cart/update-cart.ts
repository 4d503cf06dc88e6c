import {
  cartForm,
  cartFormUrl,
  updateCart,
  validateCart,
  type CartQuantities,
} from '../../api/cart-form';
import { ownValue } from '../../domain/own-value';
import { formKey } from '../../platform/form-key';
import { postAndLeave } from '../../platform/navigate';
import type { ApiError } from '../../platform/http/api-error';
import { cartUpdated, cartUpdateReverted, lineRefused, selectLine } from './cart-slice';
import { lineSettled } from '../shared/cart-facts';
import { attemptFailed, attemptStarted, messageShown } from '../messages/messages-slice';
import { selectCart } from '../sections/section-selectors';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { leaveIfSignedOut } from '../session/failure-text';
import { cartReloaded, confirmChange } from '../sections/await-sections';
import { refusalOf } from '../session/refusal-text';
import type { SerialQueue } from '../shared/serial-queue';

/** The content of the cart's form: every line with its requested or its current quantity. */
const quantitiesOf = (state: TillState): CartQuantities =>
  new Map(
    (selectCart(state)?.lines ?? []).map(({ itemId, qty }) => {
      const line = selectLine(itemId)(state);
      return [itemId, line.status === 'saving' ? (line.qty ?? qty) : qty];
    }),
  );

/**
 * Updates the whole cart with all typed quantities (CART-01, CART-09): the shop validates the form first, then saves
 * it. Lines that it refuses are reset and show an error, the others stay unsent (CART-12, CART-13). The form contains
 * every line, so it is queued behind other pending requests for them. What is typed during the request stays.
 */
export function startUpdateCart(startListening: StartListening, queue: SerialQueue): void {
  startListening({
    actionCreator: cartUpdated,
    effect: async (_action, api) => {
      const before = api.getOriginalState().cart?.lines ?? {};
      const sent = Object.keys(before).filter(
        (itemId) => ownValue(before, itemId)?.status === 'typed',
      );
      const isInvalid = Object.values(before).some(({ status }) => status === 'invalid');
      if (sent.length === 0) return;
      if (isInvalid) {
        api.dispatch(cartUpdateReverted({ itemIds: sent }));
        return;
      }
      let queued = (): Promise<void> => sendForm(sent, api);
      for (const itemId of quantitiesOf(api.getState()).keys()) {
        const next = queued;
        queued = () => queue(itemId, next);
      }
      await queue('form', queued);
    },
  });
}

async function sendForm(sent: readonly string[], api: FlowApi): Promise<void> {
  const { cartUrl } = api.getState().config.shop;
  const quantities = quantitiesOf(api.getState());
  /** The lines whose quantity is still the one that was sent; others have been changed since. */
  const waiting = (): readonly string[] =>
    sent.filter((itemId) => {
      const { status, qty } = selectLine(itemId)(api.getState());
      return status === 'saving' && qty === quantities.get(itemId);
    });
  api.dispatch(attemptStarted('cart'));
  const validated = await validateCart(cartUrl, quantities, formKey());
  if (!validated.ok) {
    giveUp(sent, validated.error, api, () => {
      postAndLeave(cartFormUrl(cartUrl), cartForm(quantities, formKey()));
    });
    return;
  }
  const refusal = validated.value;
  if (refusal !== null) {
    const errors = refusal.kind === 'lines' ? refusal.errors : new Map<string, string>();
    api.dispatch(cartUpdateReverted({ itemIds: sent.filter((itemId) => !errors.has(itemId)) }));
    for (const [itemId, error] of errors) {
      if (selectLine(itemId)(api.getState()).status !== 'typed') {
        api.dispatch(lineRefused({ itemId, error }));
      }
    }
    if (refusal.kind === 'cart') {
      api.dispatch(messageShown({ area: 'cart', type: 'error', text: refusal.text }));
    }
    return;
  }
  const reloaded = cartReloaded(api).catch(() => undefined);
  const saved = await updateCart(cartUrl, quantities, formKey());
  if (!saved.ok && !(await confirmChange(api, saved.error, haveQuantities(sent, quantities)))) {
    api.dispatch(cartUpdateReverted({ itemIds: sent }));
    leaveIfSignedOut(api, saved.error);
    api.dispatch(attemptFailed({ area: 'cart', error: saved.error }));
    return;
  }
  if (saved.ok) await reloaded;
  for (const itemId of waiting()) api.dispatch(lineSettled({ itemId }));
}

/** Whether the cart contains these lines with their new quantities; a line with quantity 0 is removed. */
const haveQuantities =
  (sent: readonly string[], quantities: CartQuantities): Parameters<typeof confirmChange>[2] =>
  (lines) =>
    sent.every(
      (id) => (lines.find(({ itemId }) => itemId === id)?.qty ?? 0) === quantities.get(id),
    );

/**
 * The validation itself failed: the form is submitted as a page without scripts would do it (CART-14). Offline that
 * would only lose the page, so each line shows that it was not saved, and what was typed stays.
 */
function giveUp(
  itemIds: readonly string[],
  error: ApiError,
  api: FlowApi,
  submitNormally: () => void,
): void {
  if (error.kind !== 'unauthorized' && navigator.onLine) submitNormally();
  else api.dispatch(cartUpdateReverted({ itemIds, error: refusalOf(api, error) }));
}
