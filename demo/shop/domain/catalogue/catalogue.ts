import { products, type ShopProduct, type Variant } from '../../data/products';
import { currentVisitor } from '../settings/visitor';

/** A line's product, and the variant of a configurable one. */
export interface Article {
  readonly product: ShopProduct;
  readonly variant: Variant | null;
}

const articles = new Map<string, Article>();
for (const product of products) {
  articles.set(product.sku, { product, variant: null });
  for (const variant of product.variants) articles.set(variant.sku, { product, variant });
}

/** The product with this SKU, or the variant with its product. */
export function findArticle(sku: string): Article | null {
  return articles.get(sku) ?? null;
}

export function findProduct(id: number): ShopProduct | null {
  return products.find((product) => product.id === id) ?? null;
}

export function findProductByUrlKey(urlKey: string): ShopProduct | null {
  return products.find((product) => product.urlKey === urlKey) ?? null;
}

export function productsInCategory(urlKey: string): readonly ShopProduct[] {
  return products.filter((product) => product.categories.includes(urlKey));
}

/** The variant with exactly these values (attribute id to value id), or null. */
export function findVariant(
  product: ShopProduct,
  choice: Readonly<Record<number, number>>,
): Variant | null {
  return (
    product.variants.find((variant) =>
      product.attributes.every(({ id }) => variant.choice[id] === choice[id]),
    ) ?? null
  );
}

/** Every SKU with its own stock, and its stock in a new shop. */
export function stockedSkus(): readonly { readonly sku: string; readonly stock: number }[] {
  return products.flatMap((product): readonly { sku: string; stock: number }[] => {
    if (product.bundle || product.members.length > 0) return [];
    return product.type === 'configurable' ? product.variants : [product];
  });
}

/** Price of one piece in cents without options, for the visitor of this request. */
export function unitPrice({ product, variant }: Article): number {
  const changed = currentVisitor().shelf.get(variant?.sku ?? product.sku)?.price;
  return changed ?? variant?.price ?? product.specialPrice ?? product.price;
}
