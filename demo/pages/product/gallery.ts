import type { Product } from '../contract';
import { markup, nothing, type Markup } from '../markup';
import type { Purchase } from './purchase.types';

/** The pictures of a product: the first large, all of them small below it, each a link to itself. */
export const gallery = (product: Product, { pictures }: Purchase): Markup =>
  markup`<div class="product-cover medium-${product.medium}">
<div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><img class="gallery-placeholder__image" src="${product.image.src}" alt="${product.name}" width="${product.image.width}" height="${product.image.height}" fetchpriority="high" data-main-cover></div>
${
  pictures.length < 2
    ? nothing
    : markup`<ul class="thumbs">${pictures.map(
        ({ src, alt }, index) =>
          markup`<li><a href="${src}" data-thumb><img src="${src}" alt="${index === 0 ? alt : `${alt}, picture ${index + 1}`}" width="60" height="80" loading="lazy"></a></li>`,
      )}</ul>`
}</div>`;
