import { updateItemQty } from '../../api/sidebar';
import { formKey } from '../../platform/form-key';
import { t } from '../../platform/i18n/i18n';
import type { LineEdit } from './cart-slice';
import { lineQuantityChanged, lineRefused } from './cart-slice';
import { lineSettled } from '../shared/cart-facts';
import type { FlowApi, StartListening } from '../shared/store.types';
import { cartReloaded, confirmChange } from '../sections/await-sections';
import { refusalOf } from '../session/refusal-text';
import type { SerialQueue } from '../shared/serial-queue';

/** Taps closer together than this, in milliseconds, make one request. */
const TAPS_SETTLE_MS = 300;

const lineOf = (api: FlowApi, itemId: string): LineEdit | undefined =>
  api.getState().cart?.lines[itemId];

/**
 * Sends a line's new quantity (MINI-11, MINI-14). Only the last of a row of taps goes out, one request per line at a
 * time; a wish that came meanwhile is sent next, and only the newest one decides what is shown.
 */
export function startChangeLine(startListening: StartListening, queue: SerialQueue): void {
  /** What the server has taken while the cart that holds it is still on its way: not to be sent once more. */
  const taken = new Map<string, number>();

  startListening({
    actionCreator: lineQuantityChanged,
    effect: async ({ payload: { itemId } }, api) => {
      const sent = await queue(itemId, () => sendWish(itemId, taken, api));
      if (sent === null) return;
      await cartReloaded(api);
      if (!isWished(lineOf(api, itemId), sent)) return;
      taken.delete(itemId);
      api.dispatch(lineSettled({ itemId }));
    },
  });
}

const isWished = (line: LineEdit | undefined, qty: number): boolean =>
  line?.status === 'saving' && line.qty === qty;

/** Answers the quantity that the server took, or null when there is nothing more to wait for. */
async function sendWish(
  itemId: string,
  taken: Map<string, number>,
  api: FlowApi,
): Promise<number | null> {
  const qty = await settledWish(itemId, api);
  if (qty === null || taken.get(itemId) === qty) return null;
  if (!(qty > 0)) {
    const error = t('Please enter a value of %1 or greater', [1]);
    api.dispatch(lineRefused({ itemId, error }));
    return null;
  }
  const { updateItemQtyUrl } = api.getState().config.shop;
  const result = await updateItemQty(updateItemQtyUrl, { itemId, qty, formKey: formKey() });
  if (result.ok) taken.set(itemId, qty);
  else taken.delete(itemId);
  if (!isWished(lineOf(api, itemId), qty)) return null;
  if (result.ok) return qty;
  const isHeld = await confirmChange(api, result.error, (lines) =>
    lines.some((line) => line.itemId === itemId && line.qty === qty),
  );
  if (!isWished(lineOf(api, itemId), qty)) return null;
  api.dispatch(
    isHeld ? lineSettled({ itemId }) : lineRefused({ itemId, error: refusalOf(api, result.error) }),
  );
  return null;
}

/** The wish once the shopper has stopped tapping; null when the line was settled or removed meanwhile. */
async function settledWish(itemId: string, api: FlowApi): Promise<number | null> {
  for (;;) {
    const line = lineOf(api, itemId);
    if (line?.status !== 'saving' || line.qty === null) return null;
    await api.delay(TAPS_SETTLE_MS);
    if (isWished(lineOf(api, itemId), line.qty)) return line.qty;
  }
}
