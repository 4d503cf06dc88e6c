import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { Product } from './product.types';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { price } from './product-card';

/** Every customer has one list, with an id on the platform. */
const LIST = '1';

/** An item of the wish list. */
export interface WishlistLine {
  readonly id: string;
  readonly product: Product;
  readonly qty: number;
  readonly description: string;
}

const json = (value: object): string => JSON.stringify(value);

const cartPost = (ctx: PageContext, item: string, qty: string): object => ({
  action: `${ctx.baseUrl}wishlist/index/cart/`,
  data: { item, qty, uenc: '' },
});

const line = (
  ctx: PageContext,
  { id, product, qty, description }: WishlistLine,
): Markup => markup`<li class="product-item wish" data-row="product-item" id="item_${id}"><div class="product-item-info wish-info" data-container="product-grid">
<a class="wish-cover medium-${product.medium}" href="${product.url}" tabindex="-1" aria-hidden="true"><img src="${product.image.src}" alt="" width="${product.image.width}" height="${product.image.height}"></a>
<div class="wish-text">
<h2 class="product-item-name card-title"><a class="product-item-link" href="${product.url}">${product.name}</a></h2>
${product.author === '' ? nothing : markup`<p class="card-maker">${product.author}</p>`}
${price(product)}
<div class="product-item-inner"><div class="field comment-box wish-note"><label class="label" for="product-item-comment-${id}"><span>Comment</span><span class="only-read"> on ${product.name}</span></label><div class="control"><textarea id="product-item-comment-${id}" class="product-item-comment" name="description[${id}]" rows="2" maxlength="1000" placeholder="${translate('Comment')}">${description}</textarea></div></div>
<div class="box-tocart wish-actions">${
  product.isSalable
    ? markup`<div class="field qty wish-qty"><label class="label" for="qty[${id}]"><span>Qty</span><span class="only-read"> of ${product.name}</span></label><div class="control"><input id="qty[${id}]" data-role="qty" class="input-text qty" type="number" name="qty[${id}]" value="${qty}" inputmode="numeric" data-validate="{'required-number':true,'validate-greater-than-zero':true,'validate-item-quantity':{'minAllowed':1,'maxAllowed':10000}}"></div></div>
<div class="product-item-actions"><button type="submit" data-role="tocart" data-post="${json(cartPost(ctx, id, qty.toFixed(4)))}" data-item-id="${id}" class="button button-light action tocart primary" formaction="/wishlist/index/cart/" name="item" value="${id}"><span>Add to Cart</span><span class="only-read">: ${product.name}</span></button></div>`
    : markup`<p class="stock unavailable"><span>Out of stock</span></p>`
}
<div class="product-item-actions"><button type="submit" data-role="remove" data-post-remove="${json({ action: `${ctx.baseUrl}wishlist/index/remove/`, data: { item: id, uenc: '' } })}" class="link-button btn-remove action delete" formaction="/wishlist/index/remove/" name="item" value="${id}"><span>Remove item</span><span class="only-read">: ${product.name}</span></button></div>
</div></div>
</div></div></li>`;

/** The form's attributes for the platform's own script. */
const listInit = (ctx: PageContext): object => ({
  wishlist: {
    addToCartUrl: cartPost(ctx, '%item%', ''),
    addAllToCartUrl: {
      action: `${ctx.baseUrl}wishlist/index/allcart/`,
      data: { wishlist_id: LIST, uenc: '' },
    },
    commentString: '',
  },
  validation: {},
});

const filled = (
  ctx: PageContext,
  lines: readonly WishlistLine[],
): Markup => markup`<till-wishlist><form class="form-wishlist-items" id="wishlist-view-form" data-mage-init="${json(listInit(ctx))}" action="${ctx.baseUrl}wishlist/index/update/wishlist_id/${LIST}/" method="post">
<input type="hidden" name="form_key" value="${ctx.formKey}">
<div class="products-grid wishlist"><ol class="product-items wishes">${lines.map((one) => line(ctx, one))}</ol></div>
<div class="actions-toolbar wishes-foot"><button type="submit" class="button action update" name="do" title="Update Wish List"><span>Update Wish List</span></button>
<button type="submit" data-role="all-tocart" class="button button-light action tocart" formaction="/wishlist/index/allcart/" title="Add All to Cart"><span>Add All to Cart</span></button></div>
</form></till-wishlist>`;

/** The wish list as one form that works without scripts. */
export function renderWishlist(ctx: PageContext, lines: readonly WishlistLine[]): string {
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>My Wish List</h1>${lines.length === 0 ? nothing : markup`<p class="lead">${lines.length} ${translate(lines.length === 1 ? 'item' : 'items')}</p>`}</div>
${
  lines.length === 0
    ? markup`<form class="form-wishlist-items empty" id="wishlist-view-form" action="${ctx.baseUrl}wishlist/index/update/wishlist_id/${LIST}/" method="post"><p class="message info empty"><span>You have no items in your wish list.</span></p><p><a class="button" href="/">Browse the shelves</a></p></form>`
    : filled(ctx, lines)
}
</div>`;
  return document(ctx, { title: 'My Wish List', page: 'wishlist', body, styles: 'wishlist' });
}
