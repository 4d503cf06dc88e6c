import { viewedMarkupRead, viewedMarkupWanted } from './recently-viewed-slice';
import { onMarkupChanged, storedMarkup, storeMarkup } from './viewed-markup';
import type { StartListening, TillStore } from '../shared/store.types';

/** Reads the account's list of products for the element that shows it, and adds the page's own product (RECENT-01). */
export function startViewedMarkup(startListening: StartListening, store: TillStore): void {
  const read = (): void => {
    store.dispatch(viewedMarkupRead(storedMarkup()));
  };
  startListening({
    actionCreator: viewedMarkupWanted,
    effect: ({ payload: { product, limit } }) => {
      if (product !== null) storeMarkup(product, limit);
      read();
    },
  });
  onMarkupChanged(read);
}
