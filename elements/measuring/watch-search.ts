import type { Measuring } from './measuring.types';
import { isSearchPage } from './page-lists';

/** An e-mail address, or so many digits in a row as a telephone, an order or a card has. */
const PERSONAL = /@|\d(?:[\s().-]*\d){6}/;

/** Reports the search of a results page, on its first page only: turning pages and going back to them is no search. */
export function watchSearch({ report }: Measuring): void {
  const query = new URLSearchParams(window.location.search);
  const searchTerm = query.get('q')?.trim() ?? '';
  const isFirst = (query.get('p') ?? '1') === '1';
  if (!isSearchPage() || !isFirst || searchTerm === '' || PERSONAL.test(searchTerm)) return;
  report('till-search-shown', { searchTerm });
}
