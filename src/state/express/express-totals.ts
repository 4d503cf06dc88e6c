import { totalsWanted } from '../quote/quote-slice';
import type { TillStore } from '../shared/store.types';

/** Loads the totals of a page that shows some again, after a sheet has saved a shipping method on its cart (WALL-25). */
export function reloadTotals(store: TillStore): void {
  store.dispatch(totalsWanted());
}
