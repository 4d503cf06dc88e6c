import type { GiftTarget } from '../../domain/gift-message.types';
import { formKey } from '../../platform/form-key';
import { navigate } from '../../platform/navigate';
import { totalsWanted } from '../quote/quote-slice';
import type { FlowApi, TillState } from '../shared/store.types';
import { typedGifts } from './gift-messages-slice';
import { noteSavedGift } from './gift-storage';

/** Whether a line of the cart is being changed. Read here, as the cart's own selectors are in a file of the cart page. */
const isCartChanging = ({ cart }: TillState): boolean =>
  Object.values(cart?.lines ?? {}).some(({ status }) => status !== 'idle');

/** Leaving would lose a quantity or another message that is typed and not saved; a checkout is never left. */
const mayLeave = (state: TillState): boolean =>
  state.checkout === undefined &&
  !isCartChanging(state) &&
  Object.keys(typedGifts(state)).length === 0;

/**
 * Shows `checkout/cart/updatePost` once a message is saved (GMSG-10), which leads back to the cart as the server renders
 * it. Where something typed would be lost, and in the checkout, the page stays and loads its totals.
 */
export function showUpdatedCart(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  target: GiftTarget,
): void {
  const state = api.getState();
  if (!mayLeave(state)) {
    api.dispatch(totalsWanted());
    return;
  }
  noteSavedGift(target);
  const query = `form_key=${encodeURIComponent(formKey())}&cart[]`;
  navigate(`${state.config.shop.baseUrl}checkout/cart/updatePost?${query}`);
}
