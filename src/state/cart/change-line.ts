import { updateItemQty } from '../../api/sidebar';
import { ownValue } from '../../domain/own-value';
import { formKey } from '../../platform/form-key';
import { t } from '../../platform/i18n/i18n';
import type { LineEdit } from './cart-slice';
import { lineQuantityChanged, lineRefused } from './cart-slice';
import { lineSettled } from '../shared/cart-facts';
import type { FlowApi, StartListening } from '../shared/store.types';
import { cartReloaded, confirmChange } from '../sections/await-sections';
import { refusalOf } from '../session/refusal-text';
import type { SerialQueue } from '../shared/serial-queue';

/** Changes closer together than this, in milliseconds, are sent as one request. */
const TAPS_SETTLE_MS = 300;

const lineOf = (api: FlowApi, itemId: string): LineEdit | undefined =>
  ownValue(api.getState().cart?.lines, itemId);

/**
 * Sends a line's new quantity (MINI-11, MINI-14). Of several quick changes only the last is sent, one request per line
 * at a time. A change made during a request is sent next, and only the latest one decides what is shown.
 */
export function startChangeLine(startListening: StartListening, queue: SerialQueue): void {
  /** Quantities the server has accepted while the updated cart is still being loaded; these are not sent again. */
  const accepted = new Map<string, number>();

  startListening({
    actionCreator: lineQuantityChanged,
    effect: async ({ payload: { itemId } }, api) => {
      const sent = await queue(itemId, () => sendQuantity(itemId, accepted, api));
      if (sent === null) return;
      await cartReloaded(api);
      if (!isRequested(lineOf(api, itemId), sent)) return;
      accepted.delete(itemId);
      api.dispatch(lineSettled({ itemId }));
    },
  });
}

const isRequested = (line: LineEdit | undefined, qty: number): boolean =>
  line?.status === 'saving' && line.qty === qty;

/** Returns the quantity that the server accepted, or null when there is nothing left to wait for. */
async function sendQuantity(
  itemId: string,
  accepted: Map<string, number>,
  api: FlowApi,
): Promise<number | null> {
  const qty = await settledQuantity(itemId, api);
  if (qty === null || accepted.get(itemId) === qty) return null;
  if (!(qty > 0)) {
    const error = t('Please enter a value of %1 or greater', [1]);
    api.dispatch(lineRefused({ itemId, error }));
    return null;
  }
  const { updateItemQtyUrl } = api.getState().config.shop;
  const result = await updateItemQty(updateItemQtyUrl, { itemId, qty, formKey: formKey() });
  if (result.ok) accepted.set(itemId, qty);
  else accepted.delete(itemId);
  if (!isRequested(lineOf(api, itemId), qty)) return null;
  if (result.ok) return qty;
  const isSaved = await confirmChange(api, result.error, (lines) =>
    lines.some((line) => line.itemId === itemId && line.qty === qty),
  );
  if (!isRequested(lineOf(api, itemId), qty)) return null;
  api.dispatch(
    isSaved
      ? lineSettled({ itemId })
      : lineRefused({ itemId, error: refusalOf(api, result.error) }),
  );
  return null;
}

/**
 * The requested quantity once the shopper has stopped changing it; null when the line was settled or removed in
 * between.
 */
async function settledQuantity(itemId: string, api: FlowApi): Promise<number | null> {
  for (;;) {
    const line = lineOf(api, itemId);
    if (line?.status !== 'saving' || line.qty === null) return null;
    await api.delay(TAPS_SETTLE_MS);
    if (isRequested(lineOf(api, itemId), line.qty)) return line.qty;
  }
}
