import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import type { ProductData } from './contract';
import { document } from './layout';
import { markup, nothing } from './markup';
import { productGrid } from './product-card';
import { productForm } from './product-form';
import { gallery } from './product/gallery';
import { samples } from './product/links';
import { toCompare } from './product/to-compare';
import { toWishlist } from './product/to-wishlist';
import { priceBox } from './product/price-box';
import { productMedia } from './product-media';
import { reviewTab } from './reviews/review-tab';
import { ratingSummary } from './reviews/stars';

/** A product page: cover, price, form, description, and related products. */
export function renderProduct(
  ctx: PageContext,
  { product, purchase, category, related, reviews, media }: ProductData,
): string {
  const path =
    category === null
      ? nothing
      : markup`<li><a href="${category.url}">${translate(category.name)}</a></li>`;
  const body = markup`<div class="wide">
<till-breadcrumbs menu=".departments"><nav class="crumbs breadcrumbs" aria-label="Breadcrumb"><ol><li><a href="/" title="Go to Home Page">Home</a></li>${path}<li aria-current="page">${product.name}</li></ol></nav></till-breadcrumbs>
<div class="product">
${gallery(product, purchase, media)}
<div class="product-info">
<h1><span itemprop="name">${product.name}</span></h1>
${product.author === '' ? nothing : markup`<p class="maker">${product.author}</p>`}
${product.rating === null ? nothing : ratingSummary(product.rating, '')}
${priceBox(product, purchase)}
<meta itemprop="priceCurrency" content="${ctx.currency}">
${productForm(product, purchase, ctx)}
<div class="product-addto-links" data-role="add-to-links">${toWishlist(product, ctx.formKey, 'wish-link')}${toCompare(ctx, product, 'wish-link')}</div>
${samples(purchase)}
${media === null ? nothing : productMedia(media)}
<till-see-more><div class="prose">${product.description.map((paragraph) => markup`<p>${paragraph}</p>`)}</div></till-see-more>
<dl class="facts">${product.facts.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}<div><dt>SKU</dt><dd>${product.sku}</dd></div></dl>
</div>
</div>
${reviewTab(reviews, product.name, ctx)}
${
  related.length === 0
    ? nothing
    : markup`<section class="shelf" aria-labelledby="related"><div class="shelf-head"><h2 id="related">Near it on the shelf</h2></div><till-slider load="visible">${productGrid(related, 3, 0)}</till-slider></section>`
}
<till-recently-viewed load="idle"></till-recently-viewed>
${product.isSalable ? markup`<till-product-bar load="idle" label="${product.name}"></till-product-bar>` : nothing}
</div>`;
  return document(ctx, {
    title: product.name,
    page: 'product',
    body,
    styles: ['product', 'reviews'],
    isTall: true,
  });
}
