import type { StateModule } from '../shared/store.types';
import { startListChanges } from './change-list';
import { listSlice } from './list-slice';

/** Module of the wish list page. */
export const wishlistPageState: StateModule = {
  name: 'wishlistPage',
  slices: [listSlice],
  startFlows: startListChanges,
};
