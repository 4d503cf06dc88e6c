import type { ShopProduct } from '../../data/products';
import { findArticle } from './catalogue';
import { coverPath } from './paths';

/** A picture of a product; `src` is its path in the shop. */
interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** SKUs whose covers show the product: its own, those of its colours, and those of its parts. */
function picturedSkus(product: ShopProduct): readonly string[] {
  const colours = product.variants.filter(({ colour }) => colour !== undefined);
  const parts = product.bundle?.options.flatMap(({ selections }) => selections) ?? [];
  return [product, ...colours, ...product.members, ...parts].map(({ sku }) => sku);
}

/** The pictures of a product's gallery; variants that look alike share one. */
export function pictures(product: ShopProduct): readonly Picture[] {
  const seen = new Set<string>();
  return picturedSkus(product).flatMap((sku) => {
    const article = findArticle(sku);
    const look = `${article?.product.sku ?? sku} ${article?.variant?.colour ?? ''}`;
    if (!article || seen.has(look)) return [];
    seen.add(look);
    return [{ src: coverPath(sku), alt: article.product.name }];
  });
}
