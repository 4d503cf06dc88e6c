import { emptyCart } from '../../api/cart-form';
import { formKey } from '../../platform/form-key';
import { cartEmptied, lineRefused } from './cart-slice';
import { attemptFailed, attemptStarted } from '../messages/messages-slice';
import type { StartListening } from '../shared/store.types';
import { leaveIfSignedOut } from '../session/failure-text';
import { confirmChange } from '../sections/await-sections';

/**
 * Removes all lines in one request (CART-01). They stay dimmed until the empty cart has arrived, also when only the
 * response was lost. A failure restores them and shows an error in the cart's messages.
 */
export function startEmptyCart(startListening: StartListening): void {
  startListening({
    actionCreator: cartEmptied,
    effect: async ({ payload: itemIds }, api) => {
      api.dispatch(attemptStarted('cart'));
      const result = await emptyCart(api.getState().config.shop.cartUrl, formKey());
      if (result.ok || (await confirmChange(api, result.error, ({ length }) => length === 0)))
        return;
      for (const itemId of itemIds) api.dispatch(lineRefused({ itemId, error: null }));
      leaveIfSignedOut(api, result.error);
      api.dispatch(attemptFailed({ area: 'cart', error: result.error }));
    },
  });
}
