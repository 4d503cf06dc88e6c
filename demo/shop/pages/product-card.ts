import type { Product } from './product.types';
import { markup, nothing, type Markup } from './markup';

/** The price on a card, with the regular price; a minimum advertised price is shown on the product page only. */
export const price = ({ price: { advertised, final, old, from, to } }: Product): Markup => {
  if (advertised !== null) {
    return markup`<p class="price"><span class="only-read">Manufacturer's price </span><s class="price-was">${advertised.price.text}</s> <span class="price-note">Our price is inside</span></p>`;
  }
  const now =
    old === null
      ? markup`<span class="price-now">${final.text}</span>`
      : markup`<span class="only-read">Special Price </span><span class="price-now price-special">${final.text}</span> <span class="only-read">Regular Price </span><s class="price-was">${old.text}</s>`;
  return markup`<p class="price">${from.amount < to.amount ? markup`<span class="price-note">As low as</span> ` : nothing}${now}</p>`;
};

/** A product in a list: the whole card is one link target, named by the title. The first cards load eagerly. */
const productCard = (product: Product, level: 2 | 3, eager: boolean): Markup => {
  const title = markup`<a href="${product.url}">${product.name}</a>`;
  return markup`<li class="card">
<div class="card-cover medium-${product.medium}"><img src="${product.image.src}" alt="" width="${product.image.width}" height="${product.image.height}" loading="${eager ? 'eager' : 'lazy'}" decoding="async">${
    product.price.old !== null && product.isSalable
      ? markup`<span class="flag">Special price</span>`
      : nothing
  }${product.isSalable ? nothing : markup`<span class="flag flag-quiet">Out of stock</span>`}</div>
${level === 2 ? markup`<h2 class="card-title">${title}</h2>` : markup`<h3 class="card-title">${title}</h3>`}
${product.author === '' ? nothing : markup`<p class="card-maker">${product.author}</p>`}
${price(product)}
</li>`;
};

/** A grid of cards. `level` is the heading level of the titles. */
export const productGrid = (products: readonly Product[], level: 2 | 3, eager = 4): Markup =>
  markup`<ul class="grid">${products.map((product, index) => productCard(product, level, index < eager))}</ul>`;
