import { unitPrice } from '../domain/catalogue/catalogue';
import type { ShopProduct } from '../data/products';
import { priceRange } from '../domain/catalogue/pricing';
import { coverPath, productPath } from '../domain/catalogue/paths';
import { isSalable } from '../domain/catalogue/stock';
import type { Database } from '../db/database';
import { amount, priceHtml } from '../domain/totals/money';
import { currentCurrency } from '../domain/totals/currencies';

/** A product in lists that scripts render (`endpoints.md` §2, ProductRow). */
export interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly [detail: string]: unknown;
}

const IMAGES = {
  recently_viewed_products_grid_content_widget: [240, 300],
  recently_viewed_products_list_content_widget: [270, 270],
} as const;

function priceInfo(product: ShopProduct): object {
  const own = unitPrice({ product, variant: null });
  const [low, high] = priceRange(product);
  const isOwn = low === own && high === own;
  const cents = {
    final_price: low,
    max_price: high,
    max_regular_price: isOwn ? product.price : high,
    minimal_regular_price: isOwn ? product.price : low,
    minimal_price: low,
    regular_price: product.type === 'grouped' ? 0 : isOwn ? product.price : low,
  };
  const mapped = (change: (value: number) => unknown): object =>
    Object.fromEntries(Object.entries(cents).map(([key, value]) => [key, change(value)]));
  const shown = { ...mapped(amount), formatted_prices: mapped(priceHtml), special_price: null };
  return {
    ...shown,
    extension_attributes: {
      msrp: {
        msrp_price: priceHtml(0),
        is_applicable: '',
        is_shown_price_on_gesture: '1',
        msrp_message: '',
        explanation_message:
          'Our price is lower than the manufacturer&#039;s &quot;minimum advertised price.&quot;',
      },
      tax_adjustments: shown,
      weee_attributes: [],
      weee_adjustment: priceHtml(low),
    },
  };
}

/** The row of a product; `baseUrl` ends with a slash. */
export function productRow(db: Database, product: ShopProduct, baseUrl: string): ProductRow {
  const page = new URL(productPath(product), baseUrl).href;
  const uenc = Buffer.from(page).toString('base64');
  const needsOptions = product.attributes.length > 0 || product.links.length > 0;
  const post = (action: string): string =>
    JSON.stringify({ action, data: { product: String(product.id), uenc } });
  const addUrl = `${baseUrl}checkout/cart/add/product/${String(product.id)}/`;
  return {
    add_to_cart_button: { post_data: post(addUrl), url: addUrl, required_options: needsOptions },
    add_to_compare_button: {
      post_data: null,
      url: post(`${baseUrl}catalog/product_compare/add/`),
      required_options: null,
    },
    price_info: priceInfo(product),
    images: Object.entries(IMAGES).map(([code, [width, height]]) => ({
      url: new URL(coverPath(product.sku), baseUrl).href,
      code,
      height,
      width,
      label: product.name,
      resized_width: width,
      resized_height: height,
    })),
    url: page,
    id: product.id,
    name: product.name,
    type: product.type,
    is_salable: isSalable(db, product) ? '1' : '',
    store_id: 1,
    currency_code: currentCurrency().code,
  };
}
