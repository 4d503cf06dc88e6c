import { translate } from '../../domain/language/translate';
import { icons } from '../icons';
import { markup, nothing, type Markup } from '../markup';
import type { FilterOption, FilterView, ListingView } from './listing.types';

const LONG = 8;

/** A colour swatch in the markup of the platform's layered navigation. */
const swatchLink = ({ id, label, url, swatch = '' }: FilterOption, code: string): Markup =>
  markup`<a href="${url}" rel="nofollow" aria-label="${label}" class="swatch-option-link-layered" data-option-code="${code}"><span class="swatch-option color" data-option-type="1" data-option-id="${id}" data-option-label="${label}" data-option-tooltip-thumb="" data-option-tooltip-value="${swatch}">${swatchDot(swatch)}</span></a>`;

const swatchDot = (colour: string): Markup =>
  markup`<svg class="swatch-dot" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><circle cx="12" cy="12" r="11" fill="${colour}"/></svg>`;

const option = ({ id, label, count, url }: FilterOption, code: string): Markup =>
  markup`<li class="item"><a href="${url}" rel="nofollow" data-option-id="${id}" data-option-code="${code}"><span class="filter-word">${label}</span> <span class="count">${count}<span class="only-read filter-count-label"> ${translate(count === 1 ? 'item' : 'items')}</span></span></a></li>`;

const values = ({ code, options }: FilterView): Markup =>
  options.some(({ swatch }) => swatch !== undefined)
    ? markup`<div class="swatch-attribute swatch-layered ${code}" data-attribute-code="${code}"><div class="swatch-attribute-options">${options.map((one) => swatchLink(one, code))}</div></div>`
    : markup`<ol class="items">${options.map((one) => option(one, code))}</ol>`;

const filter = (view: FilterView): Markup =>
  markup`<details class="filter-options-item" data-role="collapsible" data-facet="${view.code}"${view.options.length > LONG ? nothing : markup` open`}>
<summary class="filter-options-title" data-role="title">${translate(view.label)}</summary>
<div class="filter-options-content" data-role="content">${values(view)}</div>
</details>`;

const current = ({ active, clearUrl }: ListingView): Markup =>
  active.length === 0
    ? nothing
    : markup`<div class="block-content filter-current"><h3 class="filter-current-subtitle">Now Shopping by</h3>
<ol class="items">${active.map(({ label, value, removeUrl }) => markup`<li class="item"><span class="filter-label">${translate(label)}</span> <span class="filter-value">${value}</span><a class="action remove" href="${removeUrl}" title="Remove ${translate(label)} ${value}">${icons.cross}<span class="only-read">Remove ${translate(label)} ${value}</span></a></li>`)}</ol>
<a class="action clear filter-clear" href="${clearUrl}">Clear All</a></div>`;

/** The layered navigation: plain links, in the platform's markup. On a phone it has its own URL. */
export const filters = (view: ListingView): Markup =>
  view.filters.length === 0 && view.active.length === 0
    ? nothing
    : markup`<till-filters><section class="block filter" id="layered-filter-block" aria-labelledby="filter-title" tabindex="-1">
<div class="filter-head"><h2 id="filter-title" class="block-title filter-title">Shop By</h2><a class="filter-close" href="#products">Close</a></div>
${current(view)}
<div class="filter-options" id="narrow-by-list">${view.filters.map(filter)}</div>
</section></till-filters>`;

/** The link that opens the filters when they are not beside the products. */
export const filterOpener = ({ filters: list, active }: ListingView): Markup =>
  list.length === 0 && active.length === 0
    ? nothing
    : markup`<a class="button button-light filter-open" href="#layered-filter-block">Shop By${active.length === 0 ? nothing : markup` <span class="filter-count">${active.length}<span class="only-read"> active</span></span>`}</a>`;
