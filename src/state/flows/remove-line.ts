import { removeItem } from '../../api/sidebar';
import { formKey } from '../../platform/form-key';
import { lineRefused, lineRemoved, lineSettled } from '../cart/cart-slice';
import type { StartListening } from '../store.types';
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
        const { removeItemUrl } = api.getState().config.shop;
        const result = await removeItem(removeItemUrl, { itemId, formKey: formKey() });
        if (result.ok) return true;
        const isHeld = await wasMade(
          api,
          result.error,
          (lines) => !lines.some((line) => line.itemId === itemId),
        );
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
