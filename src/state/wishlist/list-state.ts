import type { StateModule } from '../shared/store.types';
import { startListChanges } from './change-list';
import { listSlice } from './list-slice';

/** The page of the wish list. */
export const wishlistPageState: StateModule = {
  name: 'wishlistPage',
  slices: [listSlice],
  startFlows: startListChanges,
};
