import * as v from 'valibot';
import { isFromPrice, lowestPrice } from '../domain/from-price';
import type { ItemImage } from '../domain/quote.types';
import type { ProductPurchase, RecentProduct } from '../domain/recent.types';
import { sameOrigin } from '../platform/navigate';
import { buildQuery } from '../platform/query/query-string';
import { searchCriteria } from '../platform/query/search-criteria';
import { ok, type Result } from '../platform/result';
import { textOf } from '../platform/text/decode';
import {
  parsedOrNull,
  parseMaybeTwice,
  wireChoices,
  wireFlag,
  wirePicture,
  wireText,
} from './wire/wire';
import { call, restUrl, type CallOptions, type RestContext } from './rest';

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const html = v.pipe(v.nullish(v.string(), ''), v.transform(textOf));
const size = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), 240);

const amount = v.fallback(v.nullable(v.number()), null);

const image = v.object({ url: wirePicture, width: size, height: size });

const post = v.pipe(
  v.unknown(),
  v.transform(parseMaybeTwice),
  v.object({ data: v.record(v.string(), wireText) }),
);

const purchase = v.object({
  url: v.pipe(v.string(), v.check(sameOrigin)),
  post_data: v.fallback(v.nullable(post), null),
  required_options: v.fallback(wireFlag, true),
});

/** A product row (`endpoints.md` §2, LIST-04 to LIST-07), limited to what a list of products needs. */
const row = v.object({
  id: idText,
  name: v.pipe(v.string(), v.transform(textOf), v.nonEmpty()),
  url: v.pipe(v.string(), v.check(sameOrigin)),
  images: v.fallback(wireChoices(image), []),
  is_salable: v.fallback(wireFlag, false),
  add_to_cart_button: v.fallback(v.nullable(purchase), null),
  price_info: v.fallback(
    v.object({
      regular_price: amount,
      final_price: amount,
      minimal_price: amount,
      formatted_prices: v.object({
        final_price: html,
        regular_price: html,
        minimal_price: html,
        max_price: html,
      }),
    }),
    {
      regular_price: null,
      final_price: null,
      minimal_price: null,
      formatted_prices: { final_price: '', regular_price: '', minimal_price: '', max_price: '' },
    },
  ),
});

const pictureOf = (images: readonly v.InferOutput<typeof image>[]): ItemImage | null => {
  const [first] = images;
  return first === undefined
    ? null
    : { src: first.url, alt: '', width: first.width, height: first.height };
};

const purchaseOf = ({
  url,
  post_data: data,
  required_options: needsChoice,
}: v.InferOutput<typeof purchase>): ProductPurchase => ({
  url,
  fields: needsChoice ? null : (data?.data ?? null),
});

/** Parses a product row, which other scripts may have stored long ago; null when it cannot be shown. */
export function parseProductRow(stored: unknown): RecentProduct | null {
  const parsed = parsedOrNull(row, stored);
  if (parsed === null) return null;
  const { id, name, url, images, price_info: info, is_salable: isSalable } = parsed;
  const button = parsed.add_to_cart_button;
  const {
    final_price: price,
    regular_price: regular,
    minimal_price: lowest,
    max_price: highest,
  } = info.formatted_prices;
  return {
    id,
    name,
    url,
    image: pictureOf(images),
    price,
    // A grouped product has a regular price of 0.
    regularPrice:
      regular === price || (info.regular_price ?? 1) <= (info.final_price ?? 0) ? '' : regular,
    isFrom: isFromPrice(price, lowest, highest),
    lowest: lowestPrice(info.minimal_price, info.final_price, lowest),
    buy: button === null || !isSalable ? null : purchaseOf(button),
  };
}

/** Which product data to load, and for which store and currency. */
interface ProductQuery {
  readonly ids: readonly string[];
  readonly store: string;
  readonly currency: string;
}

const response = v.object({ items: wireChoices(v.looseObject({ id: idText })) });

/** Loads product rows by id, in the format in which they are stored (RECENT-13, RECENT-14). */
export async function loadProductRows(
  context: Pick<RestContext, 'baseUrl' | 'storeCode'>,
  { ids, store, currency }: ProductQuery,
  { signal }: CallOptions = {},
): Promise<Result<Readonly<Record<string, Readonly<Record<string, unknown>>>>>> {
  const query = buildQuery({
    ...searchCriteria({ entity_id: ids }),
    store_id: store,
    currency_code: currency,
  });
  const result = await call(
    { url: `${restUrl(context, 'products-render-info')}?${query}`, signal },
    response,
  );
  return result.ok
    ? ok(Object.fromEntries(result.value.items.map((item) => [item.id, item])))
    : result;
}
