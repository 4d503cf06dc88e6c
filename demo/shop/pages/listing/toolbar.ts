import { icons } from '../icons';
import { markup, nothing, trusted, type Markup } from '../markup';
import type { ListingView, Option } from './listing.types';
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

/**
 * The toolbar above a listing, in the platform's markup with its widget's settings. Links and one plain form do all
 * of it without scripts.
 */
export const toolbar = (
  view: ListingView,
): Markup => markup`<div class="toolbar toolbar-products" data-mage-init="${JSON.stringify({ productListToolbarForm: view.toolbar.widget })}">
<p class="toolbar-amount" id="toolbar-amount">${amount(view)}</p>
<div class="modes"><strong class="only-read" id="modes-label">View as</strong><span class="modes-row" role="group" aria-labelledby="modes-label">${view.toolbar.modes.map(modeLink)}</span></div>
<form class="toolbar-form" action="${view.toolbar.action}" method="get">
${view.toolbar.kept.map(({ name, value }) => markup`<input type="hidden" name="${name}" value="${value}">`)}
<div class="toolbar-sorter sorter"><label class="sorter-label" for="sorter">Sort By</label><select id="sorter" name="product_list_order" data-role="sorter" class="sorter-options">${view.toolbar.orders.map(option)}</select></div>
<div class="field limiter"><label for="limiter">Show</label><select id="limiter" name="product_list_limit" data-role="limiter" class="limiter-options">${view.toolbar.limits.map(option)}</select></div>
<button type="submit" class="button button-light toolbar-go">Apply</button>
</form>
<a class="action sorter-action sort-${view.toolbar.direction.value}" href="${view.toolbar.direction.url}" data-role="direction-switcher" data-value="${view.toolbar.direction.value}" title="${view.toolbar.direction.label}">${view.toolbar.direction.value === 'desc' ? icons.ascending : icons.descending}<span class="only-read">${view.toolbar.direction.label}</span></a>
</div>`;
