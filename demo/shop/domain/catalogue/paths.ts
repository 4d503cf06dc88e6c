import type { ShopProduct } from '../../data/products';

/** Path of a product's page. */
export function productPath(product: ShopProduct): string {
  return `/${product.urlKey}.html`;
}

/** Path of the drawn cover of a product or variant. */
export function coverPath(sku: string): string {
  return `/art/${encodeURIComponent(sku)}.svg`;
}
