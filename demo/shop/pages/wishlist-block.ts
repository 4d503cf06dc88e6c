import type { PageContext } from './context.types';
import { markup, nothing, trusted, type Markup } from './markup';

/**
 * The block of the wish list in the sidebar, whose items are rendered by the platform's scripts. Guests have no wish list in this
 * shop.
 */
export const wishlistBlock = (ctx: PageContext): Markup =>
  ctx.customer === null
    ? nothing
    : markup`<till-wishlist load="visible"><div class="block block-wishlist" data-bind="scope: 'wishlist'">
<div class="block-title"><strong role="heading" aria-level="2">My Wish List</strong>
${trusted('<!-- ko if: wishlist().counter -->')}<span data-bind="text: wishlist().counter" class="counter"></span>${trusted('<!-- /ko -->')}</div>
<div class="block-content"><div class="actions-toolbar"><div class="primary"><a class="action details" href="/wishlist/" title="Go to Wish List"><span>Go to Wish List</span></a></div></div></div>
</div></till-wishlist>`;
