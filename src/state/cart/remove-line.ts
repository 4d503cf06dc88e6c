import { removeItem } from '../../api/sidebar';
import { ownValue } from '../../domain/own-value';
import { formKey } from '../../platform/form-key';
import { lineRefused, lineRemoved } from './cart-slice';
import { lineSettled } from '../shared/cart-facts';
import { removalConfirmed, type RemovedLine } from './removed-slice';
import { selectCart } from '../sections/section-selectors';
import type { FlowApi, StartListening } from '../shared/store.types';
import { cartReloaded, confirmChange } from '../sections/await-sections';
import { refusalOf } from '../session/refusal-text';
import type { SerialQueue } from '../shared/serial-queue';

/** Removes a line from the cart (MINI-11, MINI-15), after requests for it that are still pending. */
export function startRemoveLine(startListening: StartListening, queue: SerialQueue): void {
  startListening({
    actionCreator: lineRemoved,
    effect: async ({ payload: { itemId } }, api) => {
      const isRequested = (): boolean =>
        ownValue(api.getState().cart?.lines, itemId)?.status === 'removing';
      const isGone = await queue(itemId, async () => {
        if (!isRequested()) return false;
        const removed = await snapshotOf(api, itemId);
        const { removeItemUrl } = api.getState().config.shop;
        const result = await removeItem(removeItemUrl, { itemId, formKey: formKey() });
        const isRemoved =
          result.ok ||
          (await confirmChange(
            api,
            result.error,
            (lines) => !lines.some((line) => line.itemId === itemId),
          ));
        if (isRemoved && removed !== null) api.dispatch(removalConfirmed(removed));
        if (result.ok) return true;
        api.dispatch(
          isRemoved
            ? lineSettled({ itemId })
            : lineRefused({ itemId, error: refusalOf(api, result.error) }),
        );
        return false;
      });
      if (!isGone) return;
      await cartReloaded(api);
      api.dispatch(lineSettled({ itemId }));
    },
  });
}

/** The line with all that is needed to restore it; null when it is not in the cart. */
async function snapshotOf(api: FlowApi, itemId: string): Promise<RemovedLine | null> {
  const lines = selectCart(api.getState())?.lines ?? [];
  const index = lines.findIndex((line) => line.itemId === itemId);
  const line = lines[index];
  if (line === undefined) return null;
  const { productId, sku, name, qty, url } = line;
  const nextId = lines[index + 1]?.itemId ?? null;
  const request = await import('./buy-again').then(
    ({ requestOf }) => requestOf(api, itemId),
    () => null,
  );
  return { itemId, productId, sku, name, qty, url, nextId, request };
}
