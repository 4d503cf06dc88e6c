import { parseSearchSettings, quickSearchConfig, searchLogUrl } from '../../api/page-config/search';
import { logTerm, startSuggest } from './suggest';
import type { StateModule } from '../shared/store.types';
import { searchSettingsRead, searchSlice } from './search-slice';

/** Suggestions while the shopper types, and the log of what was searched for. */
export const searchState: StateModule = {
  name: 'search',
  slices: [searchSlice],
  startFlows: (startListening, services, store) => {
    const page = services.page();
    const { baseUrl } = store.getState().config.shop;
    const config = page === null ? null : quickSearchConfig(page);
    store.dispatch(searchSettingsRead(parseSearchSettings(config, baseUrl)));
    startSuggest(startListening);
    const logUrl = page === null ? null : searchLogUrl(page);
    if (logUrl !== null) void logTerm(logUrl);
  },
};
