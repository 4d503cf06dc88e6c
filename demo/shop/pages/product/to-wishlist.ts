import { icons } from '../icons';
import { markup, type Markup } from '../markup';
import type { Product } from '../product.types';

/**
 * The control that adds a product to the wish list: the platform's link, here a button in its own form, which works without
 * scripts.
 */
export function toWishlist(
  product: Product,
  formKey: string,
  look: 'tile-wish' | 'wish-link',
): Markup {
  const post = {
    action: product.wishUrl,
    data: { product: Number(product.id), uenc: product.uenc },
  };
  const label =
    look === 'tile-wish'
      ? markup`<span class="only-read">Add ${product.name} to Wish List</span>`
      : markup`<span>Add to Wish List</span>`;
  return markup`<till-wishlist-button load="visible"><form action="/wishlist/index/add/" method="post"><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="uenc" value="${product.uenc}"><input type="hidden" name="form_key" value="${formKey}"><button type="submit" class="${look} action towishlist" data-post="${JSON.stringify(post)}" data-action="add-to-wishlist" title="Add to Wish List">${icons.heart}${label}</button></form></till-wishlist-button>`;
}
