import { removeItem } from '../../api/sidebar';
import { formKey } from '../../platform/form-key';
import { lineRefused, lineRemoved } from './cart-slice';
import { lineSettled } from '../shared/cart-facts';
import { lineTaken, type RemovedLine } from './removed-slice';
import { selectCart } from '../sections/section-selectors';
import type { FlowApi, StartListening } from '../shared/store.types';
import { cartReloaded, confirmChange } from '../sections/await-sections';
import { refusalOf } from '../session/refusal-text';
import type { SerialQueue } from '../shared/serial-queue';

/** Takes a line out of the cart (MINI-11, MINI-15), after whatever is still being sent about it. */
export function startRemoveLine(startListening: StartListening, queue: SerialQueue): void {
  startListening({
    actionCreator: lineRemoved,
    effect: async ({ payload: { itemId } }, api) => {
      const isWished = (): boolean => api.getState().cart?.lines[itemId]?.status === 'removing';
      const isGone = await queue(itemId, async () => {
        if (!isWished()) return false;
        const removed = await whatGoes(api, itemId);
        const { removeItemUrl } = api.getState().config.shop;
        const result = await removeItem(removeItemUrl, { itemId, formKey: formKey() });
        const isHeld =
          result.ok ||
          (await confirmChange(
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
