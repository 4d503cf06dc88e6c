import { isFromPrice, lowestPrice } from '../../domain/from-price';
import { ownValue } from '../../domain/own-value';
import type { ItemImage } from '../../domain/quote.types';
import type { RecentProduct } from '../../domain/recent.types';
import { isWebAddress, sameOrigin } from '../../platform/navigate';
import { recordOf, type JsonRecord } from '../../platform/record';
import { namespacedStorage } from '../../platform/storage/namespaced-storage';
import { textOf } from '../../platform/text/decode';

/** What an empty cart shows of a recently viewed product. */
export type ViewedProduct = Pick<
  RecentProduct,
  'id' | 'name' | 'url' | 'image' | 'price' | 'isFrom' | 'lowest'
>;

/** Maximum number shown (RECENT-08). */
const LIMIT = 5;

const asText = (value: unknown): string => (typeof value === 'string' ? textOf(value) : '');

/**
 * The products stored as viewed by the platform's front end, newest first (RECENT-06, RECENT-09), each once: it may be
 * stored for several scopes. Those without a name, or without a URL of this shop, are skipped. `now` in milliseconds
 * since 1970.
 */
export function viewedProducts(now: number): readonly ViewedProduct[] {
  const products = namespacedStorage('product_data_storage').all();
  const viewed = [...namespacedStorage('recently_viewed_product').fresh(now)]
    .sort((one, other) => Number(other.added_at) - Number(one.added_at))
    .map(({ product_id: id }) =>
      typeof id === 'number' || typeof id === 'string' ? String(id) : '',
    );
  return [...new Set(viewed)]
    .flatMap((id) => {
      const product = ownValue(products, id) ?? {};
      const { url } = product;
      const name = asText(product.name);
      return name !== '' && typeof url === 'string' && sameOrigin(url)
        ? [{ id, name, url, image: imageOf(product), ...priceOf(product) }]
        : [];
    })
    .slice(0, LIMIT);
}

function priceOf({
  price_info: info,
}: JsonRecord): Pick<ViewedProduct, 'price' | 'isFrom' | 'lowest'> {
  const { formatted_prices: texts, minimal_price: minimal, final_price: final } = recordOf(info);
  const prices = recordOf(texts);
  const price = asText(prices.final_price);
  const [lowest, highest] = [asText(prices.minimal_price), asText(prices.max_price)];
  return {
    price,
    isFrom: isFromPrice(price, lowest, highest),
    lowest: lowestPrice(minimal, final, lowest),
  };
}

function imageOf({ images }: JsonRecord): ItemImage | null {
  const { url: src, width, height } = recordOf(Object.values(Object(images) as object)[0]);
  return typeof src === 'string' && isWebAddress(src)
    ? { src, alt: '', width: Number(width) || 240, height: Number(height) || 240 }
    : null;
}
