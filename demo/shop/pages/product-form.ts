import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { Product, ProductOption } from './product.types';
import { markup, nothing, trusted, type Markup } from './markup';
import { instantPurchase, payLater, wallets } from './payment-containers';
import { bundleOptions } from './product/bundle';
import { customOptions } from './product/custom-options';
import { giftCardFields } from './product/gift-card';
import { groupedTable } from './product/grouped';
import { downloadLinks } from './product/links';
import type { Purchase } from './product/purchase.types';

const swatchFace = ({ swatchKind, swatch, label }: ProductOption['values'][number]): Markup => {
  const name = markup`<span class="swatch-name">${label}</span>`;
  switch (swatchKind) {
    case 'color':
      return markup`<svg class="swatch-colour" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" fill="${swatch}"/></svg>${name}`;
    case 'image':
      return markup`<img class="swatch-picture" src="${swatch}" alt="" width="48" height="64">${name}`;
    case 'text':
      return swatch === label
        ? markup`<span>${label}</span>`
        : markup`<span class="swatch-short" aria-hidden="true">${swatch}</span>${name}`;
  }
};

/** The same size as in the element that replaces it, so that a press at that moment hits the intended option. */
const swatch = (option: ProductOption): Markup =>
  markup`<fieldset class="swatches" data-attribute-id="${option.id}" data-attribute-code="${option.code}"><legend>${option.label}</legend><div class="swatch-row">${option.values.map(
    (
      value,
    ) => markup`<label class="swatch swatch-${value.swatchKind}${value.products.length === 0 ? ' swatch-gone' : ''}" title="${value.label}">
<input type="radio" name="super_attribute[${option.id}]" value="${value.id}" required${value.products.length === 0 ? trusted(' disabled') : nothing} data-products="${value.products.join(' ')}"${value.cover === undefined ? nothing : markup` data-cover="${value.cover}"`}>
<span class="swatch-face">${swatchFace(value)}${value.products.length === 0 ? markup`<span class="only-read">, Out of stock</span>` : nothing}</span>
</label>`,
  )}</div></fieldset>`;

/** None is selected, even when a cart line is edited: the platform leaves that to scripts, which read the cart section. */
const swatches = ({ options }: Product): Markup =>
  options.length === 0
    ? nothing
    : markup`<till-swatches><div class="swatch-opt" data-role="swatch-options">${options.map(swatch)}</div></till-swatches>`;

const quantity = (product: Product, { qty, isQtyDecimal, maxQty }: Purchase): Markup => {
  if (qty === null) return nothing;
  const rules = {
    'required-number': true,
    'validate-item-quantity': {
      minAllowed: product.minQty,
      maxAllowed: maxQty,
      ...(product.qtyStep === 1 ? {} : { qtyIncrements: product.qtyStep }),
    },
  };
  return markup`<div class="quantity"><label for="qty">Qty</label><input id="qty" type="number" name="qty" value="${qty}" min="${product.minQty}" step="${product.qtyStep}" inputmode="${isQtyDecimal ? 'decimal' : 'numeric'}" required data-validate="${JSON.stringify(rules)}"></div>`;
};

/** An element around server-rendered markup; empty for empty markup. */
const around = (tag: string, drawn: Markup): Markup =>
  drawn === nothing ? nothing : markup`${trusted(`<${tag}>`)}${drawn}${trusted(`</${tag}>`)}`;

/** The form that adds a product to the cart: a plain POST, which redirects with a message. */
export function productForm(product: Product, purchase: Purchase, ctx: PageContext): Markup {
  if (!product.isSalable) {
    return markup`<p class="stock stock-out">Out of stock</p>`;
  }
  const isChange = purchase.itemId !== '';
  const words = isChange
    ? { id: 'product-updatecart-button', label: 'Update Cart', busy: 'Updating...' }
    : { id: 'product-addtocart-button', label: 'Add to Cart', busy: 'Adding...' };
  return markup`<form class="buy" id="product_addtocart_form" action="${purchase.actionUrl}" method="post" data-add-to-cart data-product-sku="${product.sku}">
<input type="hidden" name="product" value="${product.id}">
<input type="hidden" name="selected_configurable_option" value="">
<input type="hidden" name="related_product" value="">
<input type="hidden" name="item" value="${isChange ? purchase.itemId : product.id}">
<input type="hidden" name="uenc" value="${product.uenc}">
<input type="hidden" name="form_key" value="${ctx.formKey}">
${swatches(product)}
${around('till-bundle-options', bundleOptions(purchase.bundle))}
${around('till-grouped-items', groupedTable(purchase.members))}
${around('till-gift-card', giftCardFields(purchase.giftCard))}
${customOptions(purchase.customOptions, new Date().getUTCFullYear())}
${around('till-download-links', downloadLinks(purchase))}
<till-add-to-cart><div class="buy-row">
${quantity(product, purchase)}
<button type="submit" class="button button-wide action primary tocart" id="${words.id}" disabled><span data-label data-busy="${translate(words.busy)}">${translate(words.label)}</span></button>
</div></till-add-to-cart>${isChange ? nothing : [payLater(ctx, 'product'), wallets(ctx, 'product', purchase.isVirtual), instantPurchase(ctx)]}
<p class="stock">In stock${product.stockNote === '' ? nothing : markup`<span class="stock-note">${product.stockNote}</span>`}</p>
</form>`;
}
