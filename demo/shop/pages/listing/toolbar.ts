import { icons } from '../icons';
import { markup, nothing, trusted, type Markup } from '../markup';
import type { KeptField, ListingView, Option } from './listing.types';
import { pager } from './pager';
import type { Choice } from './pager.types';

const modeIcon = (mode: string): Markup => (mode === 'grid' ? icons.tiles : icons.rows);

const modeLink = ({ value, label, url }: Choice): Markup =>
  url === null
    ? markup`<strong class="modes-mode active mode-${value}" data-value="${value}">${modeIcon(value)}<span class="only-read">${label}, shown</span></strong>`
    : markup`<a class="modes-mode mode-${value}" href="${url}" data-role="mode-switcher" data-value="${value}" title="${label}">${modeIcon(value)}<span class="only-read">${label}</span></a>`;

const option = ({ value, label, isChosen }: Option): Markup =>
  markup`<option value="${value}"${isChosen ? trusted(' selected') : nothing}>${label}</option>`;

const amount = ({ total, first, last }: ListingView): Markup => {
  if (total === 1) return markup`<span class="toolbar-number">1</span> Item`;
  if (last - first + 1 === total) return markup`<span class="toolbar-number">${total}</span> Items`;
  return markup`Items <span class="toolbar-number">${first}</span>-<span class="toolbar-number">${last}</span> of <span class="toolbar-number">${total}</span>`;
};

const form = (view: ListingView, kept: readonly KeptField[], control: Markup): Markup =>
  markup`<form class="toolbar-form" action="${view.toolbar.action}" method="get">${kept.map(({ name, value }) => markup`<input type="hidden" name="${name}" value="${value}">`)}${control}<button type="submit" class="button button-light toolbar-go">Apply</button></form>`;

const bar = (view: ListingView, content: Markup): Markup =>
  markup`<div class="toolbar toolbar-products" data-mage-init="${JSON.stringify({ productListToolbarForm: view.toolbar.widget })}"><till-toolbar>${content}</till-toolbar></div>`;

const direction = ({ toolbar: { direction: way } }: ListingView): Markup =>
  markup`<a class="action sorter-action sort-${way.value === 'desc' ? 'asc' : 'desc'}" href="${way.url}" data-role="direction-switcher" data-value="${way.value}" title="${way.label}">${way.value === 'desc' ? icons.ascending : icons.descending}<span class="only-read">${way.label}</span></a>`;

/**
 * The toolbar above a listing, in the platform's markup with its widget's settings. Its links and plain form work
 * without scripts.
 */
export const toolbar = (view: ListingView): Markup =>
  bar(
    view,
    markup`<div class="modes"><strong class="only-read modes-label" id="modes-label">View as</strong><span class="modes-row" role="group" aria-labelledby="modes-label">${view.toolbar.modes.map(modeLink)}</span></div>
<p class="toolbar-amount" id="toolbar-amount">${amount(view)}</p>
${form(
  view,
  view.toolbar.kept.sorter,
  markup`<div class="toolbar-sorter sorter"><label class="sorter-label" for="sorter">Sort By</label><select id="sorter" name="product_list_order" data-role="sorter" class="sorter-options">${view.toolbar.orders.map(option)}</select></div>`,
)}
${direction(view)}`,
  );

/** The toolbar below a listing: the pager and the page size. */
export const footToolbar = (view: ListingView): Markup =>
  bar(
    view,
    markup`${pager(view.pager, 'Pages of products')}
${form(
  view,
  view.toolbar.kept.limiter,
  markup`<div class="field limiter"><label class="label" for="limiter">Show</label><select id="limiter" name="product_list_limit" data-role="limiter" class="limiter-options">${view.toolbar.limits.map(option)}</select><span class="limiter-text">per page</span></div>`,
)}`,
  );
