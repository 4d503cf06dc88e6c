import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { document } from './layout';
import { listing } from './listing/listing';
import type { CategoryData, SearchData } from './listing/listing.types';
import { markup, nothing, type Markup } from './markup';

const counted = (count: number): string =>
  `${String(count)} ${translate(count === 1 ? 'title' : 'titles')}`;

/** The trail with the platform's classes; `kind` is that of the page itself. */
const crumbs = (name: string, kind: string): Markup =>
  markup`<nav class="crumbs breadcrumbs" aria-label="Breadcrumb"><ol><li class="item home"><a href="/" title="Go to Home Page">Home</a></li><li class="item ${kind}" aria-current="page">${name}</li></ol></nav>`;

/** A category page: its name, a description, and its products with sorting and filters. */
export function renderCategory(ctx: PageContext, data: CategoryData): string {
  const { category } = data;
  const body = markup`<div class="wide">
${crumbs(translate(category.name), `category${category.id}`)}
<div class="page-head page-head-listing"><h1>${translate(category.name)}</h1><p class="lead">${translate(category.description)}</p></div>
${listing(ctx, data.listing)}
</div>`;
  return document(ctx, {
    title: category.name,
    page: 'category',
    layout: 'catalog-category-view',
    body,
    styles: 'listing',
  });
}

const instead = ({ suggestions }: SearchData): Markup =>
  suggestions.length === 0
    ? nothing
    : markup`<div class="search-instead"><h2>Did you mean</h2><ul>${suggestions.map(({ title, count, url }) => markup`<li><a href="${url}">${title}</a> <span class="count">${counted(count)}</span></li>`)}</ul></div>`;

const nothingFound = (data: SearchData): Markup =>
  markup`<div class="message notice search-none"><p>${data.note === '' ? translate('Your search returned no results.') : data.note}</p></div>
${instead(data)}
<div class="empty"><p>Try an author, an artist, or a single word of the title.</p><p><a class="button" href="/">Browse the shelves</a></p></div>`;

/** Search results, or suggested terms. */
export function renderSearch(ctx: PageContext, data: SearchData): string {
  const found = data.listing.total > 0 || data.listing.active.length > 0;
  const body = markup`<div class="wide">
${crumbs(translate('Search'), 'search')}
<div class="page-head page-head-listing"><h1>Search results for: ‘${data.query}’</h1>${found ? markup`<p class="lead">${counted(data.listing.total)}</p>` : nothing}</div>
${found ? markup`${instead(data)}${listing(ctx, data.listing)}` : nothingFound(data)}
</div>`;
  return document(ctx, {
    title: `Search results for: '${data.query}'`,
    page: 'search',
    layout: 'catalogsearch-result-index',
    body,
    styles: 'listing',
  });
}
