import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { Product } from './product.types';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { price } from './product-card';

/** A product that the customer has put aside. */
export interface WishlistLine {
  readonly id: string;
  readonly product: Product;
  readonly qty: number;
  readonly description: string;
}

const line = ({
  id,
  product,
  qty,
  description,
}: WishlistLine): Markup => markup`<li class="product-item wish" data-row="product-item" id="item_${id}">
<a class="wish-cover medium-${product.medium}" href="${product.url}" tabindex="-1" aria-hidden="true"><img src="${product.image.src}" alt="" width="${product.image.width}" height="${product.image.height}"></a>
<div class="wish-text">
<h2 class="product-item-name card-title"><a class="product-item-link" href="${product.url}">${product.name}</a></h2>
${product.author === '' ? nothing : markup`<p class="card-maker">${product.author}</p>`}
${price(product)}
<div class="field wish-note"><label for="comment-${id}">Comment<span class="only-read"> on ${product.name}</span></label><textarea id="comment-${id}" name="description[${id}]" rows="2" maxlength="1000">${description}</textarea></div>
<div class="wish-actions">
${
  product.isSalable
    ? markup`<div class="wish-qty"><label for="wish-qty-${id}">Qty<span class="only-read"> of ${product.name}</span></label><input id="wish-qty-${id}" type="number" name="qty[${id}]" value="${qty}" min="1" inputmode="numeric"></div>
<button type="submit" class="button button-light action tocart" formaction="/wishlist/index/cart/" name="item" value="${id}">Add to Cart<span class="only-read">: ${product.name}</span></button>`
    : markup`<p class="stock unavailable">Out of stock</p>`
}
<button type="submit" class="link-button" formaction="/wishlist/index/remove/" name="item" value="${id}">Remove<span class="only-read"> ${product.name}</span></button>
</div>
</div>
</li>`;

const filled = (
  ctx: PageContext,
  lines: readonly WishlistLine[],
): Markup => markup`<form class="form-wishlist-items" id="wishlist-view-form" action="/wishlist/index/update/" method="post">
<input type="hidden" name="form_key" value="${ctx.formKey}">
<ul class="wishes">${lines.map(line)}</ul>
<p class="wishes-foot"><button type="submit" class="button action update" name="do" value="Update Wish List">Update Wish List</button>
<button type="submit" class="button button-light action tocart" formaction="/wishlist/index/allcart/">Add All to Cart</button></p>
</form>`;

/** What a customer has put aside, as one form that works without scripts. */
export function renderWishlist(ctx: PageContext, lines: readonly WishlistLine[]): string {
  const body = markup`<div class="wide">
<div class="page-head"><h1>My Wish List</h1>${lines.length === 0 ? nothing : markup`<p class="lead">${lines.length} ${translate(lines.length === 1 ? 'item' : 'items')}</p>`}</div>
${
  lines.length === 0
    ? markup`<div class="empty"><p>You have no items in your wish list.</p><p><a class="button" href="/">Browse the shelves</a></p></div>`
    : filled(ctx, lines)
}
</div>`;
  return document(ctx, { title: 'My Wish List', page: 'wishlist', body, styles: 'wishlist' });
}
