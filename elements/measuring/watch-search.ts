import type { Measuring } from './measuring.types';
import { isSearchPage } from './page-lists';

/** An e-mail address, or at least as many digits as a phone, order or card number has. */
const PERSONAL = /@|\d(?:[\s().-]*\d){6}/;

/** Reports the search of a results page, on its first page only: paging is not a search. */
export function watchSearch({ report }: Measuring): void {
  const query = new URLSearchParams(window.location.search);
  const searchTerm = query.get('q')?.trim() ?? '';
  const isFirst = (query.get('p') ?? '1') === '1';
  if (!isSearchPage() || !isFirst || searchTerm === '' || PERSONAL.test(searchTerm)) return;
  report('till-search-shown', { searchTerm });
}
