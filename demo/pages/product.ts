import type { PageContext, ProductData } from './contract';
import { document } from './layout';
import { markup, nothing } from './markup';
import { price, productGrid } from './product-card';
import { productForm } from './product-form';

/** One product: its cover large, what it costs, the form, what it is, and its neighbours on the shelf. */
export function renderProduct(
  ctx: PageContext,
  { product, category, related }: ProductData,
): string {
  const path =
    category === null ? nothing : markup`<li><a href="${category.url}">${category.name}</a></li>`;
  const body = markup`<div class="wide">
<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li>${path}<li aria-current="page">${product.name}</li></ol></nav>
<div class="product">
<div class="product-cover medium-${product.medium}"><img src="${product.image.src}" alt="${product.name}" width="${product.image.width}" height="${product.image.height}" fetchpriority="high" data-main-cover></div>
<div class="product-info">
<h1>${product.name}</h1>
${product.author === '' ? nothing : markup`<p class="maker">${product.author}</p>`}
${price(product)}
${productForm(product, ctx.formKey)}
<div class="prose">${product.description.map((paragraph) => markup`<p>${paragraph}</p>`)}</div>
<dl class="facts">${product.facts.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}<div><dt>SKU</dt><dd>${product.sku}</dd></div></dl>
</div>
</div>
${
  related.length === 0
    ? nothing
    : markup`<section class="shelf" aria-labelledby="related"><div class="shelf-head"><h2 id="related">Near it on the shelf</h2></div>${productGrid(related.slice(0, 4), 3, 0)}</section>`
}
</div>`;
  return document(ctx, { title: product.name, page: 'product', body, styles: 'product' });
}
