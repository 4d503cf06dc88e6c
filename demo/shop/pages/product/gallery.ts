import type { Product } from '../product.types';
import { markup, nothing, type Markup } from '../markup';
import type { MediaView } from '../product-media';
import type { Purchase } from './purchase.types';

/**
 * The pictures of a product: the first one large, then thumbnails that link to the pictures, then its film or
 * recording. The element replaces all of it and takes the same space.
 */
export const gallery = (
  product: Product,
  { pictures }: Purchase,
  media: MediaView | null,
): Markup => {
  const small = pictures.map(
    ({ src, alt }, index) =>
      markup`<li><a href="${src}" data-thumb><img src="${src}" alt="${index === 0 ? alt : `${alt}, picture ${index + 1}`}" width="60" height="80" loading="lazy"></a></li>`,
  );
  const film =
    media === null
      ? nothing
      : markup`<li><a href="${media.src}"><img src="${media.poster}" alt="${media.title}" width="60" height="80" loading="lazy"></a></li>`;
  return markup`<div class="product-cover medium-${product.medium}"><till-gallery label="${product.name}" sizes="(min-width: 56rem) 40vw, 90vw">
<div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><img class="gallery-placeholder__image" src="${product.image.src}" alt="${product.name}" width="${product.image.width}" height="${product.image.height}" fetchpriority="high" data-main-cover></div>
${pictures.length < 2 && media === null ? nothing : markup`<ul class="thumbs">${small}${film}</ul>`}
</till-gallery></div>`;
};
