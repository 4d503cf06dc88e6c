import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';
import { cardPrice } from './product/price-box';
import { toWishlist } from './product/to-wishlist';
import type { Product } from './product.types';
import { ratingSummary } from './reviews/stars';

interface Attribute {
  readonly label: string;
  /** A product's text; the platform renders N/A for a missing one. */
  readonly values: readonly (readonly string[])[];
}

const MISSING = ['N/A'];

/** The compared attributes: SKU, description, and every further attribute of any of the products. */
function attributesOf(products: readonly Product[]): readonly Attribute[] {
  const labels = [...new Set(products.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const valueOf = ({ facts }: Product, wanted: string): readonly string[] => {
    const fact = facts.find(({ label }) => label === wanted);
    return fact === undefined ? MISSING : [fact.value];
  };
  return [
    { label: 'SKU', values: products.map(({ sku }) => [sku]) },
    { label: 'Description', values: products.map(({ description }) => description) },
    ...labels.map((label) => ({
      label,
      values: products.map((product) => valueOf(product, label)),
    })),
  ];
}

const removal = (ctx: PageContext, { id, name }: Product): Markup => {
  const post = {
    action: `${ctx.baseUrl}catalog/product_compare/remove/`,
    data: {
      uenc: '',
      product: id,
      confirmation: true,
      confirmationMessage:
        'Are you sure you want to remove this item from your Compare Products list?',
    },
  };
  return markup`<td class="cell remove product hidden-print"><form action="/catalog/product_compare/remove/" method="post"><input type="hidden" name="product" value="${id}"><input type="hidden" name="form_key" value="${ctx.formKey}"><button type="submit" class="link-button action delete" title="Remove Product" data-post="${JSON.stringify(post)}"><span>Remove Product</span><span class="only-read">: ${name}</span></button></form></td>`;
};

const toCart = (ctx: PageContext, product: Product): Markup =>
  product.isSalable
    ? markup`<form data-role="tocart-form" action="${product.addToCartUrl}" method="post"><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="form_key" value="${ctx.formKey}"><button type="submit" class="button button-light action tocart primary"><span>Add to Cart</span><span class="only-read">: ${product.name}</span></button></form>`
    : markup`<div class="stock unavailable"><span>Out of stock</span></div>`;

const info = (
  ctx: PageContext,
  product: Product,
): Markup => markup`<td data-th="${translate('Product')}" class="cell product info">
<a class="product-item-photo compare-cover medium-${product.medium}" href="${product.url}" tabindex="-1" aria-hidden="true"><img class="product-image-photo" src="${product.image.src}" loading="lazy" width="${product.image.width}" height="${product.image.height}" alt=""></a>
<strong class="product-item-name"><a href="${product.url}">${product.name}</a></strong>
${product.rating === null ? nothing : ratingSummary(product.rating, product.url)}
${cardPrice(product)}
<div class="product-item-actions hidden-print"><div class="actions-primary">${toCart(ctx, product)}</div><div class="secondary-addto-links actions-secondary" data-role="add-to-links">${toWishlist(product, ctx.formKey, 'wish-link')}</div></div>
</td>`;

const attributeRow = ({ label, values }: Attribute): Markup =>
  markup`<tr><th scope="row" class="cell label"><span class="attribute label">${translate(label)}</span></th>${values.map((paragraphs) => markup`<td class="cell product attribute"><div class="attribute value">${paragraphs.map((text) => markup`<p>${text}</p>`)}</div></td>`)}</tr>`;

const table = (
  ctx: PageContext,
  products: readonly Product[],
): Markup => markup`<a href="#" class="action print hidden-print" title="Print This Page"><span>Print This Page</span></a>
<till-compare><div class="table-wrapper comparison"><table class="data table table-comparison" id="product-comparison" data-mage-init="${JSON.stringify({ compareList: { windowPrintSelector: '.action.print', productsInRow: '5', selectors: { productAddToCartSelector: 'button.action.tocart' } } })}">
<caption class="table-caption only-read">Compare Products</caption>
<thead><tr><th scope="row" class="cell label remove"><span>Remove Product</span></th>${products.map((product) => removal(ctx, product))}</tr></thead>
<tbody><tr><th scope="row" class="cell label product"><span>Product</span></th>${products.map((product) => info(ctx, product))}</tr></tbody>
<tbody>${attributesOf(products).map(attributeRow)}</tbody>
</table></div></till-compare>`;

/** The comparison page. */
export function renderCompare(ctx: PageContext, products: readonly Product[]): string {
  const body = markup`<div class="wide">
<div class="page-head"><h1>Compare Products</h1></div>
${
  products.length === 0
    ? markup`<div class="message info empty"><div>You have no items to compare.</div></div>`
    : table(ctx, products)
}
</div>`;
  return document(ctx, {
    title: 'Products Comparison List',
    page: 'compare',
    body,
    styles: ['listing', 'product', 'compare'],
  });
}
