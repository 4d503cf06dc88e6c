import type { PageContext } from '../context.types';
import type { Product, ProductOption } from '../product.types';
import { markup, nothing, type Markup } from '../markup';
import { cardPrice } from '../product/price-box';
import { toCompare } from '../product/to-compare';
import { toWishlist } from '../product/to-wishlist';
import { ratingSummary } from '../reviews/stars';

/** The same size as in the element that replaces it. */
const swatchFace = ({ swatchKind, swatch, label }: ProductOption['values'][number]): Markup => {
  const name = markup`<span class="only-read">${label}</span>`;
  switch (swatchKind) {
    case 'color':
      return markup`<svg class="tile-colour" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" fill="${swatch}"/></svg>${name}`;
    case 'image':
      return markup`<img class="tile-picture" src="${swatch}" alt="" width="48" height="64" loading="lazy">${name}`;
    case 'text':
      return swatch === label
        ? markup`<span>${label}</span>`
        : markup`<span aria-hidden="true">${swatch}</span>${name}`;
  }
};

const swatches = (product: Product): Markup =>
  product.options.length === 0
    ? nothing
    : markup`<till-swatches product-id="${product.id}" listing><div class="tile-swatches swatch-opt-${product.id}" data-role="swatch-option-${product.id}">${product.options.map(
        ({ label, values }) =>
          markup`<ul class="tile-swatch-row" aria-label="${label}">${values.map((value) => markup`<li class="tile-swatch${value.swatchKind === 'text' ? ' tile-swatch-text' : ''}${value.products.length === 0 ? ' swatch-gone' : ''}">${swatchFace(value)}</li>`)}</ul>`,
      )}</div></till-swatches>`;

/** A button that adds a product without options; otherwise a link to its page. */
const toCart = (product: Product, formKey: string): Markup => {
  if (!product.isSalable) return markup`<p class="stock unavailable">Out of stock</p>`;
  const isPlain = product.type === 'simple' || product.type === 'virtual';
  if (!isPlain || product.options.length > 0 || product.hasRequiredOptions) {
    return markup`<a class="button button-light tile-button" href="${product.url}">Choose<span class="only-read"> options for ${product.name}</span></a>`;
  }
  return markup`<form data-role="tocart-form" data-product-sku="${product.sku}" action="${product.addToCartUrl}" method="post" data-add-to-cart>
<input type="hidden" name="product" value="${product.id}"><input type="hidden" name="uenc" value="${product.uenc}"><input type="hidden" name="form_key" value="${formKey}">
<label class="only-read" for="qty-${product.id}">Qty of ${product.name}</label><input class="tile-qty" id="qty-${product.id}" type="number" name="qty" value="${product.minQty}" min="${product.minQty}" step="${product.qtyStep}" inputmode="numeric"><button type="submit" class="button button-light tile-button action tocart primary"><span data-label data-busy="Adding...">Add to Cart</span><span class="only-read">: ${product.name}</span></button></form>`;
};

/** A product of a listing, in the platform's markup. The first covers load eagerly. */
export const tile = (
  ctx: PageContext,
  product: Product,
  eager: boolean,
): Markup => markup`<li class="item product product-item card tile">
<div class="product-item-photo card-cover medium-${product.medium}"><img src="${product.image.src}" alt="" width="${product.image.width}" height="${product.image.height}" loading="${eager ? 'eager' : 'lazy'}" decoding="async">${
  product.price.old !== null && product.isSalable
    ? markup`<span class="flag">Special price</span>`
    : nothing
}${product.isSalable ? nothing : markup`<span class="flag flag-quiet">Out of stock</span>`}</div>
<div class="product details product-item-details">
<h2 class="product name product-item-name card-title"><a class="product-item-link" href="${product.url}">${product.name}</a></h2>
${product.author === '' ? nothing : markup`<p class="card-maker">${product.author}</p>`}
${product.rating === null ? nothing : ratingSummary(product.rating, product.url)}
${cardPrice(product)}
${swatches(product)}
<p class="tile-text product-item-description">${product.description[0] ?? ''}</p>
<div class="product-item-actions tile-actions">${toCart(product, ctx.formKey)}${toWishlist(product, ctx.formKey, 'tile-wish')}${toCompare(ctx, product, 'tile-compare')}</div>
</div>
</li>`;
