import type { ItemState } from '../../../state/wishlist/list-slice';

/** Whether an item is off the list, or about to be. */
export const isHidden = (item: ItemState | undefined): boolean =>
  item?.status === 'removing' || item?.status === 'deleting' || item?.status === 'removed';
