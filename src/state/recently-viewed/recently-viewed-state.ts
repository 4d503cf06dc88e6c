import { looksStripped } from '../../api/page-config/config-values';
import { parseViewedSettings } from '../../api/page-config/viewed';
import { saveViewedProducts } from './load-viewed-products';
import { startViewedMarkup } from './load-viewed-markup';
import type { StateModule } from '../shared/store.types';
import { recentlyViewedSlice } from './recently-viewed-slice';

/** Recently viewed products: saves the product of this page and reads the others. */
export const recentlyViewedState: StateModule = {
  name: 'recent',
  isMissing: looksStripped,
  slices: [recentlyViewedSlice],
  startFlows: (startListening, services, store) => {
    startViewedMarkup(startListening, store);
    const page = services.page();
    if (page !== null) saveViewedProducts(store, services, parseViewedSettings(page));
  },
};
