import { products, type ShopProduct } from '../../demo/shop/data/products';
import type { CoverSubject } from './cover.types';
import { drawCover } from './index';

/** What the covers of a product and its variants are drawn from. */
export function coverSubjects(product: ShopProduct): readonly CoverSubject[] {
  return [product, ...product.variants].map(({ sku, colour = product.colour }) => ({
    sku,
    title: product.name,
    creator: product.author,
    format: product.format,
    ...(colour === undefined ? {} : { colour }),
  }));
}

/** Every cover of the shop: the name of its file, and what that holds. */
export function shopCovers(): ReadonlyMap<string, string> {
  const subjects = products.flatMap(coverSubjects);
  return new Map(subjects.map((subject) => [`${subject.sku}.svg`, drawCover(subject)]));
}
