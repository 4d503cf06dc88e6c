import type { PageContext } from '../context.types';
import { markup, nothing, trusted, type Markup } from '../markup';
import { compareBlock } from '../compare-block';
import { wishlistBlock } from '../wishlist-block';
import { filterOpener, filters } from './filters';
import type { ListingView } from './listing.types';
import { tile } from './tile';
import { footToolbar, toolbar } from './toolbar';

const EAGER = 4;

const nothingLeft = ({ clearUrl }: ListingView): Markup =>
  markup`<div class="empty message info"><p>We can't find products matching the selection.</p><p><a class="button" href="${clearUrl}">Clear All</a></p></div>`;

/** Products with filters beside them and a toolbar above; `ctx` has the form key. */
export const listing = (
  ctx: PageContext,
  view: ListingView,
): Markup => markup`<div class="listing${view.filters.length === 0 && view.active.length === 0 ? ' listing-bare' : ''}">
${filters(view)}
${filterOpener(view)}
<div class="listing-main" id="products">
<till-product-list${view.isSwapped ? trusted(' swap') : nothing}>${
  view.total === 0
    ? nothingLeft(view)
    : markup`${toolbar(view)}
<div class="products wrapper ${view.mode} products-${view.mode}"><ol class="products list items product-items">${view.products.map((product, index) => tile(ctx, product, index < EAGER))}</ol></div>
${footToolbar(view)}`
}</till-product-list>
</div>
<div class="sidebar sidebar-additional">${compareBlock(ctx)}${wishlistBlock(ctx)}</div>
</div>`;
