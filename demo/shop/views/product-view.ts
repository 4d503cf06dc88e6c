import { coverPath, productPath } from '../domain/catalogue/paths';
import type { Database } from '../db/database';
import type { ImageView, Product, ProductOption } from '../pages/product.types';
import { ratingSummary } from '../domain/reviews/review-store';
import { categories } from '../data/categories';
import { priceView } from './price-view';
import type { Attribute, AttributeValue } from '../data/attributes';
import type { ShopProduct } from '../data/products';
import { isSalable, stockOf } from '../domain/catalogue/stock';

const LOW_STOCK = 5;
const IMAGE_WIDTH = 300;
const IMAGE_HEIGHT = 400;

/** The picture of a SKU. */
export function imageView(sku: string, alt: string): ImageView {
  return { src: coverPath(sku), alt, width: IMAGE_WIDTH, height: IMAGE_HEIGHT };
}

function swatchText({ swatch }: AttributeValue): string {
  return swatch.kind === 'image' ? coverPath(swatch.value) : swatch.value;
}

/** The cover for this value; none for values that do not change the product's colour. */
function coverOf(product: ShopProduct, attribute: Attribute, value: AttributeValue): string | null {
  if (value.swatch.kind === 'text') return null;
  const variant = product.variants.find(
    ({ choice, colour }) => choice[attribute.id] === value.id && colour !== undefined,
  );
  return variant === undefined ? null : coverPath(variant.sku);
}

function optionView(db: Database, product: ShopProduct, attribute: Attribute): ProductOption {
  return {
    id: String(attribute.id),
    code: attribute.code,
    label: attribute.label,
    values: attribute.values.map((value) => {
      const cover = coverOf(product, attribute, value);
      return {
        id: String(value.id),
        label: value.label,
        swatch: swatchText(value),
        swatchKind: value.swatch.kind,
        ...(cover === null ? {} : { cover }),
        products: product.variants
          .filter(({ choice, sku }) => choice[attribute.id] === value.id && stockOf(db, sku) > 0)
          .map(({ id }) => String(id)),
      };
    }),
  };
}

function stockNote(db: Database, product: ShopProduct): string {
  if (product.type !== 'simple') return '';
  const left = stockOf(db, product.sku);
  return left > 0 && left <= LOW_STOCK ? `Only ${String(left)} left` : '';
}

/** A product for the shop's pages; `baseUrl` ends with a slash. */
export function productView(db: Database, product: ShopProduct, baseUrl: string): Product {
  const uenc = Buffer.from(new URL(productPath(product), baseUrl).href).toString('base64url');
  return {
    id: String(product.id),
    sku: product.sku,
    type: product.type,
    name: product.name,
    author: product.author,
    medium: product.format,
    url: productPath(product),
    image: imageView(product.sku, product.name),
    price: priceView(product),
    isSalable: isSalable(db, product),
    rating: ratingSummary(db, product.id),
    stockNote: stockNote(db, product),
    minQty: product.minQty,
    qtyStep: product.qtyStep,
    description: product.description,
    facts: product.facts,
    options: product.attributes.map((attribute) => optionView(db, product, attribute)),
    hasRequiredOptions: product.customOptions.some(({ isRequired }) => isRequired),
    addToCartUrl: `/checkout/cart/add/uenc/${uenc}/product/${String(product.id)}/`,
    uenc,
    wishUrl: new URL('wishlist/index/add/', baseUrl).href,
  };
}

/** The shop's categories for pages. */
export const categoryViews = categories.map(({ id, urlKey, name, description }) => ({
  id,
  name,
  description,
  url: `/${urlKey}.html`,
}));
