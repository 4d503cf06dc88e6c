import { looksStripped } from '../../api/page-config/config-values';
import { parseToolbar } from '../../api/page-config/toolbar';
import type { StateModule } from '../shared/store.types';
import { listingReturned, listingSlice, toolbarRead } from './listing-slice';
import { startLoadListing } from './load-listing';

/** The list of products of a category or a search, with its toolbar and its layered navigation. */
export const listingState: StateModule = {
  name: 'listing',
  isMissing: looksStripped,
  slices: [listingSlice],
  startFlows: (startListening, services, store) => {
    const page = services.page();
    store.dispatch(toolbarRead(parseToolbar(page ?? { init: {} })));
    startLoadListing(startListening, services, store);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) store.dispatch(listingReturned());
    });
  },
};
