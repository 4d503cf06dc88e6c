import type { PageContext } from '../context.types';
import { markup, type Markup } from '../markup';
import { filterOpener, filters } from './filters';
import type { ListingView } from './listing.types';
import { pager } from './pager';
import { tile } from './tile';
import { toolbar } from './toolbar';

const EAGER = 4;

const nothingLeft = ({ clearUrl }: ListingView): Markup =>
  markup`<div class="empty message info"><p>We can't find products matching the selection.</p><p><a class="button" href="${clearUrl}">Clear All</a></p></div>`;

/** Products with their filters beside them and a toolbar above; `ctx` gives the forms their key. */
export const listing = (
  ctx: PageContext,
  view: ListingView,
): Markup => markup`<div class="listing${view.filters.length === 0 && view.active.length === 0 ? ' listing-bare' : ''}">
${filters(view)}
<div class="listing-main" id="products">
${filterOpener(view)}
${
  view.total === 0
    ? nothingLeft(view)
    : markup`${toolbar(view)}
<ol class="products list items product-items products-${view.mode}">${view.products.map((product, index) => tile(ctx, product, index < EAGER))}</ol>
<div class="listing-foot">${pager(view.pager, 'Pages of products')}</div>`
}
</div>
</div>`;
