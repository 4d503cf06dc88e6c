import { looksStripped } from '../../api/page-config/printed';
import { parseViewedSettings } from '../../api/page-config/viewed';
import { keepRecent } from '../flows/recent-products';
import { startViewedMarkup } from '../flows/viewed-markup';
import type { StateModule } from '../store.types';
import { recentSlice } from './recent-slice';

/** What was looked at: remembers the product of this page, and shows the others. */
export const recentState: StateModule = {
  name: 'recent',
  isMissing: looksStripped,
  slices: [recentSlice],
  startFlows: (startListening, services, store) => {
    startViewedMarkup(startListening, store);
    const page = services.page();
    if (page !== null) keepRecent(store, services, parseViewedSettings(page));
  },
};
