import type { StateModule } from '../shared/store.types';
import { compareSlice } from './compare-slice';
import { startCompareChanges } from './send-change';

/** Module of the comparison list. */
export const compareState: StateModule = {
  name: 'compare',
  slices: [compareSlice],
  startFlows: startCompareChanges,
};
