import type { PageContext } from '../context.types';
import { icons } from '../icons';
import { markup, nothing, type Markup } from '../markup';
import type { Product } from '../product.types';

/**
 * The control that adds a product to the comparison list: the platform's link, here a button in its own form, so that it
 * works without scripts.
 */
export function toCompare(
  ctx: PageContext,
  product: Product,
  look: 'tile-compare' | 'wish-link',
): Markup {
  if (ctx.hasCompare !== true) return nothing;
  const uenc = Buffer.from(new URL(ctx.path, ctx.baseUrl).href).toString('base64');
  const post = {
    action: `${ctx.baseUrl}catalog/product_compare/add/`,
    data: { product: product.id, uenc },
  };
  const label =
    look === 'tile-compare'
      ? markup`<span class="only-read">Add ${product.name} to Compare</span>`
      : markup`<span>Add to Compare</span>`;
  return markup`<till-compare-button load="visible"><form action="/catalog/product_compare/add/" method="post"><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="uenc" value="${uenc}"><input type="hidden" name="form_key" value="${ctx.formKey}"><button type="submit" class="${look} action tocompare" data-post="${JSON.stringify(post)}" title="Add to Compare">${icons.scales}${label}</button></form></till-compare-button>`;
}
