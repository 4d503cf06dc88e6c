import { emptyCart } from '../../api/cart';
import { formKey } from '../../platform/form-key';
import { cartEmptied, lineRefused, lineSettled } from '../cart/cart-slice';
import { attemptFailed, attemptStarted } from '../messages/messages-slice';
import type { StartListening } from '../store';
import { cartReloaded } from './line-outcome';

/** Takes all lines out of the cart in one request (CART-01). A failure shows in the cart's messages; the lines stay. */
export function startEmptyCart(startListening: StartListening): void {
  startListening({
    actionCreator: cartEmptied,
    effect: async ({ payload: itemIds }, api) => {
      api.dispatch(attemptStarted('cart'));
      const result = await emptyCart(api.getState().config.shop.cartUrl, formKey());
      if (result.ok) {
        await cartReloaded(api);
        for (const itemId of itemIds) api.dispatch(lineSettled({ itemId }));
        return;
      }
      for (const itemId of itemIds) api.dispatch(lineRefused({ itemId, error: null }));
      api.dispatch(attemptFailed({ area: 'cart', error: result.error }));
    },
  });
}
