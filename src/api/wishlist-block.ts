import * as v from 'valibot';
import { readDataPost, type DataPost } from '../domain/data-post';
import type { StoredSection } from '../domain/section.types';
import type { BlockItem } from '../domain/wishlist.types';
import { isWebAddress, sameOrigin } from '../platform/navigate';
import { nameText, textOf } from '../platform/text/decode';
import { parsedOrNull, wireFlag, wirePicture } from './wire/wire';

/** Pixels, where the section names none. */
const SIZE = 75;

const sideOf = (value: unknown): number => (Number(value) > 0 ? Number(value) : SIZE);

const text = v.fallback(v.string(), '');
const side = v.fallback(v.pipe(v.unknown(), v.transform(sideOf)), SIZE);
const picture = v.object({ src: wirePicture, width: side, height: side });

const item = v.object({
  image: v.fallback(v.nullable(picture), null),
  product_name: v.string(),
  product_url: v.fallback(v.pipe(v.string(), v.check(isWebAddress)), ''),
  product_price: text,
  product_is_saleable_and_visible: v.fallback(wireFlag, false),
  add_to_cart_params: text,
  delete_item_params: text,
});

const section = v.object({ items: v.fallback(v.array(v.unknown()), []) });

/** A post of this shop; its form key is not sent to another site. */
function ownPost(params: string): DataPost | null {
  const post = readDataPost(params);
  return post !== null && sameOrigin(post.action) ? post : null;
}

/** The price and, where the shop shows one, the regular price, whose markup begins with the class `old-price`. */
function pricesIn(html: string): Pick<BlockItem, 'price' | 'regularPrice'> {
  const [now = '', ...old] = html.split(/<[a-z]+\s[^>]*\bold-price\b[^>]*>/i);
  return { price: textOf(now), regularPrice: textOf(old.join('')) };
}

function itemOf(value: unknown): readonly BlockItem[] {
  const parsed = parsedOrNull(item, value);
  if (parsed === null) return [];
  const removal = ownPost(parsed.delete_item_params);
  const purchase = ownPost(parsed.add_to_cart_params);
  const itemId = removal?.data.item ?? purchase?.data.item ?? '';
  if (itemId === '') return [];
  return [
    {
      itemId,
      name: nameText(parsed.product_name),
      url: parsed.product_url,
      image: parsed.image === null ? null : { ...parsed.image, alt: '' },
      ...pricesIn(parsed.product_price),
      purchase: parsed.product_is_saleable_and_visible ? purchase : null,
      removal,
    },
  ];
}

/**
 * The latest items of the `wishlist` section, newest first, as the block in a sidebar shows them; null while the section is not
 * loaded. Items without a post that names them are skipped.
 */
export function parseWishlistBlock(stored: StoredSection | undefined): readonly BlockItem[] | null {
  return parsedOrNull(section, stored)?.items.flatMap(itemOf) ?? null;
}
