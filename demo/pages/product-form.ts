import type { Product, ProductOption } from './contract';
import { markup, nothing, trusted, type Markup } from './markup';

const swatch = (option: ProductOption): Markup =>
  markup`<fieldset class="swatches"><legend>${option.label}</legend><div class="swatch-row">${option.values.map(
    (
      value,
    ) => markup`<label class="swatch swatch-${value.swatchKind}${value.products.length === 0 ? ' swatch-gone' : ''}">
<input type="radio" name="super_attribute[${option.id}]" value="${value.id}" required${value.products.length === 0 ? trusted(' disabled') : nothing} data-products="${value.products.join(' ')}"${value.cover === undefined ? nothing : markup` data-cover="${value.cover}"`}>
<span class="swatch-face">${
      value.swatchKind === 'color'
        ? markup`<svg class="swatch-dot" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="11" fill="${value.swatch}"/></svg>`
        : value.swatchKind === 'image'
          ? markup`<img src="${value.swatch}" alt="" width="48" height="64">`
          : nothing
    }<span>${value.label}</span>${value.products.length === 0 ? markup`<span class="only-read">, Out of stock</span>` : nothing}</span>
</label>`,
  )}</div></fieldset>`;

const links = (product: Product): Markup =>
  product.links.length === 0
    ? nothing
    : markup`<fieldset class="parts"><legend>Choose your parts</legend>${product.links.map(
        (link) =>
          markup`<label class="part"><input type="checkbox" name="links[]" value="${link.id}"><span>${link.title}</span><span class="part-price">+${link.price}</span></label>`,
      )}</fieldset>`;

/** The form that puts a product into the cart: a plain post, answered by a redirect with a message. */
export function productForm(product: Product, formKey: string): Markup {
  if (!product.isSalable) {
    return markup`<p class="stock stock-out">Out of stock</p>`;
  }
  return markup`<form class="buy" action="${product.addToCartUrl}" method="post" data-add-to-cart>
<input type="hidden" name="product" value="${product.id}">
<input type="hidden" name="uenc" value="${product.uenc}">
<input type="hidden" name="form_key" value="${formKey}">
${product.options.map(swatch)}
${links(product)}
<div class="buy-row">
<div class="quantity"><label for="qty">Qty</label><input id="qty" type="number" name="qty" value="${product.minQty}" min="${product.minQty}" step="${product.qtyStep}" inputmode="numeric" required></div>
<button type="submit" class="button button-wide"><span data-label data-busy="Adding...">Add to Cart</span></button>
</div>
<p class="stock">In stock${product.stockNote === '' ? nothing : markup`<span class="stock-note">${product.stockNote}</span>`}</p>
</form>`;
}
