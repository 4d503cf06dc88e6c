import { Search } from '../../src/features/catalog/search/Search';
import { searchState } from '../../src/state/search/search-state';
import { define } from '../define';
import { readSearch } from './read-search';
import { searchMeta } from './till-search.meta';

define(searchMeta, Search, {
  needs: [searchState],
  read: (host) => ({ form: readSearch(host) }),
  hidesChildren: true,
});
