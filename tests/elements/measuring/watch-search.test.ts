import { beforeEach, expect, it } from 'vitest';
import { watchSearch } from '../../../elements/measuring/watch-search';
import { measured } from './support';

const RESULTS = '<div class="search results"></div>';

/** What is reported on a page with this query. */
function reportedAt(query: string, html = RESULTS): unknown[] {
  window.history.replaceState(null, '', `/catalogsearch/result/${query}`);
  document.body.innerHTML = html;
  const page = measured();
  watchSearch(page);
  return page.reported;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

it('reports the term of a search', () => {
  const search = [['till-search-shown', { searchTerm: 'red mug' }]];
  expect(reportedAt('?q=+red%20mug+')).toEqual(search);
  expect(reportedAt('?q=red+mug&p=1')).toEqual(search);
});

it.each([
  ['another page of the results', '?q=mug&p=2', RESULTS],
  ['an empty term', '?q=%20', RESULTS],
  ['a page without results', '?q=mug', '<h1>Gear</h1>'],
  ['an e-mail address', '?q=ada%40shop.example', RESULTS],
  ['a telephone number', '?q=%2B1%20(555)%20010-1234', RESULTS],
  ['the number of a card', '?q=4242-4242-4242-4242', RESULTS],
])('does not report %s', (_what, query, html) => {
  expect(reportedAt(query, html)).toEqual([]);
});

it('reports a term with some digits', () => {
  expect(reportedAt('?q=iphone+15+128')).toEqual([
    ['till-search-shown', { searchTerm: 'iphone 15 128' }],
  ]);
});
