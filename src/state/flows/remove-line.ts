import { removeItem } from '../../api/sidebar';
import { formKey } from '../../platform/form-key';
import { lineRefused, lineRemoved, lineSettled } from '../cart/cart-slice';
import { lineTaken, type RemovedLine } from '../cart/removed-slice';
import { selectCart } from '../sections/section-selectors';
import type { StartListening } from '../store.types';
import type { FlowApi } from './api';
import { cartReloaded, refusalOf, wasMade } from './line-outcome';
import type { Turns } from './turns';

/** Takes a line out of the cart (MINI-11, MINI-15), after whatever is still being sent about it. */
export function startRemoveLine(startListening: StartListening, turns: Turns): void {
  startListening({
    actionCreator: lineRemoved,
    effect: async ({ payload: { itemId } }, api) => {
      const isWished = (): boolean => api.getState().cart?.lines[itemId]?.status === 'removing';
      const isGone = await turns(itemId, async () => {
        if (!isWished()) return false;
        const removed = await whatGoes(api, itemId);
        const { removeItemUrl } = api.getState().config.shop;
        const result = await removeItem(removeItemUrl, { itemId, formKey: formKey() });
        const isHeld =
          result.ok ||
          (await wasMade(
            api,
            result.error,
            (lines) => !lines.some((line) => line.itemId === itemId),
          ));
        if (isHeld && removed !== null) api.dispatch(lineTaken(removed));
        if (result.ok) return true;
        api.dispatch(
          isHeld
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

/** The line as it stands, with what it takes to put it back; null when the cart does not know it. */
async function whatGoes(api: FlowApi, itemId: string): Promise<RemovedLine | null> {
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
